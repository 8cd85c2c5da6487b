import type { Localized } from '@minoya/kernel';
import type { LinkPreview } from './link-preview.ts';
import * as keshiki from './keshiki/link-preview.ts';
import * as polyform from './polyform/link-preview.ts';
import * as rokumasu from './rokumasu/link-preview.ts';

interface Looks {
  readonly name: Localized;
  /** The game after some of its actions, by its setup's text and its state. */
  linkPreview(setup: string, state: never): LinkPreview;
  /** Every mark that a link preview may name; the painter's pictures are made from this list. */
  readonly marks: readonly string[];
}

/** How each of the house's games looks from outside. Programs that handle any game import this list and nothing else. */
export const linkPreviews: Readonly<Record<string, Looks>> = { rokumasu, keshiki, polyform };
