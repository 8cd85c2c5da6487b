import type { Board } from '@minoya/games/keshiki/board';
import { mixedBoard } from '@minoya/games/keshiki/deals';
import { keshiki } from '@minoya/games/keshiki/game';
import { readBoardLine } from '@minoya/games/keshiki/notation';
import { expect, test } from 'vitest';
import { beam, clearAppraisal, scoreAppraisal } from './beam.ts';
import { exact } from './exact.ts';
import { SolverGrid } from './solver-grid.ts';
import { quickGames } from './careless.ts';
import { nrpa } from './nrpa.ts';
import { keshikiScoring } from './scoring.ts';
import { type Line, stopAfter } from './search.ts';

const obstacles = { ice1: 3, ice2: 2, plus: 2, minus: 2, icePlus: 2, iceMinus: 1, rock: 2, steel: 2 };
const boards = [{}, obstacles].map((given, n) =>
  mixedBoard({ width: 7, height: 8, colors: 3, obstacles: given, value: 3 }, `search ${n}`),
);

function lineOf(text: string): Board {
  const board = readBoardLine(text);
  if (!board) throw new Error(text);
  return board;
}

/** What the rules make of the line. */
function played(board: Board, line: Line): { score: number; clears: boolean } {
  let state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
  for (const cell of line.taps) {
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    if (!step.ok) throw new Error(step.why);
    state = step.state;
  }
  return { score: state.score, clears: state.phase === 'cleared' };
}

test.each(boards.map((board, n) => [['plain', 'with obstacles'][n] ?? '', board] as const))(
  'what the searches promise on a board %s is what the rules pay',
  (_, board) => {
    const grid = new SolverGrid().load(board);
    const told: number[] = [];
    const steering = () => ({ seed: 'test', stop: stopAfter(300), progress: (best: Line) => told.push(best.score) });
    const lines = [
      nrpa(grid, keshikiScoring, steering(), { levels: 2 }),
      // Starts over some thirty times, with every tabu colour and leniently.
      nrpa(grid, keshikiScoring, steering(), { levels: 1, rounds: 10 }),
      nrpa(grid, keshikiScoring, steering(), { levels: 1, rounds: 10, annealTries: 2_000 }),
      beam(grid, keshikiScoring, steering(), { width: 20, appraisal: scoreAppraisal }),
      beam(grid, keshikiScoring, steering(), { width: 20, appraisal: clearAppraisal }),
    ];
    for (const line of lines) expect(played(board, line)).toEqual({ score: line.score, clears: line.clears });
    expect(Math.max(...told)).toBe(Math.max(...lines.map(line => line.score)));
    const games = quickGames(grid, { kind: 'score', amount: 0, within: null }, 100, 'test');
    const scores = games.map(({ score }) => score).sort((a, b) => a - b);
    expect(lines[0]?.score).toBeGreaterThanOrEqual(scores[90] ?? 0);
  },
);

test('the same seed and the same number of rounds give the same line, another seed another search', () => {
  const grid = new SolverGrid().load(boards[0] ?? lineOf('R'));
  const run = (seed: string): string =>
    JSON.stringify(nrpa(grid, keshikiScoring, { seed, stop: stopAfter(60) }, { levels: 2 }));
  expect(run('a')).toBe(run('a'));
  expect(run('a')).not.toBe(run('b'));
});

test('a search that is stopped at once still has a line', () => {
  const grid = new SolverGrid().load(boards[0] ?? lineOf('R'));
  expect(nrpa(grid, keshikiScoring, { seed: '', stop: () => true }).taps.length).toBeGreaterThan(0);
});

/** Every line there is, without any cleverness. */
function bruteForce(grid: SolverGrid, earned = 0): number {
  let best = keshikiScoring.finish(earned, grid.left());
  for (let k = 0; k < grid.count; k++) {
    const child = new SolverGrid().copy(grid);
    child.tap(k);
    best = Math.max(best, bruteForce(child, earned + (keshikiScoring.points[grid.removes[k] ?? 0] ?? 0)));
  }
  return best;
}

test('near the end the answer is exact', () => {
  for (let n = 0; n < 12; n++) {
    const given = n % 2 ? { ice1: 1, plus: 1, steel: 1 } : {};
    const board = mixedBoard({ width: 4, height: 5, colors: 3, obstacles: given, value: 3 }, `exact ${n}`);
    const grid = new SolverGrid().load(board);
    const line = exact(grid, keshikiScoring, 100_000);
    if (!line) throw new Error('too large');
    expect(line.score).toBe(bruteForce(grid));
    expect(played(board, line)).toEqual({ score: line.score, clears: line.clears });
  }
  expect(exact(new SolverGrid().load(boards[0] ?? lineOf('R')), keshikiScoring, 5)).toBeNull();
});
