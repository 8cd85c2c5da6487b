import type { FunctionComponent } from 'preact';
import type { Motif } from '../design/Crest.tsx';
import type { Both } from '../i18n/lang.ts';

/** What the home page knows of a game before its chunk is loaded. */
export interface Front {
  /** The game's id, and the first part of its paths. */
  readonly id: string;
  readonly name: Both;
  /** The name cut over the four strips of the shop curtain. */
  readonly strips: Both<readonly [string, string, string, string]>;
  readonly motif: Motif;
  readonly cloth: 'ai' | 'shu' | 'matsu';
  readonly line: Both;
  readonly players: Both;
  /** Short links under the main button, such as 新しく / 番号. */
  readonly links: readonly { readonly text: Both; readonly to: string }[];
  /** True: the game has a run of the day (`house.daily`). */
  readonly daily?: boolean;
  readonly Art: FunctionComponent;
}
