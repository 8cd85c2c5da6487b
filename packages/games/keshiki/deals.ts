import { pick, roll, type Streams, shuffle, streams } from '@minoya/kernel';
import { paintAreas } from './areas.ts';
import { type Block, block, colors, type Kind, kinds, obstacleKinds } from './blocks.ts';
import type { Board } from './board.ts';
import { type Cell, cellAt } from './cells.ts';
import { type Deck, HEIGHT, type Recipe, shapes, WIDTH } from './recipes.ts';

type Chance = Streams<'blocks' | 'obstacles' | 'shape'>;

/** A random board in one of the recipe's shapes and layouts, its colours drawn from the six. Not proven to be clearable. (K29) */
export function dealBoard(recipe: Recipe, seed: string): Board {
  const rng = streams(seed, ['blocks', 'obstacles', 'shape']);
  const heights = pick(
    rng,
    'shape',
    recipe.shapes.map(name => shapes[name]),
  );
  const layout = pick(rng, 'shape', recipe.layouts);
  const palette = paletteOf(recipe.colors, rng);
  const cells = paintAreas(layout, { width: WIDTH, height: HEIGHT, heights, palette }, rng);
  place(cells, { ...recipe, width: WIDTH, height: HEIGHT }, heights, rng);
  return { width: WIDTH, height: HEIGHT, cells };
}

/** A full board of any size, its colours mixed cell by cell. */
export function mixedBoard(deck: Deck, seed: string): Board {
  const { width, height } = deck;
  const rng = streams(seed, ['blocks', 'obstacles', 'shape']);
  const palette = paletteOf(deck.colors, rng);
  const cells = Array.from({ length: width * height }, (): Block => pick(rng, 'blocks', palette));
  place(cells, deck, Array<number>(width).fill(height), rng);
  return { width, height, cells };
}

/** So many of the six. */
function paletteOf(count: number, rng: Chance): number[] {
  const all = shuffle(
    rng,
    'blocks',
    colors.map((_, i) => i + 1),
  );
  return all.slice(0, count);
}

/** Obstacles go inside; what only falls, like rocks, lies on top, one a column, so that each can come to the floor. */
function place(
  cells: Block[],
  { width, height, obstacles, value }: Deck,
  heights: readonly number[],
  rng: Chance,
): void {
  const inside: number[] = [];
  for (let x = 1; x < width - 1; x++) {
    for (let y = height - (heights[x] ?? height) + 2; y < height - 2; y++) inside.push(y * width + x);
  }
  shuffle(rng, 'obstacles', inside);
  const tops = shuffle(
    rng,
    'obstacles',
    heights.map((high, x) => (height - high) * width + x),
  );
  const onTop = (kind: Kind): boolean => !kinds[kind].colored && kinds[kind].falls;
  for (const kind of obstacleKinds) {
    for (let n = obstacles[kind] ?? 0; n > 0; n--) {
      const i = onTop(kind) ? tops.pop() : inside.pop();
      if (i !== undefined) cells[i] = block(kind, cells[i] ?? 1, value);
    }
  }
}

/** A board that is known to be clearable, because it was built backwards. */
export interface Construction {
  readonly board: Board;
  /** Taps that clear it. */
  readonly line: readonly Cell[];
  /** How many blocks each of those taps removes. */
  readonly sizes: readonly number[];
}

/** Failed insertions in a row before the board counts as full. */
const MOST_FAILURES = 1500;
/** Three colours often leave gaps; the fullest of a few boards is kept. */
const BUILDS = 8;

/**
 * Inserts one group after the other so that tapping them in reverse order clears the board: each new group touches
 * none of its colour, hence tapping it takes exactly that group and gives back the board before. (K29)
 */
export function constructBoard(recipe: Recipe, seed: string): Construction {
  const rng = streams(seed, ['build']);
  let best = build(recipe, rng);
  for (let n = 1; n < BUILDS && blocksIn(best) < WIDTH * HEIGHT - 4; n++) {
    const next = build(recipe, rng);
    if (blocksIn(next) > blocksIn(best)) best = next;
  }
  return best;
}

function blocksIn({ sizes }: Construction): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

function build(recipe: Recipe, rng: Streams<'build'>): Construction {
  const columns: Block[][] = [];
  const patches: Patch[] = [];
  for (let failures = 0; failures < MOST_FAILURES; failures++) {
    const patch = insert(columns, recipe, rng);
    if (patch === null) continue;
    patches.push(patch);
    failures = 0;
  }
  patches.reverse();
  const line = patches.map(({ x, y }) => cellAt(x, HEIGHT - 1 - y));
  return { board: standing(columns), line, sizes: patches.map(({ across, up }) => across * up) };
}

/** Puts one group in, or leaves the columns alone and returns null. Columns are listed bottom up. */
function insert(columns: Block[][], recipe: Recipe, rng: Streams<'build'>): Patch | null {
  const color = 1 + roll(rng, 'build', recipe.colors);
  const way =
    columns.length < WIDTH ? pick(rng, 'build', ['upright', 'flat', 'new']) : pick(rng, 'build', ['upright', 'flat']);
  if (way === 'new' || columns.length === 0) {
    const x = roll(rng, 'build', columns.length + 1);
    return keep(columns, [...columns.slice(0, x), [color, color], ...columns.slice(x)], { x, y: 0, across: 1, up: 2 });
  }
  const x = Math.max(0, lower(columns, rng) - roll(rng, 'build', 2));
  const across = way === 'flat' ? 2 : 1;
  const up = way === 'flat' ? 1 : pick(rng, 'build', [2, 2, 3, 4]);
  const touched = columns.slice(x, x + across);
  const room = Math.min(...touched.map(column => column.length));
  const y = roll(rng, 'build', room + 1);
  if (touched.length < across || touched.some(column => column.length + up > HEIGHT)) return null;
  const next = columns.map((column, at) =>
    at >= x && at < x + across ? [...column.slice(0, y), ...Array<Block>(up).fill(color), ...column.slice(y)] : column,
  );
  return keep(columns, next, { x, y, across, up });
}

/** The lower of two columns picked at random: towers leave no place beside them. */
function lower(columns: readonly (readonly Block[])[], rng: Streams<'build'>): number {
  const a = roll(rng, 'build', columns.length);
  const b = roll(rng, 'build', columns.length);
  return (columns[a]?.length ?? 0) <= (columns[b]?.length ?? 0) ? a : b;
}

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
}

/** Takes the new columns over unless the patch touches its own colour somewhere. */
function keep(columns: Block[][], next: Block[][], patch: Patch): Patch | null {
  const { x, y, across, up } = patch;
  const color = next[x]?.[y];
  for (let at = x; at < x + across; at++) {
    if (next[at]?.[y - 1] === color || next[at]?.[y + up] === color) return null;
  }
  for (let row = y; row < y + up; row++) {
    if (next[x - 1]?.[row] === color || next[x + across]?.[row] === color) return null;
  }
  columns.splice(0, columns.length, ...next);
  return patch;
}

function standing(columns: readonly (readonly Block[])[]): Board {
  const [width, height] = [WIDTH, HEIGHT];
  const cells: Block[] = [];
  for (let y = height - 1; y >= 0; y--) for (let x = 0; x < width; x++) cells.push(columns[x]?.[y] ?? 0);
  return { width, height, cells };
}
