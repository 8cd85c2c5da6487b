import { CELLS, hiBit, loBit, SIZE } from '@minoya/games/rokumasu/shapes';
import type { Weights } from './weights.ts';

/** A set of cells as two bit masks, like the rules' own: rows 0 to 2, rows 3 to 5. */
export interface Cells {
  readonly lo: number;
  readonly hi: number;
}

const HALF_BITS = CELLS / 2;
const VALUES = 1 << SIZE;
const ROW = VALUES - 1;

function maskOf(cells: readonly number[]): Cells {
  return { lo: cells.reduce((m, c) => m | loBit(c), 0), hi: cells.reduce((m, c) => m | hiBit(c), 0) };
}

const six = [0, 1, 2, 3, 4, 5];
/** The twelve lines: rows from the top, then columns from the left. */
export const LINES: readonly Cells[] = [
  ...six.map(y => maskOf(six.map(x => y * SIZE + x))),
  ...six.map(x => maskOf(six.map(y => y * SIZE + x))),
];

const ONES = Uint8Array.from({ length: VALUES }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
/** How often neighbours in a row of six differ, the edges counted as filled. */
const TURNS = Uint8Array.from(
  { length: VALUES },
  (_, bits) => ONES[(bits ^ (bits >> 1) ^ 32) & ROW]! + ((bits & 1) ^ 1),
);

const [ROW_1, ROW_2] = [LINES[0]!.lo << SIZE, LINES[0]!.lo << (2 * SIZE)];

/** Whether some line is filled from end to end, and none of its cells bars it. */
export function hasFullLine(lo: number, hi: number, bars: Cells): boolean {
  const columns = (lo >> (2 * SIZE)) & (lo >> SIZE) & lo & (hi >> (2 * SIZE)) & (hi >> SIZE) & hi & ROW;
  const some =
    columns !== 0 ||
    (lo & ROW) === ROW ||
    (lo & ROW_1) === ROW_1 ||
    (lo & ROW_2) === ROW_2 ||
    (hi & ROW) === ROW ||
    (hi & ROW_1) === ROW_1 ||
    (hi & ROW_2) === ROW_2;
  if (!some || (bars.lo | bars.hi) === 0) return some;
  for (const line of LINES) {
    if ((lo & line.lo) !== line.lo || (hi & line.hi) !== line.hi) continue;
    if ((bars.lo & line.lo) === 0 && (bars.hi & line.hi) === 0) return true;
  }
  return false;
}

/** Lines filled from end to end: how many rows, how many columns, and all their cells. */
export interface FullLines {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Cells;
}

export function fullLines(lo: number, hi: number, bars: Cells): FullLines {
  let [rows, columnsFull, low, high] = [0, 0, 0, 0];
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i]!;
    if ((lo & line.lo) !== line.lo || (hi & line.hi) !== line.hi) continue;
    if (((bars.lo & line.lo) | (bars.hi & line.hi)) !== 0) continue;
    if (i < SIZE) rows += 1;
    else columnsFull += 1;
    low |= line.lo;
    high |= line.hi;
  }
  return { rows, columns: columnsFull, cells: { lo: low, hi: high } };
}

/** The lines that `readFullLines` found last: how many, and all their cells. */
export const full = { lines: 0, low: 0, high: 0 };

/** The same without making anything: finds the lines, and says their kind, 7 for each row and 1 for each column. */
export function readFullLines(lo: number, hi: number, bars: Cells): number {
  let [kind, lines, low, high] = [0, 0, 0, 0];
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i]!;
    if ((lo & line.lo) !== line.lo || (hi & line.hi) !== line.hi) continue;
    if (((bars.lo & line.lo) | (bars.hi & line.hi)) !== 0) continue;
    kind += i < SIZE ? SIZE + 1 : 1;
    lines += 1;
    low |= line.lo;
    high |= line.hi;
  }
  full.lines = lines;
  full.low = low;
  full.high = high;
  return kind;
}

/** A position is judged by how many lines hold 0 … 6 blocks, how ragged it is, and pits no piece fills well. */
const TURNS_AT = 7;
const PITS_AT = 8;

/** A row's bits, each moved to the first place of its column: columns 0 to 2, then 3 to 5. */
const LEFT = Uint32Array.from({ length: VALUES }, (_, row) => spread(row & 7));
const RIGHT = Uint32Array.from({ length: VALUES }, (_, row) => spread(row >> 3));

function spread(bits: number): number {
  return (bits & 1) | ((bits & 2) << (SIZE - 1)) | ((bits & 4) << (2 * SIZE - 2));
}

/** The columns as two masks, laid out as the rows are. */
const columns = { left: 0, right: 0 };

function turn(lo: number, hi: number): void {
  const [a, b, c] = [lo & ROW, (lo >> SIZE) & ROW, (lo >> (2 * SIZE)) & ROW];
  const [d, e, f] = [hi & ROW, (hi >> SIZE) & ROW, (hi >> (2 * SIZE)) & ROW];
  columns.left = LEFT[a]! | (LEFT[b]! << 1) | (LEFT[c]! << 2) | (LEFT[d]! << 3) | (LEFT[e]! << 4) | (LEFT[f]! << 5);
  columns.right =
    RIGHT[a]! | (RIGHT[b]! << 1) | (RIGHT[c]! << 2) | (RIGHT[d]! << 3) | (RIGHT[e]! << 4) | (RIGHT[f]! << 5);
}

/** What each of the 64 ways to fill a line is worth, open and barred. */
interface LineWorths {
  readonly of: Weights;
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  readonly barred: Float64Array;
  readonly pit: number;
}

let known: LineWorths | null = null;

function worthsOf(w: Weights): LineWorths {
  if (known?.of === w) return known;
  const barred = Float64Array.from(TURNS, turns => turns * w.board[TURNS_AT]!);
  const open = Float64Array.from(barred, (worth, bits) => worth + w.board[ONES[bits]!]!);
  const [rows, columns] = [w.only === 'columns' ? barred : open, w.only === 'rows' ? barred : open];
  known = { of: w, rows, columns, barred, pit: w.board[PITS_AT]! };
  return known;
}

/** What a board promises: the weighted sum of its features. Lines barred by a staying block promise nothing. */
export function promise(lo: number, hi: number, bars: Cells, w: Weights): number {
  const worths = worthsOf(w);
  const { rows, columns: across, pit } = worths;
  turn(lo, hi);
  const { left, right } = columns;
  if ((bars.lo | bars.hi) !== 0) return promiseOfSome(lo, hi, bars, worths);
  return (
    rows[lo & ROW]! +
    rows[(lo >> SIZE) & ROW]! +
    rows[(lo >> (2 * SIZE)) & ROW]! +
    rows[hi & ROW]! +
    rows[(hi >> SIZE) & ROW]! +
    rows[(hi >> (2 * SIZE)) & ROW]! +
    across[left & ROW]! +
    across[(left >> SIZE) & ROW]! +
    across[(left >> (2 * SIZE)) & ROW]! +
    across[right & ROW]! +
    across[(right >> SIZE) & ROW]! +
    across[(right >> (2 * SIZE)) & ROW]! +
    pit * pits(lo, hi)
  );
}

function lineOf(low: number, high: number, at: number): number {
  return at < SIZE / 2 ? (low >> (at * SIZE)) & ROW : (high >> (at * SIZE - HALF_BITS)) & ROW;
}

function promiseOfSome(lo: number, hi: number, bars: Cells, worths: LineWorths): number {
  const { left, right } = columns;
  let sum = worths.pit * pits(lo, hi);
  for (let i = 0; i < SIZE; i++) {
    const row = LINES[i]!;
    const column = LINES[i + SIZE]!;
    const rowOpen = ((bars.lo & row.lo) | (bars.hi & row.hi)) === 0;
    const columnOpen = ((bars.lo & column.lo) | (bars.hi & column.hi)) === 0;
    sum += (rowOpen ? worths.rows : worths.barred)[lineOf(lo, hi, i)]!;
    sum += (columnOpen ? worths.columns : worths.barred)[lineOf(left, right, i)]!;
  }
  return sum;
}

/** Lines that could fill and lack so many blocks. */
export function linesShort({ lo, hi, bars }: { lo: number; hi: number; bars: Cells }, blocks: number): number {
  let count = 0;
  for (const line of LINES) {
    if (((bars.lo & line.lo) | (bars.hi & line.hi)) !== 0) continue;
    if (bitsOf(line.lo & ~lo) + bitsOf(line.hi & ~hi) === blocks) count += 1;
  }
  return count;
}

export function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

const FIRST_COLUMN = LINES[SIZE]!.lo;
const LAST_COLUMN = LINES[2 * SIZE - 1]!.lo;
const HALF = (1 << HALF_BITS) - 1;

/** Empty cells with every neighbour filled. */
export function pits(lo: number, hi: number): number {
  const upLo = ((lo << SIZE) | ROW) & HALF;
  const upHi = ((hi << SIZE) | (lo >> (2 * SIZE))) & HALF;
  const downLo = (lo >> SIZE) | ((hi & ROW) << (2 * SIZE));
  const downHi = (hi >> SIZE) | (ROW << (2 * SIZE));
  const inLo = ~lo & upLo & downLo & ((lo << 1) | FIRST_COLUMN) & ((lo >> 1) | LAST_COLUMN) & HALF;
  const inHi = ~hi & upHi & downHi & ((hi << 1) | FIRST_COLUMN) & ((hi >> 1) | LAST_COLUMN) & HALF;
  return bitsOf(inLo) + bitsOf(inHi);
}
