import { type Cells, SIDE } from './cells.ts';

const LEFT = 0b00001_00001_00001_00001_00001;
const RIGHT = LEFT << (SIDE - 1);
const ALL = (1 << (SIDE * SIDE)) - 1;

/** All cells that touch these by a side, and these. */
function grown(cells: Cells): Cells {
  return (cells | (cells << SIDE) | (cells >>> SIDE) | ((cells & ~RIGHT) << 1) | ((cells & ~LEFT) >>> 1)) & ALL;
}

function reach(from: Cells, within: Cells): Cells {
  let now = from & within;
  for (;;) {
    const next = grown(now) & within;
    if (next === now) return now;
    now = next;
  }
}

/** How many pieces a shape falls into when only sides hold it together. */
export function partsOfShape(shape: Cells): number {
  let parts = 0;
  for (let rest = shape; rest !== 0; parts++) rest &= ~reach(rest & -rest, shape);
  return parts;
}

const RIM = LEFT | RIGHT | 0b11111 | (0b11111 << (SIDE * (SIDE - 1)));

/** How many cells a shape encloses. */
export function holes(shape: Cells): number {
  const outside = ALL & ~shape;
  let enclosed = outside & ~reach(RIM & outside, outside);
  let n = 0;
  for (; enclosed !== 0; enclosed &= enclosed - 1) n++;
  return n;
}
