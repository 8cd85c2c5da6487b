import { beam, clearAppraisal, scoreAppraisal } from '@minoya/bots/keshiki/beam';
import { goalBeam } from '@minoya/bots/keshiki/goal-beam';
import { type GoalLine, type GoalStart, playLine } from '@minoya/bots/keshiki/goal-play';
import { nrpa } from '@minoya/bots/keshiki/nrpa';
import { keshikiScoring, type Scoring } from '@minoya/bots/keshiki/scoring';
import { stopAfter } from '@minoya/bots/keshiki/search';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { type Goal, writeGoal } from '@minoya/games/keshiki/goals';
import type { More } from './design.ts';

export interface Search {
  /** Widths of beams, and rounds of nested search. */
  readonly width: number;
  readonly rounds: number;
  readonly stopped: () => boolean;
}

export function startOn(board: Board, goals: readonly Goal[]): GoalStart {
  const grid = new SolverGrid().load(board);
  return { grid, goals, reached: goals.map(() => false), taps: 0, scoring: keshikiScoring };
}

/** Lines that are worth a look: to the goal in few taps, rich ones, and ones that clear. */
export function goodLines(board: Board, goal: Goal, search: Search): GoalLine[] {
  const start = startOn(board, [goal]);
  const { grid, scoring } = start;
  const stop = search.stopped;
  const steering = { seed: 'stage', stop };
  const direct = [
    [clearAppraisal, 6],
    [scoreAppraisal, 300],
  ] as const;
  const taps = direct.map(
    ([appraisal, weight]) =>
      goalBeam(start, { width: search.width, appraisal, weights: [weight], stop, enough: ({ stars }) => stars > 0 })
        .taps,
  );
  for (const appraisal of [scoreAppraisal, clearAppraisal])
    taps.push(beam(grid, scoring, steering, { width: search.width, appraisal }).taps);
  const over = stopAfter(search.rounds);
  taps.push(nrpa(grid, scoring, { seed: 'stage', stop: () => over() || stop() }, { levels: 2, rounds: 60 }).taps);
  return taps.map(line => playLine(start, line, new SolverGrid()));
}

/** After so many taps of a line, the best way on: for points, or to an all-clear. */
export function continued(board: Board, taps: readonly Cell[], search: Search): readonly Cell[][] {
  const grid = new SolverGrid().load(board);
  let earned = 0;
  for (const cell of taps) {
    const k = grid.groupOf(cell);
    earned += keshikiScoring.points[grid.removes[k] as number] as number;
    grid.tap(k);
  }
  const scoring: Scoring = {
    points: keshikiScoring.points,
    finish: (more, left) => keshikiScoring.finish(earned + more, left),
  };
  const over = stopAfter(search.rounds);
  const steering = { seed: 'on', stop: (): boolean => over() || search.stopped() };
  return [
    nrpa(grid, scoring, steering, { levels: 2, rounds: 60 }).taps,
    beam(grid, scoring, { seed: '', stop: search.stopped }, { width: search.width, appraisal: clearAppraisal }).taps,
  ].map(rest => [...taps, ...rest]);
}

/** Taps of a line that reach the goal; null when it does not. */
export function tapsTo(board: Board, goal: Goal, taps: readonly Cell[]): number | null {
  const start = startOn(board, [goal]);
  for (let n = 1; n <= taps.length; n++) {
    if (playLine(start, taps.slice(0, n), new SolverGrid()).reached[0]) return n;
  }
  return null;
}

export interface ThreeStars {
  readonly goals: readonly Goal[];
  readonly line: GoalLine;
}

/** What the stars ask for, read off a line that reaches all of it; null when none of the lines can. */
export function threeStars(
  board: Board,
  main: Goal,
  more: readonly More[],
  lines: readonly GoalLine[],
): ThreeStars | null {
  const wants = lines.filter(line => line.reached[0] && (line.clears || !more.includes('clear')));
  let best: ThreeStars | null = null;
  for (const line of wants) {
    const goals = [main, ...more.map(kind => goalFor(kind, main, board, line))];
    const played = playLine(startOn(board, goals), line.taps, new SolverGrid());
    const different = new Set(goals.map(writeGoal)).size === goals.length || main.kind === 'score';
    if (different && played.stars === 3 && (!best || worth(goals, played) > worth(best.goals, best.line)))
      best = { goals, line: played };
  }
  return best;
}

/** Fewer taps where they count, then points. */
function worth(goals: readonly Goal[], { score }: GoalLine): number {
  const taps = goals.slice(1).reduce((sum, { within }) => sum + (within ?? 0), 0);
  return score - 1e4 * taps;
}

function goalFor(kind: More, main: Goal, board: Board, { taps, score }: GoalLine): Goal {
  if (kind === 'clear') return { kind, amount: 0, within: null };
  if (kind === 'score') return { kind, amount: Math.floor((score * 0.92) / 10) * 10, within: null };
  const within = tapsTo(board, { ...main, within: null }, taps) ?? taps.length;
  return { kind: main.kind, amount: main.amount, within };
}
