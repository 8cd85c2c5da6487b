import type { FunctionComponent } from 'preact';
import type { Localized } from '../i18n/lang.ts';

/** What the home page knows of a game before its chunk is loaded. */
export interface Front {
  /** The game's id, and the first part of its paths. */
  readonly id: string;
  /** Where on the street: the lowest comes first. */
  readonly order: number;
  readonly name: Localized;
  /** The name cut over the four strips of the shop curtain. */
  readonly strips: Localized<readonly [string, string, string, string]>;
  /** What its crest shows inside the ring: the lines of an SVG path on a field of 48. */
  readonly crest: string;
  /** The colour of the curtain: the name is written on it in paper white, and must be readable. */
  readonly cloth: string;
  readonly line: Localized;
  readonly players: Localized;
  /** Short links under the main button, such as チュートリアル / 図鑑. */
  readonly links: readonly { readonly text: Localized; readonly to: string }[];
  /** True: the game has a run of the day (`ui.daily`). */
  readonly daily?: boolean;
  /** What its games with help are called on leaderboards, where that is more than hints. */
  readonly aided?: Localized;
  readonly Art: FunctionComponent;
}
