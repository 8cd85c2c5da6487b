import { roundMemories } from '@minoya/games/rokumasu/shelf';
import type { State } from '@minoya/games/rokumasu/state';

/** Between rounds, what a relic gathered in the last one is over: the shelf shows what the next begins with. */
export function asItWillBegin(state: State): State {
  const between = state.phase === 'progress' || state.phase === 'shop' || state.phase === 'pack';
  return between ? { ...state, relics: roundMemories(state.relics) } : state;
}
