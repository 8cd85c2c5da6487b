import { playerAt } from './board.ts';
import { newPlayer } from './start.ts';
import type { DebugAction, Event, State } from './state.ts';
import { endTurn, operate, settle, startFinishing } from './turn.ts';

/** P40: the powers of the development table; no ordinary setup accepts them. */
export function debug(s: State, action: DebugAction, events: Event[]): void {
  switch (action.what) {
    case 'end':
      return endTurn(s, events);
    case 'finishing':
      return startFinishing(s, 'debug', events);
    case 'turn':
      operate(s, action.seat, events);
      return settle(s, events);
    case 'give':
      s.stock[action.piece] -= 1;
      playerAt(s, s.active ?? 0).hand[action.piece] += 1;
      events.push({ type: 'gained', seat: s.active ?? 0, piece: action.piece, actions: s.actions });
      return;
    case 'add':
      s.players.push(newPlayer(s.setup, s.stock));
      s.order = [...s.order, s.players.length - 1];
      events.push({ type: 'joined', seat: s.players.length - 1, hand: s.setup.start });
  }
}
