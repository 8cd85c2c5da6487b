import type { Glimpse, Words } from './glimpse.ts';
import * as keshiki from './keshiki/glimpse.ts';
import * as polyform from './polyform/glimpse.ts';
import * as rokumasu from './rokumasu/glimpse.ts';

interface Looks {
  readonly name: Words;
  /** The game after some of its actions, by its setup's text and its state. */
  glimpse(setup: string, state: never): Glimpse;
  /** Every mark that a glimpse may name; the painter's pictures are made from this list. */
  readonly marks: readonly string[];
}

/** How each of the house's games looks from outside. Programs that handle any game import this list and nothing else. */
export const glimpses: Readonly<Record<string, Looks>> = { rokumasu, keshiki, polyform };
