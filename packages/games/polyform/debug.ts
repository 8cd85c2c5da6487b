import { playerAt } from './board.ts';
import { newPlayer } from './start.ts';
import type { DebugAction, Event, State } from './state.ts';
import { endTurn, giveTurn, isLastRound, settle, startFinishing } from './turn.ts';

/** P40: the powers of the development table; no ordinary setup accepts them. */
export function debug(s: State, action: DebugAction, events: Event[]): void {
  switch (action.what) {
    case 'end':
      return endTurn(s, events);
    case 'finishing':
      return startFinishing(s, 'debug', events);
    case 'turn':
      return jump(s, action.seat, events);
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

/** Counts as a round of its own, so that jumping about cannot outlast the round cap. */
function jump(s: State, to: number, events: Event[]): void {
  if (isLastRound(s)) return startFinishing(s, 'rounds', events);
  s.round += 1;
  giveTurn(s, to, events);
  settle(s, events);
}
