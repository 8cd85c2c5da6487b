import type { Seat, Step } from '@minoya/kernel';
import { debug } from './debug.ts';
import { finish, lift, put } from './finishing-actions.ts';
import { close, gain, master, place, recycle, reward, take, trade } from './play.ts';
import { refusal } from './refusal.ts';
import { copyPieces } from './pieces.ts';
import type { Action, Event, Player, State } from './state.ts';
import { endTurn } from './turn.ts';

export function apply(before: State, seat: Seat, action: Action): Step<State, Event> {
  const why = refusal(before, seat, action);
  if (why) return { ok: false, why };
  const s = copy(before, seat);
  const events: Event[] = [];
  act(s, seat, action, events);
  return { ok: true, state: s, events };
}

function act(s: State, seat: Seat, action: Action, events: Event[]): void {
  switch (action.type) {
    case 'take':
      return take(s, seat, action, events);
    case 'gain':
      return gain(s, seat, events);
    case 'place':
      return place(s, seat, action, events);
    case 'up':
    case 'down':
      return trade(s, seat, action, events);
    case 'recycle':
      return recycle(s, seat, action, events);
    case 'master':
      return master(s, seat, action, events);
    case 'close':
      return close(s, seat, events);
    case 'reward':
      return reward(s, seat, action, events);
    case 'end':
      return endTurn(s, events);
    case 'put':
      return put(s, seat, action, events);
    case 'lift':
      return lift(s, seat, action, events);
    case 'finish':
      return finish(s, seat, events);
    case 'debug':
      return debug(s, action, events);
  }
}

/**
 * What the rules edit is the caller's no more: the state, its stock, and the acting player. Field by field, since a
 * spread of a state costs as much as the rest of an action.
 */
function copy(before: State, seat: Seat): State {
  const players = before.players.slice();
  const player = players[seat];
  if (player) players[seat] = copyPlayer(player);
  return {
    setup: before.setup,
    phase: before.phase,
    round: before.round,
    order: before.order,
    active: before.active,
    actions: before.actions,
    mastered: before.mastered,
    pending: before.pending,
    idle: before.idle,
    aside: before.aside,
    ending: before.ending,
    players,
    stock: copyPieces(before.stock),
    market: before.market,
    deck: before.deck,
    known: before.known,
  };
}

function copyPlayer({ hand, working, done, veiled, late, finished }: Player): Player {
  return { hand: copyPieces(hand), working: working.slice(), done, veiled, late, finished };
}
