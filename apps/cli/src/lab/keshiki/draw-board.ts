import { type Block, block, colorOf, isNormal, kinds } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { settle } from '@minoya/games/keshiki/settle';
import { roll, shuffle, streams } from '@minoya/kernel';
import type { Design, Obstacle } from './design.ts';
import { type Canvas, type Chance, paints } from './paints.ts';
import { places, type Spot } from './places.ts';

/** A board for the design; another seed is another board of the same idea. Null when it does not stand as drawn. */
export function drawDesign(design: Design, seed: string): Board | null {
  const rng = streams(seed, ['paint', 'place']);
  const { rows } = design;
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const [name = '', ...given] = design.paint;
  const mirrored = name.startsWith('mirror-');
  const paint = paints[name.replace('mirror-', '')];
  if (!paint) throw new Error(`not a paint: ${name}`);
  const canvas: Canvas = { width, height, colors: design.palette.length, given: given.map(Number), rng };
  const cells: Block[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const noisy = roll(rng, 'paint', 100) < design.noise;
      const index = noisy ? roll(rng, 'paint', canvas.colors) : paint(x, y, canvas);
      cells.push(cellOf(rows[y]?.[x] ?? '.', design.palette[index] ?? 1));
    }
  }
  if (mirrored) mirror(cells, width);
  for (const obstacle of design.obstacles) place(cells, { width, height }, obstacle, rng);
  const settled = [...cells];
  settle(settled, width);
  return settled.every((b, i) => b === cells[i]) ? { width, height, cells } : null;
}

function cellOf(mark: string, painted: number): Block {
  if (mark === '.') return 0;
  if (mark === 'x') return block('steel', 0);
  if (mark === 'o') return block('rock', 0);
  const color = 'LRYGBW'.indexOf(mark) + 1;
  return block('normal', color || painted);
}

/** The right half takes over the left half's colours. */
function mirror(cells: Block[], width: number): void {
  for (let i = 0; i < cells.length; i++) {
    const x = i % width;
    const twin = cells[i - x + (width - 1 - x)] ?? 0;
    if (x > (width - 1) / 2 && isNormal(cells[i] ?? 0) && isNormal(twin)) cells[i] = twin;
  }
}

type Size = { readonly width: number; readonly height: number };

/** Puts obstacles where plain blocks are. `twin-` before a place: in pairs, left and right alike. */
function place(cells: Block[], size: Size, { kind, count, place: name, value }: Obstacle, rng: Chance): void {
  const twins = name.startsWith('twin-');
  const fits = places[name.replace('twin-', '')];
  if (!fits) throw new Error(`not a place: ${name}`);
  const { width } = size;
  const twinOf = (i: number): number => i - (i % width) + width - 1 - (i % width);
  const free = (i: number): boolean => isNormal(cells[i] ?? 0);
  const all = Array.from(cells.keys()).filter(i => free(i) && fits(spotOf(cells, size, i)));
  const order = count === null ? all : shuffle(rng, 'place', all);
  let left = count ?? all.length;
  const put = (i: number): void => {
    if (left <= 0 || !free(i)) return;
    cells[i] = block(kind, kinds[kind].colored ? colorOf(cells[i] ?? 1) : 0, value);
    left--;
  };
  for (const i of order) {
    put(i);
    if (twins) put(twinOf(i));
  }
}

function spotOf(cells: readonly Block[], { width, height }: Size, i: number): Spot {
  const [x, y] = [i % width, Math.floor(i / width)];
  let [above, below] = [0, 0];
  for (let row = 0; row < height; row++) {
    if (!cells[row * width + x]) continue;
    if (row < y) above++;
    if (row > y) below++;
  }
  return { x, y, width, height, above, below };
}
