import { block, colorOf, EMPTY, kindOf, kinds } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { Goal } from '@minoya/games/keshiki/goals';
import { settle } from '@minoya/games/keshiki/settle';
import { beam, scoreAppraisal } from './beam.ts';
import { FastRandom } from './fast-random.ts';
import { owed } from './goal-meter.ts';
import { keshikiScoring } from './scoring.ts';
import { SolverGrid } from './solver-grid.ts';

/** Always taps the largest group, to the end: by all that hangs together or by what goes; of equals any. */
export function largestFirst(start: SolverGrid, by: 'size' | 'removes' = 'size', seed = ''): Cell[] {
  const grid = new SolverGrid().copy(start);
  const random = new FastRandom(seed);
  const taps: Cell[] = [];
  while (grid.count > 0) {
    let [best, most] = [0, -1];
    for (let k = 0; k < grid.count; k++) {
      const worth = (grid[by][k] as number) + (seed === '' ? 0 : random.next() / 2);
      if (worth > most) [best, most] = [k, worth];
    }
    taps.push(grid.cell(best));
    grid.tap(best);
  }
  return taps;
}

/** Takes the tap that, with the largest group after it, comes to most blocks; of equals any. */
export function largestPair(start: SolverGrid, seed: string): Cell[] {
  const [grid, next] = [new SolverGrid().copy(start), new SolverGrid()];
  const random = new FastRandom(seed);
  const taps: Cell[] = [];
  while (grid.count > 0) {
    let [best, most] = [0, -1];
    for (let k = 0; k < grid.count; k++) {
      next.copy(grid).tap(k);
      let largest = 0;
      for (let j = 0; j < next.count; j++) largest = Math.max(largest, next.size[j] as number);
      const worth = (grid.size[k] as number) + largest + random.next() / 2;
      if (worth > most) [best, most] = [k, worth];
    }
    taps.push(grid.cell(best));
    grid.tap(best);
  }
  return taps;
}

/** Taps anything but the commonest colour as long as there is anything else. */
export function saveOneColor(start: SolverGrid, seed: string): Cell[] {
  const grid = new SolverGrid().copy(start);
  const random = new FastRandom(seed);
  const saved = commonest(start);
  const taps: Cell[] = [];
  while (grid.count > 0) {
    const others = Array.from({ length: grid.count }, (_, k) => k).filter(k => grid.color[k] !== saved);
    const k = others[Math.floor(random.next() * others.length)] ?? 0;
    taps.push(grid.cell(k));
    grid.tap(k);
  }
  return taps;
}

function commonest({ colors }: SolverGrid): number {
  let most = 1;
  for (let color = 2; color <= 6; color++) if ((colors[color] as number) > (colors[most] as number)) most = color;
  return most;
}

/** Plans well for points, but takes every obstacle for a plain block and steel for a rock; plans anew when that goes wrong. */
export function obstacleBlind(start: SolverGrid): Cell[] {
  const grid = new SolverGrid().copy(start);
  const taps: Cell[] = [];
  let plan: readonly Cell[] = [];
  let expected = new SolverGrid();
  while (grid.count > 0) {
    const seen = new SolverGrid().load(withoutObstacles(boardOf(grid)));
    if (plan.length === 0 || seen.positionHash() !== expected.positionHash()) {
      const steering = { seed: '', stop: (): boolean => false };
      plan = beam(seen, keshikiScoring, steering, { width: BLIND_WIDTH, appraisal: scoreAppraisal }).taps;
      expected = seen;
    }
    const cell = plan.find(one => grid.groupOf(one) >= 0) ?? grid.cell(0);
    const next = new SolverGrid().copy(expected);
    const imagined = next.groupOf(cell);
    if (imagined >= 0) next.tap(imagined);
    expected = next;
    plan = plan[0] === cell ? plan.slice(1) : [];
    taps.push(cell);
    grid.tap(grid.groupOf(cell));
  }
  return taps;
}

const BLIND_WIDTH = 8;

/** The position on a solver's grid as a board of the rules. */
function boardOf({ width, height, stride, cells }: SolverGrid): Board {
  const list = Array.from({ length: width * height }, (_, i) => {
    const up = height - 1 - Math.floor(i / width);
    return cells[((i % width) + 1) * stride + up] as number;
  });
  return { width, height, cells: list };
}

function withoutObstacles({ width, height, cells }: Board): Board {
  const plain = cells.map(b => {
    const kind = kindOf(b);
    if (kind === null) return EMPTY;
    return kinds[kind].colored ? block('normal', colorOf(b)) : block('rock', 0);
  });
  settle(plain, width);
  return { width, height, cells: plain };
}

/** What a quick game came to: points, the most at once, what was left, and the tap that reached the goal (null: none did). */
export interface QuickGame {
  readonly score: number;
  readonly most: number;
  readonly left: number;
  readonly reachedAt: number | null;
}

/** Quick games for a goal: half of them tap anything, half of them leave the commonest colour for last. */
export function quickGames(start: SolverGrid, goal: Goal, games: number, seed: string): QuickGame[] {
  const grid = new SolverGrid();
  const random = new FastRandom(seed);
  const saved = commonest(start);
  return Array.from({ length: games }, (_, n) => quickGame(grid.copy(start), goal, n % 2 ? saved : 0, random));
}

function quickGame(grid: SolverGrid, goal: Goal, saved: number, random: FastRandom): QuickGame {
  let [earned, taps, at, most] = [0, 0, -1, 0];
  const last = goal.within ?? Number.MAX_SAFE_INTEGER;
  while (grid.count > 0) {
    let k = 0;
    for (let looks = 0; looks < 6; looks++) {
      k = Math.floor(random.next() * grid.count);
      if (grid.color[k] !== saved) break;
    }
    earned += keshikiScoring.points[grid.removes[k] as number] as number;
    most = Math.max(most, grid.removes[k] as number);
    grid.tap(k);
    taps++;
    if (goal.within !== null && at < 0 && taps <= last && owed(goal, grid, { score: earned, most }) === 0) at = taps;
  }
  const score = keshikiScoring.finish(earned, grid.left());
  if (goal.within === null && owed(goal, grid, { score, most }) === 0) at = taps;
  return { score, most, left: grid.left(), reachedAt: at < 0 ? null : at };
}

/** Whether some two taps reach a goal. */
export function wonByTwo(start: SolverGrid, goal: Goal): boolean {
  const [one, two] = [new SolverGrid(), new SolverGrid()];
  const won = (grid: SolverGrid, sizes: readonly number[]): boolean => {
    const earned = sizes.reduce((sum, size) => sum + (keshikiScoring.points[size] as number), 0);
    return owed(goal, grid, { score: keshikiScoring.finish(earned, grid.left()), most: Math.max(...sizes) }) === 0;
  };
  for (let k = 0; k < start.count; k++) {
    const first = start.removes[k] as number;
    one.copy(start).tap(k);
    if (won(one, [first])) return true;
    for (let j = 0; j < one.count; j++) {
      two.copy(one).tap(j);
      if (won(two, [first, one.removes[j] as number])) return true;
    }
  }
  return false;
}
