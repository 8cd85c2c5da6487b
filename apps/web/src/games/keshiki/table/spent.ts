import { goalsIn } from '@minoya/games/keshiki/goals';
import type { Action, State } from '@minoya/games/keshiki/state';
import { hasWon } from '../entry/progress.ts';
import { stateAfter } from './state-after.ts';

/** The taps that the first star allows are used up without it: nothing counts any more until some are taken back. */
export function isSpent(state: State): boolean {
  const [first] = goalsIn(state);
  return first !== undefined && first.within !== null && state.taps >= first.within && !hasWon(state);
}

/** Whether an action ends the board by itself, without its goal: it is asked about before, as nothing can be taken back after. */
export function endsShort(game: Parameters<typeof stateAfter>[0], state: State, action: Action): boolean {
  if (action.type === 'finish' || hasWon(state)) return false;
  const next = stateAfter(game, state, action);
  return next !== null && next.phase !== 'playing' && !hasWon(next);
}
