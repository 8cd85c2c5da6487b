import { beam, clearAppraisal, scoreAppraisal } from '@minoya/bots/keshiki/beam';
import { goalBeam } from '@minoya/bots/keshiki/goal-beam';
import { type GoalLine, playLine, startOn } from '@minoya/bots/keshiki/goal-play';
import { nrpa } from '@minoya/bots/keshiki/nrpa';
import { keshikiScoring, type Scoring } from '@minoya/bots/keshiki/scoring';
import { stopAfter } from '@minoya/bots/keshiki/search';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { Goal } from '@minoya/games/keshiki/goals';

export interface Search {
  /** Widths of beams, and rounds of nested search. */
  readonly width: number;
  readonly rounds: number;
  readonly stopped: () => boolean;
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
