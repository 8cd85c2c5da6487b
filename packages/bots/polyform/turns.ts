import { polyform } from '@minoya/games/polyform/game';
import type { Action, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { Move } from './beam.ts';
import { planAction, sideAction } from './think.ts';
import type { Judge } from './value.ts';

/** A turn that was played out: where it led, by which actions, and how many it gave away. */
export interface PlayedTurn {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly unused: number;
}

/** Plays these moves and then ends the turn; rewards and finishing are chosen on the way. */
export function playOn(state: State, seat: Seat, moves: readonly Move[], mind: () => Judge): PlayedTurn {
  const actions: Action[] = [];
  let now = state;
  let unused = 0;
  let at = 0;
  for (;;) {
    const side = sideAction(polyform.view(now, seat), seat, mind);
    const move = moves[at];
    const action = side ?? planAction(now, move && { moves: [move], value: 0 });
    const step = polyform.apply(now, seat, action);
    if (!step.ok) return { state: endOf(now, seat), actions, unused: now.actions };
    if (action.type === 'end') unused = now.actions;
    actions.push(action);
    now = step.state;
    if (!side && now.pending?.type !== 'master') at++;
    if (now.active !== seat && now.phase !== 'finishing') return { state: now, actions, unused };
    if (now.phase === 'finishing' && (now.players[seat]?.finished || state.phase !== 'finishing'))
      return { state: now, actions, unused };
  }
}

/** For a plan the table has overtaken. */
function endOf(state: State, seat: Seat): State {
  const step = polyform.apply(state, seat, { type: state.pending?.type === 'master' ? 'close' : 'end' });
  return step.ok ? step.state : state;
}
