import { coloredLeft } from '@minoya/games/keshiki/board';
import { goalsIn } from '@minoya/games/keshiki/goals';
import type { Setup } from '@minoya/games/keshiki/setup';
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
export function stuckTold(state: State, type?: Setup['type']): Told {
  const left = words.stuckLeft(coloredLeft(state.board));
  if (goalsIn(state).length === 0 || !hasWon(state)) {
    const how = state.tools.length > 0 ? words.stuckTools : words.stuckHow;
    return { won: hasWon(state), title: words.stuck, lines: [left, how, givingUp(type)] };
  }
  return { won: true, title: words.wonStuck, lines: [left, words.wonStuckHow] };
}

/** What giving up here means: a day's first result stays, and a walk ends. */
export function givingUp(type: Setup['type'] | undefined): Localized {
  if (type === 'daily') return words.giveUpDaily;
  return type === 'endless' ? words.giveUpEndless : words.giveUpStage;
}
