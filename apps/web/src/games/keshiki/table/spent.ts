import { goalsIn } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import { hasWon } from '../entry/progress.ts';

/** The taps that the first star allows are used up without it: nothing counts any more until some are taken back. */
export function isSpent(state: State): boolean {
  const [first] = goalsIn(state);
  return first !== undefined && first.within !== null && state.taps >= first.within && !hasWon(state);
}
