import { isObstacle, staysPut } from '@minoya/games/rokumasu/board';
import { brands, patterns } from '@minoya/games/rokumasu/blocks';
import { conditionOf, isOfBoss } from '@minoya/games/rokumasu/conditions';
import { copy } from '@minoya/games/rokumasu/copy';
import type { Effect } from '@minoya/games/rokumasu/effect';
import { placeAndScore, stockIndex } from '@minoya/games/rokumasu/place';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { hiBit, loBit, type Spot, spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Block, Card, State } from '@minoya/games/rokumasu/state';
import { Turn } from '@minoya/games/rokumasu/turn';
import { tuned } from '@minoya/games/rokumasu/tuned';
import type { Cells } from './bits.ts';
import { type Held, handOf } from './held.ts';
import { noLuck } from './search.ts';
import type { Position } from './worth.ts';

/**
 * Positions of a search in haste. A placement that clears nothing is known by bits alone: the rules are asked for the state only where
 * something clears, or where the hand ends.
 */

/** What holds for every position of one hand. */
export interface Table {
  readonly target: number;
  readonly flows: boolean;
  readonly stonesClear: boolean;
  /** Blocks that stay bar their lines. */
  readonly barring: boolean;
  /** A boss, or a relic that deals pieces, may do anything: the rules are asked after every placement. */
  readonly loud: boolean;
  readonly boss: boolean;
  /** No relic and no condition hears of a placement that clears nothing. */
  readonly quiet: boolean;
}

export function tableOf(s: State): Table {
  const boss = s.conditions.some(isOfBoss);
  return {
    target: s.target,
    flows: ruleSets[s.rules].base.flow > 0,
    stonesClear: tuned(s, 'stonesClear') > 0,
    barring: ruleSets[s.rules].blockers === 'bar the line',
    loud: boss || s.relics.some(({ id, as }) => (as ?? id) === 'bandaid'),
    boss,
    quiet:
      s.relics.every(({ id, as }) => !hears(relics[as ?? id])) &&
      s.conditions.every(one => !hears(conditionOf(one.source))),
  };
}

const hears = ({ handSpent, missed, settled }: Effect): boolean => !!(handSpent ?? missed ?? settled);

const NONE: Cells = { lo: 0, hi: 0 };

/** A position: its board as bits, its numbers, and the state of the rules once that was asked for. */
export interface Stand {
  known: State | null;
  asked: boolean;
  /** Since the last known state nothing but plain placements, of which nothing hears. */
  readonly quiet: boolean;
  readonly before: Stand | null;
  readonly held: Held | null;
  readonly cell: number;
  readonly hand: readonly Held[];
  /** Bits of the cards that are still to be placed. */
  readonly left: number;
  readonly lo: number;
  readonly hi: number;
  readonly bars: Cells;
  /** Cells that a plain piece may not cover. */
  readonly solid: Cells;
  /** Cells with a buff or with more than a plain block. */
  readonly adorned: Cells;
  /** Cells whose buff lets pieces lie over each other. */
  readonly opens: Cells;
  readonly hands: number;
  readonly score: number;
  readonly lines: number;
  readonly value: number;
}

/** The state of the rules: asked for once. */
export function stateOf(stand: Stand): State {
  stand.known ??= played(stand).s;
  return stand.known;
}

/** The state after a placement, by the rules. Where the position is asked for the first time, on the way and without a stop. */
export function stateAfter(stand: Stand, piece: Held, cell: number): State {
  const t = stand.known || stand.asked ? new Turn(copy(stateOf(stand)), noLuck) : played(stand);
  stand.asked = true;
  t.forget();
  placeAndScore(t, { type: 'place', from: piece.from, cell });
  return t.s;
}

/** Carries out the placements since the last known state, none of which clears anything. */
function played(stand: Stand): Turn {
  const { known, before, held: piece, cell } = stand;
  if (known) return new Turn(copy(known), noLuck);
  if (stand.quiet) return new Turn(laidOut(stand), noLuck);
  const t = played(before as Stand);
  placeAndScore(t, { type: 'place', from: (piece as Held).from, cell });
  return t;
}

/** The same where nothing hears of a placement: the pieces lie there, and hands are fewer. */
function laidOut(stand: Stand): State {
  const { known, before, held: piece, cell } = stand;
  if (known) return ownTable(known);
  const s = laidOut(before as Stand);
  const { card, from, free } = piece as Held;
  const { pattern, seal, blessing } = card;
  const plain: Block = { piece: s.nextPiece, pattern, seal: null, blessing: null, charge: 0 };
  const { cells } = spotsOf(card.mino).at[cell] as Spot;
  const board = s.board as (Block | null)[];
  for (let i = 0; i < cells.length; i++) {
    const sealed = seal !== null && seal.at === i;
    const blessed = blessing !== null && blessing.at === i;
    board[cells[i]!] =
      sealed || blessed ? { ...plain, seal: sealed ? seal.id : null, blessing: blessed ? blessing.id : null } : plain;
  }
  if (typeof from === 'number') (s.hand as (Card | null)[])[from] = null;
  else (s.stock as (Card | null)[])[stockIndex(from)] = null;
  if (!free) s.hands -= 1;
  s.nextPiece += 1;
  s.record.placed += 1;
  return s;
}

/** A copy whose board, hand and record may be edited. */
function ownTable(known: State): State {
  const s = copy(known);
  s.board = s.board.slice();
  s.hand = s.hand.slice();
  s.stock = s.stock.slice();
  s.record = { ...s.record };
  return s;
}

export interface Judge {
  readonly table: Table;
  /** What a position of the round is worth. */
  readonly worth: (position: Position) => number;
}

/** A position read from a state. */
export function standOf(s: State, { table, worth }: Judge, from: Stand | null): Stand {
  const opens = openCells(s);
  const { lo, hi, bars, adorned, charging } = boardOf(s, table);
  const { hand, left } = handOf(s, from?.hand ?? []);
  const { score, hands, lines, gold } = s;
  const open = opens.lo | opens.hi ? openNow(s, opens) : NONE;
  return {
    known: s,
    asked: true,
    quiet: table.quiet && !charging,
    before: null,
    held: null,
    cell: -1,
    hand,
    left,
    lo,
    hi,
    bars,
    solid: { lo: lo & ~open.lo, hi: hi & ~open.hi },
    adorned,
    opens,
    hands,
    score,
    lines,
    value: worth({ score, hands, lines, lo, hi, bars, gold }),
  };
}

type Board = Pick<Stand, 'lo' | 'hi' | 'bars' | 'adorned'> & { readonly charging: boolean };

function boardOf(s: State, { barring, stonesClear }: Table): Board {
  let [lo, hi, barLo, barHi, moreLo, moreHi] = [0, 0, 0, 0, 0, 0];
  let charging = false;
  for (let cell = 0; cell < s.board.length; cell++) {
    const block = s.board[cell] as Block | null;
    const mark = s.brands[cell];
    if (block === null && mark === null) continue;
    const low = loBit(cell);
    const high = hiBit(cell);
    if (mark !== null || block?.pattern !== null || block.seal !== null || block.blessing !== null) {
      moreLo |= low;
      moreHi |= high;
    }
    if (block === null) continue;
    lo |= low;
    hi |= high;
    if (block.pattern !== null && patterns[block.pattern].charges) charging = true;
    if ((block.pattern === null && block.seal === null) || !barring || !staysPut(block, stonesClear)) continue;
    barLo |= low;
    barHi |= high;
  }
  const bars = barLo | barHi ? { lo: barLo, hi: barHi } : NONE;
  return { lo, hi, bars, adorned: { lo: moreLo, hi: moreHi }, charging };
}

/** The marks of the last board that was asked about: they seldom change. */
let lastMarks: { readonly brands: State['brands']; readonly opens: Cells } | null = null;

function openCells(s: State): Cells {
  if (lastMarks?.brands === s.brands) return lastMarks.opens;
  const opens = openMarks(s);
  lastMarks = { brands: s.brands, opens };
  return opens;
}

function openMarks(s: State): Cells {
  let [lo, hi] = [0, 0];
  for (let cell = 0; cell < s.brands.length; cell++) {
    const mark = s.brands[cell];
    if (!mark || !brands[mark.id].opens) continue;
    lo |= loBit(cell);
    hi |= hiBit(cell);
  }
  return lo | hi ? { lo, hi } : NONE;
}

/** An obstacle seals the buff below it. */
function openNow(s: State, marks: Cells): Cells {
  let { lo, hi } = marks;
  for (let cell = 0; cell < s.board.length; cell++) {
    const block = s.board[cell];
    if (!block || !isObstacle(block)) continue;
    lo &= ~loBit(cell);
    hi &= ~hiBit(cell);
  }
  return { lo, hi };
}

/** The position after a placement that clears nothing: by its bits where they tell everything, or else by the rules. */
export function laid(from: Stand, move: Move, judge: Judge): Stand {
  const { held: piece, spot, value } = move;
  if (judge.table.loud || !piece.simple) return standOf(stateAfter(from, piece, spot.cell), judge, from);
  return {
    known: null,
    asked: false,
    quiet: from.quiet && !piece.charges,
    before: from,
    held: piece,
    cell: spot.cell,
    hand: from.hand,
    left: from.left & ~(1 << from.hand.indexOf(piece)),
    lo: from.lo | spot.lo,
    hi: from.hi | spot.hi,
    bars: from.bars,
    solid: { lo: from.solid.lo | (spot.lo & ~from.opens.lo), hi: from.solid.hi | (spot.hi & ~from.opens.hi) },
    adorned: piece.plain ? from.adorned : adornedBy(from, piece, spot),
    opens: from.opens,
    hands: piece.free ? from.hands : from.hands - 1,
    score: from.score,
    lines: from.lines,
    value,
  };
}

/** A placement, and what it seems worth. */
export interface Move {
  readonly held: Held;
  readonly spot: Spot;
  readonly value: number;
}

function adornedBy({ adorned }: Stand, { card }: Held, spot: Spot): Cells {
  let { lo, hi } = adorned;
  if (card.pattern !== null) return { lo: lo | spot.lo, hi: hi | spot.hi };
  for (const mark of [card.seal, card.blessing]) {
    if (!mark) continue;
    lo |= loBit(spot.cells[mark.at]!);
    hi |= hiBit(spot.cells[mark.at]!);
  }
  return { lo, hi };
}
