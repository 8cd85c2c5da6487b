import { CARD, FREE, freeSlot, HAND, KIND, MARKET, MASTERED, STOCK } from './board.ts';
import { fewest } from '@minoya/games/polyform/cover';
import { cost } from './cost.ts';
import {
  cardTable,
  covers,
  held,
  KINDS,
  PLACED_CELLS,
  PLACED_PIECE,
  TRADE_PARTS,
  TRADE_PIECE,
  UNIT,
} from './tables.ts';

/** A reusable list of moves, two numbers each. */
export interface Moves {
  readonly a: Int32Array;
  readonly b: Int32Array;
  length: number;
}

const MOST = 1024;

export function newMoves(): Moves {
  return { a: new Int32Array(MOST), b: new Int32Array(MOST), length: 0 };
}

function push(moves: Moves, a: number, b: number): void {
  if (moves.length >= MOST) return;
  moves.a[moves.length] = a;
  moves.b[moves.length++] = b;
}

/** Every move worth a look: all takes and trades, and the placements that do not spoil a card. */
export function listMoves(b: Int32Array, at: number, moves: Moves, thrifty = false): void {
  moves.length = 0;
  const slot = freeSlot(b, at);
  if (slot >= 0) {
    for (let i = 0; i < 8; i++) if ((b[at + MARKET + i] as number) >= 0) push(moves, KIND.take | (i << 4), 0);
  }
  if (held(b[at + STOCK] as number, 0) > 0) push(moves, KIND.gain, 0);
  listTrades(b, at, moves, thrifty);
  for (let s = 0; s < 4; s++) listPlacements(b, at, s, moves, thrifty);
  if (b[at + MASTERED] === 0) listMasters(b, at, 0, moves);
}

function listTrades(b: Int32Array, at: number, moves: Moves, thrifty: boolean): void {
  const hand = b[at + HAND] as number;
  const stock = b[at + STOCK] as number;
  for (let t = 0; t < TRADE_PIECE.length; t++) {
    const piece = TRADE_PIECE[t] as number;
    const parts = TRADE_PARTS[t] as number;
    if (held(stock, piece) > 0 && covers(hand, parts)) push(moves, KIND.up | (t << 4), 0);
    if (!thrifty && held(hand, piece) > 0 && covers(stock, parts)) push(moves, KIND.down | (t << 4), 0);
  }
}

/** How many pieces more than needed a placement may cost a card. */
function slack(free: number): number {
  return fewest(free) <= 2 ? 1 : 0;
}

/** The nearest that a piece brings a card, and where it lies for it, while placements are listed. */
const nearest = new Int32Array(KINDS);
const lying = new Int32Array(KINDS);

// oxlint-disable-next-line eslint/max-params -- as above: no object in the innermost loop
function listPlacements(b: Int32Array, at: number, slot: number, moves: Moves, thrifty: boolean): void {
  const card = b[at + CARD + slot] as number;
  const free = b[at + FREE + slot] as number;
  if (card < 0 || free === 0) return;
  const hand = b[at + HAND] as number;
  const most = fewest(free) - 1 + slack(free);
  if (thrifty) nearest.fill(99);
  const within = cardTable.within[card] as Int16Array;
  for (let k = 0; k < within.length; k++) {
    const i = within[k] as number;
    const cells = PLACED_CELLS[i] as number;
    const piece = PLACED_PIECE[i] as number;
    if ((cells & ~free) !== 0 || held(hand, piece) === 0) continue;
    if (fewest(free & ~cells) > most) continue;
    if (!thrifty) {
      push(moves, KIND.place | (slot << 4) | (i << 8), 0);
      continue;
    }
    const left = cost(free & ~cells, hand - (UNIT[piece] as number));
    if (left >= (nearest[piece] as number)) continue;
    nearest[piece] = left;
    lying[piece] = i;
  }
  if (!thrifty) return;
  for (let p = 0; p < KINDS; p++)
    if ((nearest[p] as number) < 99) push(moves, KIND.place | (slot << 4) | ((lying[p] as number) << 8), 0);
}

const PER_CARD = 2;
/** Per slot up to two placements (index + 1), best first; 0 is none. */
const good = new Int32Array(4 * (PER_CARD + 1));

/** Combinations of a good placement on each card, from two cards up. */
export function listMasters(b: Int32Array, at: number, fromSlot: number, moves: Moves): void {
  good.fill(0);
  let cards = 0;
  for (let slot = fromSlot; slot < 4; slot++) if (bestOn(b, at, slot)) cards++;
  if (cards + (fromSlot > 0 ? 1 : 0) < 2) return;
  combine({ slot: fromSlot, hand: b[at + HAND] as number, a: 0, b: 0, n: fromSlot > 0 ? 1 : 0 }, moves);
}

interface Partial {
  readonly slot: number;
  readonly hand: number;
  readonly a: number;
  readonly b: number;
  readonly n: number;
}

function combine(done: Partial, moves: Moves): void {
  const { slot, hand, n } = done;
  if (slot === 4) {
    if (n >= 2) push(moves, KIND.master | (done.a << 4), done.b);
    return;
  }
  for (let k = 0; k <= PER_CARD; k++) {
    const one = k === PER_CARD ? 0 : (good[slot * (PER_CARD + 1) + k] as number);
    if (one === 0) {
      if (k === PER_CARD) combine({ ...done, slot: slot + 1 }, moves);
      continue;
    }
    const piece = PLACED_PIECE[one - 1] as number;
    if (held(hand, piece) === 0) continue;
    const bits = one << (9 * (slot & 1));
    const rest = hand - (UNIT[piece] as number);
    combine(
      {
        slot: slot + 1,
        hand: rest,
        a: slot < 2 ? done.a | bits : done.a,
        b: slot < 2 ? done.b : done.b | bits,
        n: n + 1,
      },
      moves,
    );
  }
}

/** Finds the placements after which the card is nearest to done; true when there is one. */
function bestOn(b: Int32Array, at: number, slot: number): boolean {
  const card = b[at + CARD + slot] as number;
  const free = b[at + FREE + slot] as number;
  if (card < 0 || free === 0) return false;
  const hand = b[at + HAND] as number;
  const most = fewest(free) - 1 + slack(free);
  let best = 99;
  let second = 99;
  const base = slot * (PER_CARD + 1);
  for (const i of cardTable.within[card] as Int16Array) {
    const cells = PLACED_CELLS[i] as number;
    const piece = PLACED_PIECE[i] as number;
    if ((cells & ~free) !== 0 || held(hand, piece) === 0 || fewest(free & ~cells) > most) continue;
    const left = cost(free & ~cells, hand - (UNIT[piece] as number));
    if (left < best) {
      second = PLACED_PIECE[(good[base] as number) - 1] === piece ? second : best;
      if (PLACED_PIECE[(good[base] as number) - 1] !== piece) good[base + 1] = good[base] as number;
      best = left;
      good[base] = i + 1;
    } else if (left < second && PLACED_PIECE[(good[base] as number) - 1] !== piece) {
      second = left;
      good[base + 1] = i + 1;
    }
  }
  return best < 99;
}
