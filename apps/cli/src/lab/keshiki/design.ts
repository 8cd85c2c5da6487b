import { colors, type Kind, kinds } from '@minoya/games/keshiki/blocks';
import { type Goal, readGoal } from '@minoya/games/keshiki/goals';

/** The idea of a stage, as its designer wrote it down; boards are drawn from it, measured, and one is kept. */
export interface Design {
  /** Rows from the top, split by `/`: `#` painted, `.` empty, `x` steel, `o` rock; a letter of the palette is that colour. */
  readonly rows: readonly string[];
  /** A paint of paints.ts and its numbers. */
  readonly paint: readonly string[];
  /** Painted cells in a hundred that take any colour instead. */
  readonly noise: number;
  /** Colours as numbers of blocks, the first one the paint's first. */
  readonly palette: readonly number[];
  readonly obstacles: readonly Obstacle[];
  readonly main: Goal;
  /** What the second and third star ask for, in kind. */
  readonly more: readonly More[];
  readonly promise: string;
}

export interface Obstacle {
  readonly kind: Kind;
  /** Null: every cell of the place. */
  readonly count: number | null;
  /** A place of places.ts. */
  readonly place: string;
  readonly value: number;
}

/** `score`: points; `clear`: an all-clear; `fast`: the first goal in few taps. */
export type More = 'score' | 'clear' | 'fast';

/**
 * From one line: `shape | paint noise | palette | obstacles, … | main goal | second third | promise`. A shape is rows, or the
 * heights of the columns: `4 5 6 6 5 4`. A goal that ends in `@` has a limit of taps, which is found.
 */
export function readDesign(line: string): Design {
  const parts = line.split('|').map(part => part.trim());
  const [shape = '', paint = '', palette = '', obstacles = '', main = '', more = '', promise = ''] = parts;
  if (parts.length !== 7) throw new Error(`seven parts are wanted: ${line}`);
  const words = paint.split(' ');
  const goal = readGoal(main === 'score' ? '1' : main.replace(/@$/, '@99'));
  if (!goal) throw new Error(`not a goal: ${main}`);
  return {
    rows: shape.includes('/') ? shape.split('/') : rowsOf(shape.split(' ').map(Number)),
    paint: words.slice(0, -1),
    noise: Number(words.at(-1)),
    palette: [...palette].map(letter => colors.findIndex(color => color.letter === letter) + 1),
    obstacles: obstacles === '' ? [] : obstacles.split(',').map(readObstacle),
    main: goal,
    more: more.split(' ') as More[],
    promise,
  };
}

function rowsOf(heights: readonly number[]): string[] {
  const height = Math.max(...heights);
  return Array.from({ length: height }, (_, y) => heights.map(h => (y < height - h ? '.' : '#')).join(''));
}

function readObstacle(text: string): Obstacle {
  const [kind = '', count = '', place = '', value = '0'] = text.trim().split(' ');
  if (!Object.hasOwn(kinds, kind)) throw new Error(`not a kind: ${text}`);
  return { kind: kind as Kind, count: count === 'all' ? null : Number(count), place, value: Number(value) };
}

/** How seldom quick careless play should win, 0 to 100: rising, with a rest at each new block and a peak at each tenth. */
export function wantedDifficulty(stage: number): number {
  const place = (stage - 1) % 10;
  const wave = place === 0 ? -5 : place === 9 ? 9 : (place - 4.5) * 0.6;
  return Math.max(2, Math.round(4 + 72 * ((stage - 1) / 99) ** 0.75 + wave));
}
