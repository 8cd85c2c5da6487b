import type { Cell } from '@minoya/games/keshiki/cells';
import type { Stage } from '@minoya/games/keshiki/stages/index';
import { FastRandom } from './fast-random.ts';
import { playLine, startOn } from './goal-play.ts';
import { SolverGrid } from './solver-grid.ts';

/**
 * Players who sat down when the hundred stages were finished: no stage was made or changed with them in mind. None knows the goal.
 * The report of the stages tells what they win.
 */
export interface Newcomer {
  readonly name: string;
  /** Its tries on a board; it has won when one of them has. */
  readonly lines: (start: SolverGrid) => Cell[][];
  /** How many of the hundred, and of the last twenty, it may win; null: that is only told. */
  readonly atMost: { readonly all: number; readonly late: number } | null;
}

/** The numbers of the stages whose first star one of a player's lines earns. */
export function wonBy(lines: Newcomer['lines'], stages: readonly Stage[]): number[] {
  const scratch = new SolverGrid();
  const won = stages.filter(({ board, goals }) => {
    const start = startOn(board, goals.slice(0, 1));
    return lines(start.grid).some(taps => playLine(start, taps, scratch).stars > 0);
  });
  return won.map(({ number }) => number);
}

type Taste = (grid: SolverGrid, k: number) => readonly number[];

const rowOf = (cell: Cell): number => cell >> 5;
const columnOf = (cell: Cell): number => cell & 31;
const sizeOf = (grid: SolverGrid, k: number): number => grid.size[k] as number;

/** Taps what a taste likes best, the first number before the second, until nothing is left to tap. */
function follow(start: SolverGrid, taste: Taste): Cell[] {
  const grid = new SolverGrid().copy(start);
  const taps: Cell[] = [];
  while (grid.count > 0) {
    const liked = Array.from({ length: grid.count }, (_, k) => ({ k, likes: taste(grid, k) }));
    liked.sort((a, b) => compare(b.likes, a.likes));
    const k = liked[0]?.k ?? 0;
    taps.push(grid.cell(k));
    grid.tap(k);
  }
  return taps;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) if (one !== b[i]) return one - (b[i] ?? 0);
  return 0;
}

/** The colour of the largest group that is there at the beginning: what a player sees, not what a player counts. */
function striking(start: SolverGrid): number {
  let k = 0;
  for (let j = 1; j < start.count; j++) if (sizeOf(start, j) > sizeOf(start, k)) k = j;
  return start.color[k] ?? 1;
}

/** Leaves the striking colour for last; what else there is goes by another taste in each of fifteen tries. */
function spareStriking(start: SolverGrid): Cell[][] {
  const saved = striking(start);
  const random = new FastRandom('newcomer');
  return Array.from({ length: 15 }, (_, n) =>
    follow(start, (grid, k) => {
      const cell = grid.cell(k);
      const tastes = [rowOf(cell), -sizeOf(grid, k), sizeOf(grid, k), -columnOf(cell), random.next()];
      return [grid.color[k] === saved ? 0 : 1, tastes[Math.min(n, tastes.length - 1)] ?? 0, rowOf(cell)];
    }),
  );
}

/** Large and small by turns. */
function byTurns(start: SolverGrid): Cell[] {
  let tap = 0;
  let left = -1;
  return follow(start, (grid, k) => {
    if (grid.left() !== left) [left, tap] = [grid.left(), tap + 1];
    return [tap % 2 === 1 ? sizeOf(grid, k) : -sizeOf(grid, k), rowOf(grid.cell(k))];
  });
}

function fiftyAtRandom(start: SolverGrid): Cell[][] {
  const random = new FastRandom('fifty');
  return Array.from({ length: 50 }, () => follow(start, () => [random.next()]));
}

export const newcomers: readonly Newcomer[] = [
  {
    name: 'largest group, of equals the lowest',
    lines: start => [follow(start, (grid, k) => [sizeOf(grid, k), rowOf(grid.cell(k)), -columnOf(grid.cell(k))])],
    atMost: { all: 5, late: 2 },
  },
  { name: 'one striking colour spared, best of 15', lines: spareStriking, atMost: { all: 35, late: 2 } },
  {
    name: 'smallest group, of equals the lowest',
    lines: start => [follow(start, (grid, k) => [-sizeOf(grid, k), rowOf(grid.cell(k))])],
    atMost: null,
  },
  {
    name: 'from the top down',
    lines: start => [follow(start, (grid, k) => [-rowOf(grid.cell(k)), sizeOf(grid, k)])],
    atMost: null,
  },
  { name: 'large and small by turns', lines: start => [byTurns(start)], atMost: null },
  { name: 'anything, best of 50', lines: fiftyAtRandom, atMost: null },
];
