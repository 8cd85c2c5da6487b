/**
 * The bots' private table: one seat's cards and hand with the market and stock, as thirty numbers in a row. Boards lie
 * in one array and are named by where they start, so a search copies and drops them for nothing. A test plays it in
 * lockstep with the rules.
 */
import type { Seat } from '@minoya/kernel';
import { freeIn } from '@minoya/games/polyform/board';
import { completed, scoreOf } from '@minoya/games/polyform/score';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import type { Player, State } from '@minoya/games/polyform/state';
import {
  cardIndex,
  cardTable,
  held,
  KINDS,
  LEVEL,
  PLACED_CELLS,
  PLACED_PIECE,
  pack,
  placementIndex,
  TRADE_PARTS,
  TRADE_PIECE,
  UNIT,
} from './tables.ts';

export const SIZE = 30;
export const HAND = 0;
export const STOCK = 1;
export const FREE = 2;
export const CARD = 6;
const ON = 10;
/** Four white places, then four black. */
export const MARKET = 14;
export const SCORE = 22;
export const WHITE = 23;
export const BLACK = 24;
export const ACTIONS = 25;
export const MASTERED = 26;
export const ENDING = 27;
export const DECK = 28;
/** What `ENDING` says after the board's own turn has triggered the end; 1 when it was triggered before. */
export const TRIGGERED = 2;

/** What decides the end, the same for every board of a search. */
export interface Ends {
  readonly white: number;
  readonly black: number;
  readonly deck: boolean;
}

/** A move is two numbers: kind and arguments, and for a master action the placements of the third and fourth card. */
export const KIND = { take: 0, gain: 1, place: 2, up: 3, down: 4, master: 5, end: 6 } as const;

export function writeBoard(b: Int32Array, at: number, view: State, seat: Seat): void {
  const player = view.players[seat] as Player;
  writeSeat(b, at, player);
  b[at + STOCK] = pack(view.stock);
  for (let i = 0; i < 8; i++) {
    const id = (i < 4 ? view.market.white : view.market.black)[i % 4];
    b[at + MARKET + i] = id ? cardIndex(id) : -1;
  }
  b[at + ACTIONS] = view.active === seat ? view.actions : ACTIONS_PER_TURN;
  b[at + MASTERED] = view.active === seat && view.mastered ? 1 : 0;
  b[at + ENDING] = view.ending ? 1 : 0;
  b[at + DECK] = view.deck.white.length;
  b[at + DECK + 1] = view.deck.black.length;
}

/** The part of a board that is the seat's own. */
function writeSeat(b: Int32Array, at: number, player: Player): void {
  b[at + HAND] = pack(player.hand);
  for (let slot = 0; slot < 4; slot++) {
    const work = player.working[slot];
    b[at + FREE + slot] = freeIn(player, slot);
    b[at + CARD + slot] = work ? cardIndex(work.card) : -1;
    let on = 0;
    for (const { cells } of work?.placed ?? []) on += UNIT[PLACED_PIECE[placementIndex(cells)] as number] as number;
    b[at + ON + slot] = on;
  }
  b[at + SCORE] = scoreOf(player) ?? guessedScore(player);
  b[at + WHITE] = completed(player, 'white');
  b[at + BLACK] = completed(player, 'black');
}

/** Points of face-down cards are taken at their colour's middle. */
function guessedScore(player: Player): number {
  return player.done.reduce((sum, done) => sum + (done.colour === 'white' ? 1 : 4), 0);
}

export function copyBoard(b: Int32Array, from: number, to: number): void {
  // A loop of thirty is quicker than the call that would do it.
  for (let i = 0; i < SIZE; i++) b[to + i] = b[from + i] as number;
}

export function freeSlot(b: Int32Array, at: number): number {
  for (let slot = 0; slot < 4; slot++) if (b[at + CARD + slot] === -1) return slot;
  return -1;
}

/** Plays a move. What a deck would bring stays unknown (-1). */
// oxlint-disable-next-line eslint/max-params -- the innermost loop: a move as an array costs a tenth of the search
export function play(b: Int32Array, at: number, ends: Ends, a: number, more: number): void {
  const kind = a & 15;
  if (kind === KIND.take) take(b, at, (a >>> 4) & 7);
  else if (kind === KIND.gain) shift(b, at, UNIT[0] as number);
  else if (kind === KIND.place) {
    lay(b, at, (a >>> 4) & 3, a >>> 8);
    complete(b, at);
  } else if (kind === KIND.up) trade(b, at, a >>> 4, 1);
  else if (kind === KIND.down) trade(b, at, a >>> 4, -1);
  else if (kind === KIND.master) master(b, at, a, more);
  b[at + ACTIONS] = kind === KIND.end ? 0 : Math.max(0, (b[at + ACTIONS] as number) - 1);
  if (b[at + ENDING] === 0 && triggers(b, at, ends)) b[at + ENDING] = TRIGGERED;
}

/** Moves pieces from the stock to the hand. */
function shift(b: Int32Array, at: number, packed: number): void {
  b[at + HAND] = (b[at + HAND] as number) + packed;
  b[at + STOCK] = (b[at + STOCK] as number) - packed;
}

function take(b: Int32Array, at: number, place: number): void {
  const slot = freeSlot(b, at);
  const card = b[at + MARKET + place] as number;
  b[at + CARD + slot] = card;
  b[at + FREE + slot] = cardTable.shape[card] as number;
  b[at + ON + slot] = 0;
  b[at + MARKET + place] = -1;
  const deck = at + DECK + (place >>> 2);
  if ((b[deck] as number) > 0) b[deck] = (b[deck] as number) - 1;
}

function trade(b: Int32Array, at: number, index: number, sign: number): void {
  const gained = (UNIT[TRADE_PIECE[index] as number] as number) - (TRADE_PARTS[index] as number);
  shift(b, at, sign * gained);
}

function lay(b: Int32Array, at: number, slot: number, placement: number): void {
  const unit = UNIT[PLACED_PIECE[placement] as number] as number;
  b[at + HAND] = (b[at + HAND] as number) - unit;
  b[at + ON + slot] = (b[at + ON + slot] as number) + unit;
  b[at + FREE + slot] = (b[at + FREE + slot] as number) & ~(PLACED_CELLS[placement] as number);
}

function master(b: Int32Array, at: number, a: number, more: number): void {
  b[at + MASTERED] = 1;
  for (let slot = 0; slot < 4; slot++) {
    const placement = (((slot < 2 ? a >>> 4 : more) >>> (9 * (slot & 1))) & 511) - 1;
    if (placement >= 0) lay(b, at, slot, placement);
  }
  complete(b, at);
}

function complete(b: Int32Array, at: number): void {
  for (let slot = 0; slot < 4; slot++) {
    const card = b[at + CARD + slot] as number;
    if (card < 0 || b[at + FREE + slot] !== 0) continue;
    b[at + HAND] = (b[at + HAND] as number) + (b[at + ON + slot] as number);
    b[at + SCORE] = (b[at + SCORE] as number) + (cardTable.points[card] as number);
    const done = at + (cardTable.black[card] ? BLACK : WHITE);
    b[done] = (b[done] as number) + 1;
    b[at + CARD + slot] = -1;
    b[at + ON + slot] = 0;
    const reward = rewardFrom(b[at + STOCK] as number, cardTable.reward[card] as number);
    if (reward >= 0) shift(b, at, UNIT[reward] as number);
  }
}

/** The wanted piece, else the first substitute as the rules list them; -1 for none. */
function rewardFrom(stock: number, wanted: number): number {
  if (held(stock, wanted) > 0) return wanted;
  const level = LEVEL[wanted] as number;
  for (let p = KINDS - 1; p >= 0; p--) if (LEVEL[p] === level && held(stock, p) > 0) return p;
  for (let p = KINDS - 1; p >= 0; p--) if ((LEVEL[p] as number) <= level + 1 && held(stock, p) > 0) return p;
  return -1;
}

function triggers(b: Int32Array, at: number, ends: Ends): boolean {
  if (ends.white > 0 && (b[at + WHITE] as number) >= ends.white) return true;
  if (ends.black > 0 && (b[at + BLACK] as number) >= ends.black) return true;
  return ends.deck && (b[at + DECK] === 0 || b[at + DECK + 1] === 0);
}
