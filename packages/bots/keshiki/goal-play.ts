import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { type Goal, starsFrom } from '@minoya/games/keshiki/goals';
import { owed } from './goal-meter.ts';
import { keshikiScoring, type Scoring } from './scoring.ts';
import { SolverGrid } from './solver-grid.ts';

/** From where a line is played, and for what. */
export interface GoalStart {
  readonly grid: SolverGrid;
  readonly goals: readonly Goal[];
  readonly reached: readonly boolean[];
  /** Taps made before, and the most blocks that one of them took. */
  readonly taps: number;
  readonly most: number;
  /** Knows what was earned before. */
  readonly scoring: Scoring;
}

/** The beginning of a board. */
export function startOn(board: Board, goals: readonly Goal[]): GoalStart {
  const grid = new SolverGrid().load(board);
  return { grid, goals, reached: goals.map(() => false), taps: 0, most: 0, scoring: keshikiScoring };
}

/** What a line comes to. */
export interface GoalLine {
  readonly taps: readonly Cell[];
  readonly score: number;
  readonly clears: boolean;
  readonly reached: readonly boolean[];
  readonly stars: number;
}

/** The better of two lines: more stars, then more points. */
export function better(a: GoalLine, b: GoalLine): boolean {
  const [now, before] = [a.reached.filter(Boolean).length, b.reached.filter(Boolean).length];
  if (a.stars !== b.stars) return a.stars > b.stars;
  return now === before ? a.score > b.score : now > before;
}

/** Goals as they stand after a tap; the same array when nothing changed. */
export function reachedBy(
  { goals, scoring }: GoalStart,
  grid: SolverGrid,
  before: readonly boolean[],
  { taps, earned, most }: { readonly taps: number; readonly earned: number; readonly most: number },
): readonly boolean[] {
  let next: boolean[] | null = null;
  for (const [i, goal] of goals.entries()) {
    if (before[i] || (goal.within !== null && taps > goal.within)) continue;
    if (owed(goal, grid, { score: scoring.finish(earned, grid.left()), most }) > 0) continue;
    next ??= [...before];
    next[i] = true;
  }
  return next ?? before;
}

/** What these taps come to; a line ends where a tap is not possible. */
export function playLine(start: GoalStart, taps: readonly Cell[], scratch: SolverGrid): GoalLine {
  const { scoring } = start;
  const grid = scratch.copy(start.grid);
  let earned = 0;
  let made = 0;
  let { reached, most } = start;
  for (const cell of taps) {
    const k = grid.groupOf(cell);
    if (k < 0) break;
    earned += scoring.points[grid.removes[k] as number] as number;
    most = Math.max(most, grid.removes[k] as number);
    grid.tap(k);
    made++;
    reached = reachedBy(start, grid, reached, { taps: start.taps + made, earned, most });
  }
  const left = grid.left();
  return {
    taps: taps.slice(0, made),
    score: scoring.finish(earned, left),
    clears: left === 0,
    reached,
    stars: starsFrom(reached),
  };
}
