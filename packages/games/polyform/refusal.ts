import type { Seat } from '@minoya/kernel';
import { cardsInWork, freeIn, playerAt, substitutes } from './board.ts';
import { placementOn } from './pieces.ts';
import { MOST_SEATS } from './setup.ts';
import { MARKET, SLOTS } from './start.ts';
import type { Action, DebugAction, Lay, State } from './state.ts';
import type { RefusalId } from './texts.ts';
import { holds, isTrade, partsOf } from './trade.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** Why the rules will not take this action, as an id of `refusals`; null when they will. */
export function refusal(state: State, seat: Seat, action: Action): RefusalId | null {
  if (state.phase === 'ended') return 'over';
  if (state.phase === 'finishing') return finishingRefusal(state, seat, action);
  if (seat !== state.active) return 'notYourTurn';
  if (action.type === 'debug') return debugRefusal(state, action);
  if (state.pending?.type === 'reward') {
    if (action.type !== 'reward') return 'chooseReward';
    return substitutes(state.stock, state.pending.wanted).includes(action.piece) ? null : 'outOfStock';
  }
  if (state.pending?.type === 'master') {
    if (action.type === 'close') return null;
    if (action.type !== 'master') return 'masterOpen';
    return action.slot <= state.pending.slot ? 'masterOrder' : layRefusal(state, seat, action);
  }
  return turnRefusal(state, seat, action);
}

function turnRefusal(state: State, seat: Seat, action: Action): RefusalId | null {
  switch (action.type) {
    case 'take':
      return takeRefusal(state, seat, action);
    case 'gain':
      return state.stock.dot > 0 ? null : 'outOfStock';
    case 'place':
      return layRefusal(state, seat, action);
    case 'master':
      return state.mastered ? 'mastered' : layRefusal(state, seat, action);
    case 'up':
    case 'down':
      return tradeRefusal(state, seat, action);
    case 'recycle':
      return state.deck[action.colour].length >= MARKET ? null : 'deckTooSmall';
    case 'end':
      return null;
    default:
      return 'notNow';
  }
}

function takeRefusal(state: State, seat: Seat, action: Of<'take'>): RefusalId | null {
  if (cardsInWork(playerAt(state, seat)) >= SLOTS) return 'slotsFull';
  return state.market[action.colour][action.at] ? null : 'noCardThere';
}

function layRefusal(state: State, seat: Seat, { slot, cells }: Lay): RefusalId | null {
  const player = playerAt(state, seat);
  if (!player.working[slot]) return 'noCardInSlot';
  const placement = placementOn(cells);
  if (!placement) return 'noSuchPiece';
  if (player.hand[placement.piece] === 0) return 'notInHand';
  return (cells & ~freeIn(player, slot)) === 0 ? null : 'doesNotFit';
}

function tradeRefusal(state: State, seat: Seat, action: Of<'up' | 'down'>): RefusalId | null {
  if (!isTrade(action.piece, action.parts)) return 'noSuchTrade';
  const { hand } = playerAt(state, seat);
  const parts = partsOf[action.parts].pieces;
  if (action.type === 'up') {
    if (!holds(hand, parts)) return 'notInHand';
    return state.stock[action.piece] > 0 ? null : 'outOfStock';
  }
  if (hand[action.piece] === 0) return 'notInHand';
  return holds(state.stock, parts) ? null : 'outOfStock';
}

function finishingRefusal(state: State, seat: Seat, action: Action): RefusalId | null {
  const player = state.players[seat];
  if (!player) return 'notYourTurn';
  if (player.finished) return 'finished';
  if (action.type === 'finish') return null;
  if (action.type === 'put') return layRefusal(state, seat, action);
  if (action.type !== 'lift') return 'notNow';
  const { slot, cells } = action;
  return player.late.some(late => late.slot === slot && late.cells === cells) ? null : 'nothingToLift';
}

function debugRefusal(state: State, action: DebugAction): RefusalId | null {
  if (!state.setup.debug) return 'debugOnly';
  if (state.pending) return state.pending.type === 'reward' ? 'chooseReward' : 'masterOpen';
  switch (action.what) {
    case 'add':
      return state.players.length < MOST_SEATS ? addRefusal(state) : 'tableFull';
    case 'turn':
      return action.seat < state.players.length && action.seat !== state.active ? null : 'noSuchSeat';
    case 'give':
      return state.stock[action.piece] > 0 ? null : 'outOfStock';
    default:
      return null;
  }
}

function addRefusal(state: State): RefusalId | null {
  const wanted = state.setup.start;
  return wanted.every(id => state.stock[id] >= wanted.filter(other => other === id).length) ? null : 'outOfStock';
}
