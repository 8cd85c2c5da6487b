import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { goalsIn } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import { clearAppraisal, scoreAppraisal } from './beam.ts';
import { goalBeam } from './goal-beam.ts';
import { better, type GoalLine, playLine, startOn } from './goal-play.ts';
import { nrpa } from './nrpa.ts';
import { linesTo } from './proven-deals.ts';
import { keshikiScoring } from './scoring.ts';
import { stopAfter } from './search.ts';
import { SolverGrid } from './solver-grid.ts';

/** Rounds of search for points: about a second on a laptop. */
const ROUNDS = 3_000;
const WIDTH = 48;

const WEIGHTS = [
  [scoreAppraisal, [400, 100, 100]],
  [clearAppraisal, [6, 2, 2]],
] as const;

/** A line to every goal of a board that was dealt: the one that proved the deal, found again by the same work. */
export function proofOf(state: State): GoalLine {
  const goals = goalsIn(state);
  const [main] = goals;
  const start = startOn(state.board, goals);
  const found = main ? linesTo(state.board, main) : [];
  return bestOf(found.map(({ taps }) => playLine(start, taps, new SolverGrid())));
}

/** Par of a board that was dealt: of its proof and of longer searches the line with most stars, then most points. The same everywhere. */
export function parOf(state: State): GoalLine {
  const { board } = state;
  const start = startOn(board, goalsIn(state));
  const rich = nrpa(start.grid, keshikiScoring, { seed: 'par', stop: stopAfter(ROUNDS) });
  const never = (): boolean => false;
  const aimed = WEIGHTS.map(([appraisal, weights]) =>
    goalBeam(start, { width: WIDTH, appraisal, weights, stop: never, enough: never }),
  );
  const lines = [rich, ...aimed].map(({ taps }) => playLine(start, taps, new SolverGrid()));
  return bestOf([proofOf(state), ...lines]);
}

function bestOf(lines: readonly GoalLine[]): GoalLine {
  const none: GoalLine = { taps: [], score: 0, clears: false, reached: [], stars: 0 };
  return lines.reduce((a, b) => (better(b, a) ? b : a), none);
}

/** What is left of a line from the beginning, when the taps so far are its own; nothing elsewhere. */
export function restOf(taps: readonly Cell[], start: State, now: State): readonly Cell[] {
  let on = start;
  for (const cell of taps.slice(0, now.taps)) {
    const step = keshiki.apply(on, 0, { type: 'tap', cell });
    if (!step.ok) return [];
    on = step.state;
  }
  const same = on.taps === now.taps && on.score === now.score && on.board.cells.join() === now.board.cells.join();
  return same ? taps.slice(now.taps) : [];
}
