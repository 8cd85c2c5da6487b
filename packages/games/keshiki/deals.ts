import { pick, roll, type Streams, shuffle, streams } from '@minoya/kernel';
import { type Block, block, type Kind, kinds, obstacleKinds } from './blocks.ts';
import type { Board } from './board.ts';
import { type Cell, cellAt } from './cells.ts';
import { dayOfWeek } from './dates.ts';

/** What a random board is dealt from. */
export interface Recipe {
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  readonly obstacles: Readonly<Partial<Record<Kind, number>>>;
  /** Written on every counter. */
  readonly value: number;
}

export const WIDTH = 9;
export const HEIGHT = 13;

/** Obstacles that the stages have shown, in that order. What can be tapped is none: it only belongs to a goal. */
const SHOWN: readonly Kind[] = obstacleKinds.filter(kind => kinds[kind].first !== null && kinds[kind].refusal !== null);

/** Level 1, 2, 3 …: every second level brings the next kind, then they take turns; colours swing. (K29) */
export function endlessRecipe(level: number): Recipe {
  const colors = (level < 8 ? [3, 4, 4, 5] : [3, 4, 3, 4])[(level - 1) % 4] ?? 4;
  const known = Math.min(SHOWN.length, Math.floor(level / 2));
  const obstacles: Partial<Record<Kind, number>> = {};
  const each = level < 12 ? 1 : 2;
  for (let n = 0; n < Math.min(3, known); n++) {
    const kind = SHOWN[level < 2 * SHOWN.length ? known - 1 - n : (level * 3 + n * 2) % SHOWN.length];
    if (kind) obstacles[kind] = each;
  }
  return { width: WIDTH, height: HEIGHT, colors, obstacles, value: level < 8 ? 3 : 4 };
}

/** Monday is gentle, Sunday is not; each weekday keeps its character. (K29) */
const WEEK: readonly (readonly [colors: number, obstacles: Partial<Record<Kind, number>>])[] = [
  [4, { steel: 1, ice1: 3, icePlus: 1 }],
  [3, {}],
  [4, {}],
  [4, { ice1: 5 }],
  [4, { plus: 3, minus: 2 }],
  [5, {}],
  [4, { rock: 2, ice1: 4 }],
];

export function dailyRecipe(date: string): Recipe {
  const [colors, obstacles] = WEEK[dayOfWeek(date)] ?? [4, {}];
  return { width: WIDTH, height: HEIGHT, colors, obstacles, value: 4 };
}

/** A random full board: obstacles in the interior, every cell drawn alike. Not proven to be clearable. */
export function dealBoard(recipe: Recipe, seed: string): Board {
  const rng = streams(seed, ['blocks', 'obstacles']);
  const { width, height } = recipe;
  const cells: Block[] = [];
  for (let i = 0; i < width * height; i++) cells.push(1 + roll(rng, 'blocks', recipe.colors));
  const inside: number[] = [];
  for (let y = 2; y < height - 2; y++) for (let x = 1; x < width - 1; x++) inside.push(y * width + x);
  shuffle(rng, 'obstacles', inside);
  for (const kind of obstacleKinds) {
    for (let n = recipe.obstacles[kind] ?? 0; n > 0; n--) {
      const i = inside.pop();
      if (i !== undefined) cells[i] = block(kind, cells[i] ?? 1, recipe.value);
    }
  }
  return { width, height, cells };
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
  for (let n = 1; n < BUILDS && blocksIn(best) < recipe.width * recipe.height - 4; n++) {
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
  const line = patches.map(({ x, y }) => cellAt(x, recipe.height - 1 - y));
  return { board: standing(columns, recipe), line, sizes: patches.map(({ across, up }) => across * up) };
}

/** Puts one group in, or leaves the columns alone and returns null. Columns are listed bottom up. */
function insert(columns: Block[][], recipe: Recipe, rng: Streams<'build'>): Patch | null {
  const color = 1 + roll(rng, 'build', recipe.colors);
  const way =
    columns.length < recipe.width
      ? pick(rng, 'build', ['upright', 'flat', 'new'])
      : pick(rng, 'build', ['upright', 'flat']);
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
  if (touched.length < across || touched.some(column => column.length + up > recipe.height)) return null;
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

function standing(columns: readonly (readonly Block[])[], { width, height }: Recipe): Board {
  const cells: Block[] = [];
  for (let y = height - 1; y >= 0; y--) for (let x = 0; x < width; x++) cells.push(columns[x]?.[y] ?? 0);
  return { width, height, cells };
}
