import { polyform } from '@minoya/games/polyform/game';
import type { State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { Move } from './beam.ts';
import { planAction, sideAction } from './think.ts';
import type { Judge } from './value.ts';

/** Plays these moves and then ends the turn; rewards and finishing are chosen on the way. */
export function playOn(state: State, seat: Seat, moves: readonly Move[], mind: () => Judge): State {
  let now = state;
  let at = 0;
  for (;;) {
    const side = sideAction(polyform.view(now, seat), seat, mind);
    const move = moves[at];
    const action = side ?? planAction(now, move && { moves: [move], value: 0 });
    const step = polyform.apply(now, seat, action);
    if (!step.ok) return endOf(now, seat);
    now = step.state;
    if (!side && now.pending?.type !== 'master') at++;
    if (now.active !== seat && now.phase !== 'finishing') return now;
    if (now.phase === 'finishing' && (now.players[seat]?.finished || state.phase !== 'finishing')) return now;
  }
}

/** For a plan the table has overtaken. */
function endOf(state: State, seat: Seat): State {
  const step = polyform.apply(state, seat, { type: state.pending?.type === 'master' ? 'close' : 'end' });
  return step.ok ? step.state : state;
}
