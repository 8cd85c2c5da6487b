/**
 * A place on any board: 32 × row + column, rows counted from the top. The number means the same place whatever the
 * board's width, so an action or an event can be told without the state it belongs to.
 */
export type Cell = number;

/** Boards are at most this many columns wide and rows high. */
export const LONGEST_SIDE = 32;

export function cellAt(x: number, y: number): Cell {
  return y * LONGEST_SIDE + x;
}

/** Counted from the left, 0 first. */
export function columnOf(cell: Cell): number {
  return cell % LONGEST_SIDE;
}

/** Counted from the top, 0 first. */
export function rowOf(cell: Cell): number {
  return Math.floor(cell / LONGEST_SIDE);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a … z, then aa, ab … af. */
export function columnName(x: number): string {
  return x < 26 ? LETTERS.charAt(x) : `a${LETTERS.charAt(x - 26)}`;
}

/** `b2`: column b, third row from the top. */
export function cellName(cell: Cell): string {
  return `${columnName(columnOf(cell))}${rowOf(cell)}`;
}

const CELL = /^(a?)([a-z])(0|[1-9]\d?)$/;

/** Null when the text names no cell of the largest board. */
export function readCell(text: string): Cell | null {
  const match = CELL.exec(text);
  if (!match) return null;
  const x = LETTERS.indexOf(match[2] ?? '') + (match[1] ? 26 : 0);
  const y = Number(match[3]);
  return x < LONGEST_SIDE && y < LONGEST_SIDE ? cellAt(x, y) : null;
}

/** The same place as an index into a board's row-by-row list; -1 when it lies outside. */
export function indexOf(board: { readonly width: number; readonly height: number }, cell: Cell): number {
  const x = columnOf(cell);
  const y = rowOf(cell);
  return cell >= 0 && x < board.width && y < board.height ? y * board.width + x : -1;
}
