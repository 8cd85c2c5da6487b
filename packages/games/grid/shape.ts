import { type Cell, NEIGHBOURS } from './cell.ts';

/** Cells moved to the top-left corner and sorted row by row: equal shapes have equal cells. */
export type Shape = readonly Cell[];

/** Reads `..#/###`, rows separated by a slash. */
export function readShape(rows: string): Shape {
  const cells: Cell[] = [];
  for (const [y, row] of rows.split('/').entries())
    for (const [x, mark] of [...row].entries()) if (mark === '#') cells.push({ x, y });
  return normal(cells);
}

export function writeShape(shape: Shape): string {
  const { width, height } = box(shape);
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const { x, y } of shape) (rows[y] ?? [])[x] = '#';
  return rows.map(row => row.join('')).join('/');
}

export function box(cells: readonly Cell[]): { readonly width: number; readonly height: number } {
  return { width: 1 + Math.max(...cells.map(c => c.x)), height: 1 + Math.max(...cells.map(c => c.y)) };
}

function normal(cells: readonly Cell[]): Shape {
  const left = Math.min(...cells.map(c => c.x));
  const top = Math.min(...cells.map(c => c.y));
  return cells.map(({ x, y }) => ({ x: x - left, y: y - top })).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A quarter turn clockwise. */
export function turned(shape: Shape): Shape {
  const { height } = box(shape);
  return normal(shape.map(({ x, y }) => ({ x: height - 1 - y, y: x })));
}

/** Mirrored left to right. */
export function flipped(shape: Shape): Shape {
  const { width } = box(shape);
  return normal(shape.map(({ x, y }) => ({ x: width - 1 - x, y })));
}

const ORIENTATIONS = ['0', '90', '180', '270', 'm0', 'm90', 'm180', 'm270'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** The shape as it lies in an orientation: flipped first, then turned clockwise. */
function oriented(shape: Shape, orientation: Orientation): Shape {
  let lying = orientation.startsWith('m') ? flipped(shape) : shape;
  for (let turn = Number(orientation.replace('m', '')); turn > 0; turn -= 90) lying = turned(lying);
  return lying;
}

/** The orientations that look different, each with its first name: one to eight of them. */
export function orientations(shape: Shape): { readonly orientation: Orientation; readonly shape: Shape }[] {
  const seen = new Set<string>();
  const list: { orientation: Orientation; shape: Shape }[] = [];
  for (const orientation of ORIENTATIONS) {
    const lying = oriented(shape, orientation);
    const text = writeShape(lying);
    if (seen.has(text)) continue;
    seen.add(text);
    list.push({ orientation, shape: lying });
  }
  return list;
}

/** Which polyominoes count as the same: none, those that turn into each other, or also mirror images. */
export type Sameness = 'fixed' | 'one-sided' | 'free';

/** Every polyomino of n cells, each once, in a fixed order. */
export function polyominoes(n: number, sameness: Sameness): Shape[] {
  let shapes: Shape[] = n > 0 ? [readShape('#')] : [];
  for (let size = 2; size <= n; size++) shapes = grown(shapes);
  const seen = new Set<string>();
  const kept: Shape[] = [];
  for (const shape of shapes) {
    const name = sameName(shape, sameness);
    if (seen.has(name)) continue;
    seen.add(name);
    kept.push(shape);
  }
  return kept;
}

/** One name for all shapes that count as the same. */
function sameName(shape: Shape, sameness: Sameness): string {
  if (sameness === 'fixed') return writeShape(shape);
  const list = orientations(shape).filter(o => sameness === 'free' || !o.orientation.startsWith('m'));
  const names = list.map(o => writeShape(o.shape));
  // A shape that is its own mirror image lists only turns, and those are all it needs.
  return names.reduce((least, name) => (name < least ? name : least));
}

function grown(shapes: readonly Shape[]): Shape[] {
  const found = new Map<string, Shape>();
  for (const shape of shapes) {
    for (const next of rim(shape)) {
      const larger = normal([...shape, next]);
      found.set(writeShape(larger), larger);
    }
  }
  return [...found.values()];
}

/** Cells that touch the shape from outside; some more than once. */
function rim(shape: Shape): Cell[] {
  const around = shape.flatMap(cell => NEIGHBOURS.map(step => ({ x: cell.x + step.x, y: cell.y + step.y })));
  return around.filter(next => !shape.some(cell => cell.x === next.x && cell.y === next.y));
}
