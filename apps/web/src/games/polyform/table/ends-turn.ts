import { polyform } from '@minoya/games/polyform/game';
import type { Action, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';

/** Asked anyway, or not a matter of choice. */
const never: ReadonlySet<Action['type']> = new Set(['end', 'reward', 'finish', 'put', 'lift', 'debug']);

/** Whether these actions, done now, would be the last of the seat's turn. By the rules themselves. */
export function endsTurn(view: State, seat: Seat, actions: readonly Action[]): boolean {
  if (view.active !== seat || actions.some(action => never.has(action.type))) return false;
  let state = view;
  for (const action of actions) {
    const step = polyform.apply(state, seat, action);
    if (!step.ok) return false;
    ({ state } = step);
  }
  return state.active !== seat;
}
