import type { Cell } from './cell.ts';

/** A drawn board: rows of marks, all equally long. */
export type Drawing = readonly (readonly string[])[];

/**
 * Reads a picture of a board: one line a row, marks separated by spaces or, where no mark is longer than one
 * character, written without them. Blank lines around the picture and its indent are ignored.
 */
export function readDrawing(picture: string): Drawing {
  const lines = picture.split('\n').map(line => line.trim());
  const rows = lines.filter(line => line !== '').map(line => (/\s/.test(line) ? line.split(/\s+/) : [...line]));
  const width = rows[0]?.length ?? 0;
  for (const [y, row] of rows.entries())
    if (row.length !== width) throw new Error(`row ${y} has ${row.length} marks, the first row has ${width}`);
  return rows;
}

/** The board as a picture, marks separated by one space. */
export function writeDrawing(drawing: Drawing): string {
  return drawing.map(row => row.join(' ')).join('\n');
}

/** The cells with one of these marks, row by row. */
export function cellsMarked(drawing: Drawing, marks: string): Cell[] {
  const cells: Cell[] = [];
  for (const [y, row] of drawing.entries())
    for (const [x, mark] of row.entries()) if (marks.includes(mark)) cells.push({ x, y });
  return cells;
}

/** Cells as a picture of the given size, `#` on `.`. */
export function drawCells(cells: readonly Cell[], width: number, height: number): string {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const { x, y } of cells) {
    const row = rows[y];
    if (row && x >= 0 && x < width) row[x] = '#';
  }
  return writeDrawing(rows);
}
