import type { Clear } from '../effect-context.ts';
import { SIZE } from '../shapes.ts';
import type { CellIndex, LineIndex } from '../state.ts';

export const CORNERS: readonly CellIndex[] = [0, 5, 30, 35];
export const MIDDLE: readonly CellIndex[] = [14, 15, 20, 21];

/** The cells of a row 0 to 5 or a column 6 to 11. */
export function cellsOfLine(line: LineIndex): readonly CellIndex[] {
  const step = line < SIZE ? 1 : SIZE;
  const from = line < SIZE ? line * SIZE : line - SIZE;
  return Array.from({ length: SIZE }, (_, i) => from + i * step);
}

/** The lines of a clear: rows 0 to 5, columns 6 to 11. */
export function linesOf({ rows, columns }: Clear): readonly LineIndex[] {
  return [...rows, ...columns.map(column => SIZE + column)];
}
