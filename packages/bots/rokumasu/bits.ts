import { CELLS, hiBit, loBit, SIZE } from '@minoya/games/rokumasu/shapes';

/** A set of cells as two bit masks, like the rules' own: rows 0 to 2, rows 3 to 5. */
export interface Cells {
  readonly lo: number;
  readonly hi: number;
}

const HALF_BITS = CELLS / 2;
const ROW = (1 << SIZE) - 1;

function maskOf(cells: readonly number[]): Cells {
  return { lo: cells.reduce((m, c) => m | loBit(c), 0), hi: cells.reduce((m, c) => m | hiBit(c), 0) };
}

const six = [0, 1, 2, 3, 4, 5];
/** The twelve lines: rows from the top, then columns from the left. */
export const LINES: readonly Cells[] = [
  ...six.map(y => maskOf(six.map(x => y * SIZE + x))),
  ...six.map(x => maskOf(six.map(y => y * SIZE + x))),
];

const ONES = Uint8Array.from({ length: 1 << SIZE }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
/** How often neighbours in a row of six differ, the edges counted as filled. */
const TURNS = Uint8Array.from(
  { length: 1 << SIZE },
  (_, bits) => ONES[(bits ^ (bits >> 1) ^ 32) & ROW]! + ((bits & 1) ^ 1),
);

/** Whether some line is filled from end to end, and none of its cells bars it. */
export function hasFullLine(lo: number, hi: number, bars: Cells): boolean {
  for (const line of LINES) {
    if ((lo & line.lo) !== line.lo || (hi & line.hi) !== line.hi) continue;
    if ((bars.lo & line.lo) === 0 && (bars.hi & line.hi) === 0) return true;
  }
  return false;
}

/** What a position is judged by: how many lines hold 0 … 6 blocks, how ragged it is, and pits no piece fills well. */
export const FEATURES = 9;

const rows = new Uint8Array(SIZE);

/** Writes the features of a board into `out`; lines barred by a staying block count as empty. */
export function measure(lo: number, hi: number, bars: Cells, out: Float64Array): void {
  out.fill(0);
  for (let y = 0; y < SIZE; y++)
    rows[y] = y < SIZE / 2 ? (lo >> (y * SIZE)) & ROW : (hi >> (y * SIZE - HALF_BITS)) & ROW;
  let turns = 0;
  for (let i = 0; i < SIZE; i++) {
    let column = 0;
    for (let y = 0; y < SIZE; y++) column |= ((rows[y]! >> i) & 1) << y;
    const row = rows[i]!;
    turns += TURNS[row]! + TURNS[column]!;
    const rowBar = LINES[i]!;
    const columnBar = LINES[i + SIZE]!;
    if (((bars.lo & rowBar.lo) | (bars.hi & rowBar.hi)) === 0) out[ONES[row]!]! += 1;
    if (((bars.lo & columnBar.lo) | (bars.hi & columnBar.hi)) === 0) out[ONES[column]!]! += 1;
  }
  out[7] = turns;
  out[8] = pits();
}

/** Empty cells with every neighbour filled. */
function pits(): number {
  let count = 0;
  for (let y = 0; y < SIZE; y++) {
    const row = rows[y]!;
    const above = y > 0 ? rows[y - 1]! : ROW;
    const below = y < SIZE - 1 ? rows[y + 1]! : ROW;
    count += ONES[~row & above & below & ((row << 1) | 1) & ((row >> 1) | 32) & ROW]!;
  }
  return count;
}
