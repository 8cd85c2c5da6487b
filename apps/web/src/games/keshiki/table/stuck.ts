import { coloredLeft } from '@minoya/games/keshiki/board';
import { goalsIn } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import type { Localized } from '../../../i18n/lang.ts';
import { hasWon } from '../entry/progress.ts';
import { words } from '../text.ts';

interface Told {
  readonly won: boolean;
  readonly title: Localized;
  readonly lines: readonly Localized[];
}

/** What is said when no tap is left: a reached goal is a success, however much is left. */
export function stuckTold(state: State): Told {
  const left = words.stuckLeft(coloredLeft(state.board));
  if (goalsIn(state).length === 0 || !hasWon(state))
    return {
      won: hasWon(state),
      title: words.stuck,
      lines: [left, state.tools.length > 0 ? words.stuckTools : words.stuckHow],
    };
  return { won: true, title: words.wonStuck, lines: [left, words.wonStuckHow] };
}
