import { coloredLeft } from '@minoya/games/keshiki/board';
import { goalsIn } from '@minoya/games/keshiki/goals';
import type { Setup } from '@minoya/games/keshiki/setup';
import type { State } from '@minoya/games/keshiki/state';
import type { Localized } from '../../../i18n/lang.ts';
import { decidesDay, hasWon } from '../entry/progress.ts';
import { stuckWords as words } from './stuck-words.ts';

interface Told {
  readonly won: boolean;
  readonly title: Localized;
  readonly lines: readonly Localized[];
}

/** What is said when no tap is left: a reached goal is a success, however much is left. */
export function stuckTold(state: State, setup: Setup | null = null): Told {
  const left = words.stuckLeft(coloredLeft(state.board));
  if (goalsIn(state).length === 0 || !hasWon(state)) {
    const how = state.tools.length > 0 ? words.stuckTools : words.stuckHow;
    return { won: hasWon(state), title: words.stuck, lines: [left, how, givingUp(setup)] };
  }
  return { won: true, title: words.wonStuck, lines: [left, words.wonStuckHow] };
}

/** What is said then. */
export function spentTold(state: State): Told {
  const within = goalsIn(state)[0]?.within ?? 0;
  return { won: false, title: words.spent(within), lines: [words.spentHow] };
}

/** What is said before the tap that would end the board without its goal. */
export function shortTold(setup: Setup | null): Told {
  return { won: false, title: words.short, lines: [words.shortHow, words.stuckHow, givingUp(setup)] };
}

/** What giving up here means: a day's first result stays, and a walk ends. */
export function givingUp(setup: Setup | null): Localized {
  if (decidesDay(setup)) return words.giveUpDaily;
  return setup?.type === 'endless' ? words.giveUpEndless : words.giveUpStage;
}

/** What the second way back is: to where the goal is in reach, as soon as that is known; else to the start. Fewer moves than `least` are another button's. */
export function wayBack(moves: number, judging: boolean, least = 2): 'known' | 'searching' | 'start' {
  if (moves >= least) return 'known';
  return judging ? 'searching' : 'start';
}
