import type { Seat } from '@minoya/kernel';
import { anyFits, cardsInWork, fitting, playerAt, substitutes } from './board.ts';
import { type Colour, colours } from './cards/card.ts';
import { pieceIds } from './pieces.ts';
import { refusal } from './refusal.ts';
import { MOST_SEATS } from './setup.ts';
import { MARKET, SLOTS } from './start.ts';
import type { Action, Player, State } from './state.ts';
import { holds, partsOf, type Trade, trades } from './trade.ts';

/** Everything `apply` will take from the seat. */
export function legal(state: State, seat: Seat): Action[] {
  if (state.phase === 'ended') return [];
  if (state.phase === 'finishing') return finishingActions(state, seat);
  if (seat !== state.active) return [];
  const player = playerAt(state, seat);
  const { pending } = state;
  if (pending?.type === 'reward')
    return substitutes(state.stock, pending.wanted).map(piece => ({ type: 'reward', piece }));
  if (pending?.type === 'master') return [...lay(player, 'master', pending.slot + 1), { type: 'close' }];
  return turnActions(state, player);
}

function turnActions(state: State, player: Player): Action[] {
  const all: Action[] = takes(state, player);
  if (state.stock.dot > 0) all.push({ type: 'gain' });
  all.push(...lay(player, 'place', 0));
  for (const trade of tradesUp(state, player)) all.push({ type: 'up', ...trade });
  for (const trade of tradesDown(state, player)) all.push({ type: 'down', ...trade });
  for (const colour of colours) if (canRecycle(state, colour)) all.push({ type: 'recycle', colour });
  if (!state.mastered) all.push(...lay(player, 'master', 0));
  all.push({ type: 'end' });
  return state.setup.debug ? [...all, ...debugActions(state)] : all;
}

function takes(state: State, player: Player): Action[] {
  const all: Action[] = [];
  if (cardsInWork(player) >= SLOTS) return all;
  for (const colour of colours) {
    for (let at = 0; at < MARKET; at++) if (state.market[colour][at]) all.push({ type: 'take', colour, at });
  }
  return all;
}

function lay(player: Player, type: 'place' | 'master' | 'put', fromSlot: number): Action[] {
  const all: Action[] = [];
  for (let slot = fromSlot; slot < SLOTS; slot++) {
    for (const { cells } of fitting(player, slot)) all.push({ type, slot, cells });
  }
  return all;
}

export function canRecycle(state: State, colour: Colour): boolean {
  return state.deck[colour].length >= MARKET;
}

/** P12: exchanges up that hand and stock allow now. */
export function tradesUp(state: State, player: Player): Trade[] {
  return trades.filter(t => state.stock[t.piece] > 0 && holds(player.hand, partsOf[t.parts].pieces));
}

/** P13: exchanges down that hand and stock allow now. */
export function tradesDown(state: State, player: Player): Trade[] {
  return trades.filter(t => player.hand[t.piece] > 0 && holds(state.stock, partsOf[t.parts].pieces));
}

/** P22: whether the seat on turn can do anything but end its turn. */
export function canAct(state: State, player: Player): boolean {
  if (state.stock.dot > 0 || colours.some(colour => canRecycle(state, colour))) return true;
  if (cardsInWork(player) < SLOTS && colours.some(colour => state.market[colour].some(card => card))) return true;
  if (anyFits(player, 0)) return true;
  return tradesUp(state, player).length > 0 || tradesDown(state, player).length > 0;
}

function finishingActions(state: State, seat: Seat): Action[] {
  const player = state.players[seat];
  if (!player || player.finished) return [];
  const lifts = player.late.map(({ slot, cells }): Action => ({ type: 'lift', slot, cells }));
  return [...lay(player, 'put', 0), ...lifts, { type: 'finish' }];
}

function debugActions(state: State): Action[] {
  const all: Action[] = [
    { type: 'debug', what: 'end' },
    { type: 'debug', what: 'finishing' },
    { type: 'debug', what: 'add' },
  ];
  for (let seat = 0; seat < MOST_SEATS; seat++) all.push({ type: 'debug', what: 'turn', seat });
  for (const piece of pieceIds) all.push({ type: 'debug', what: 'give', piece });
  return all.filter(action => refusal(state, state.active ?? 0, action) === null);
}
