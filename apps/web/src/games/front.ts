import type { FunctionComponent } from 'preact';
import type { Motif } from '../design/Crest.tsx';
import type { Localized } from '../i18n/lang.ts';

/** What the home page knows of a game before its chunk is loaded. */
export interface Front {
  /** The game's id, and the first part of its paths. */
  readonly id: string;
  readonly name: Localized;
  /** The name cut over the four strips of the shop curtain. */
  readonly strips: Localized<readonly [string, string, string, string]>;
  readonly motif: Motif;
  readonly cloth: 'ai' | 'shu' | 'matsu';
  readonly line: Localized;
  readonly players: Localized;
  /** Short links under the main button, such as 新しく / 番号. */
  readonly links: readonly { readonly text: Localized; readonly to: string }[];
  /** True: the game has a run of the day (`house.daily`). */
  readonly daily?: boolean;
  readonly Art: FunctionComponent;
}
