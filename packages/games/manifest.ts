import type { AnyGame, Localized } from '@minoya/kernel';
import type { Daily } from '@minoya/shared/daily';
import type { PublishRefusal } from '@minoya/shared/published';
import type { LinkPreview } from './link-preview.ts';

/** What the house knows of a game. Each game's folder has one, in `manifest.ts`; `index.ts` lists them. */
export interface GameManifest {
  readonly game: AnyGame;
  readonly name: Localized;
  /** What is played when only the game is named. */
  readonly firstSetup: string;
  /** The game after some of its actions, by its setup's text and its state. */
  linkPreview(setup: string, state: never): LinkPreview;
  /** Every mark that a link preview may name; the painter's pictures are made from this list. */
  readonly marks: readonly string[];
  /** Its one game a day, if it has one. Without a setup the game's bots search for it (`packages/bots/index.ts`). */
  readonly daily?: Omit<Daily, 'setup'> & Partial<Pick<Daily, 'setup'>>;
  /** What players may publish of their own, if anything. */
  readonly publishing?: Publishing;
}

/** Which setups of a game players may publish; that their goal can be reached is shown by a game on them. */
export interface Publishing {
  /** Why nobody may publish this setup; null when anybody may. */
  refusal(setup: string): PublishRefusal | null;
  /** The same text for all setups that are the same board, whatever its parts are called. */
  likeness(setup: string): string;
  /** What it asks for: boards are listed by it. */
  topic(setup: string): string;
  /** Every answer that `topic` may give. */
  readonly topics: readonly string[];
}
