/**
 * A card is a 5×5 frame. A set of its cells is a 25-bit mask: bit row × 5 + column, so every rule check is one AND.
 * In text a cell is a column letter and a row number from the top: `b2c2` is two cells side by side.
 */
export type Cells = number;

export const SIDE = 5;

export function cellAt(row: number, column: number): Cells {
  return 1 << (row * SIDE + column);
}

/** How many cells a set has. */
export function count(cells: Cells): number {
  let x = cells - ((cells >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Rows of `#` and `.` to cells; shorter drawings lie at the top left. Null: not a drawing of at most 5×5. */
export function readDrawing(drawing: string): Cells | null {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim());
  if (rows.length > SIDE) return null;
  let cells = 0;
  for (const [r, row] of rows.entries()) {
    if (row.length > SIDE || !/^[#.]+$/.test(row)) return null;
    for (let c = 0; c < row.length; c++) if (row[c] === '#') cells |= cellAt(r, c);
  }
  return cells;
}

/** Five rows of text; `mark` names what stands in a cell. */
export function drawCells(mark: (cell: Cells) => string): string[] {
  const rows: string[] = [];
  for (let r = 0; r < SIDE; r++) {
    let row = '';
    for (let c = 0; c < SIDE; c++) row += mark(cellAt(r, c));
    rows.push(row);
  }
  return rows;
}

export function writeCells(cells: Cells): string {
  let text = '';
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (cells & (1 << i)) text += `${'abcde'[i % SIDE]}${Math.floor(i / SIDE) + 1}`;
  }
  return text;
}

/** Null when the text is not written the way `writeCells` writes it. */
export function readCells(text: string): Cells | null {
  if (!/^([a-e][1-5])+$/.test(text)) return null;
  let cells = 0;
  for (let i = 0; i < text.length; i += 2) cells |= cellAt(Number(text[i + 1]) - 1, 'abcde'.indexOf(text.charAt(i)));
  return writeCells(cells) === text ? cells : null;
}

/** The eight images of a drawing (four turns, each also mirrored), moved to the top left; equal ones kept. */
export function images(cells: Cells): Cells[] {
  const points: [number, number][] = [];
  for (let i = 0; i < SIDE * SIDE; i++) if (cells & (1 << i)) points.push([Math.floor(i / SIDE), i % SIDE]);
  const all: Cells[] = [];
  for (const mirror of [1, -1]) {
    let turned = points.map(([r, c]): [number, number] => [r, mirror * c]);
    for (let turn = 0; turn < 4; turn++) {
      all.push(settled(turned));
      turned = turned.map(([r, c]) => [c, -r]);
    }
  }
  return all;
}

/** The same for two drawings exactly when one can be turned, mirrored and moved onto the other. */
export function likeness(cells: Cells): Cells {
  return Math.min(...images(cells));
}

function settled(points: readonly (readonly [number, number])[]): Cells {
  const top = Math.min(...points.map(p => p[0]));
  const left = Math.min(...points.map(p => p[1]));
  let cells = 0;
  for (const [r, c] of points) cells |= cellAt(r - top, c - left);
  return cells;
}
