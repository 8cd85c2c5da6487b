import { mixedBoard } from '@minoya/games/keshiki/deals';
import type { Cell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { roll, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { SolverGrid } from './solver-grid.ts';
import { stampFrom } from './solver-board.ts';
import { anneal } from './anneal.ts';
import { keshikiScoring } from './scoring.ts';
import { type Line, stopAfter } from './search.ts';

const deal = (name: string, obstacles = {}, width = 9, height = 9) =>
  mixedBoard({ width, height, colors: 4, obstacles, value: 3 }, name);

/** A careless game by the rules: any tap that they allow, until none is left. */
function careless(board: ReturnType<typeof deal>, seed: string): Line {
  const rng = streams(seed, ['tap']);
  let state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
  const taps: Cell[] = [];
  for (;;) {
    const allowed = [...keshiki.legal(state, 0)].flatMap(action => (action.type === 'tap' ? [action.cell] : []));
    if (allowed.length === 0) break;
    const cell = allowed[roll(rng, 'tap', allowed.length)] as Cell;
    state = played(state, cell);
    taps.push(cell);
  }
  return { score: state.score, taps, clears: state.phase === 'cleared' };
}

function played(state: ReturnType<typeof keshiki.start>, cell: Cell): ReturnType<typeof keshiki.start> {
  const step = keshiki.apply(state, 0, { type: 'tap', cell });
  if (!step.ok) throw new Error(step.why);
  return step.state;
}

test.each([
  [9, 9],
  [1, 6],
  [6, 1],
  [15, 15],
  [4, 30],
])('an annealed line on %i × %i is one that the rules take and pay as promised, and no worse', (width, height) => {
  for (let n = 0; n < 3; n++) {
    const board = deal(`polish ${n}`, {}, width, height);
    const line = careless(board, `careless ${n}`);
    if (line.taps.length === 0) continue;
    const better = anneal(new SolverGrid().load(board), line, keshikiScoring, {
      seed: `${n}`,
      stop: () => false,
      tries: 2_000,
    });
    let state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
    for (const cell of better.taps) state = played(state, cell);
    expect({ score: state.score, clears: state.phase === 'cleared' }).toEqual({
      score: better.score,
      clears: better.clears,
    });
    expect(better.score).toBeGreaterThanOrEqual(line.score);
  }
});

test('a careless line becomes a much better one', () => {
  const board = deal('careless');
  const line = careless(board, 'once');
  const better = anneal(new SolverGrid().load(board), line, keshikiScoring, {
    seed: '',
    stop: () => false,
    tries: 20_000,
  });
  expect(better.score).toBeGreaterThan(1.4 * line.score);
});

test('the same seed and the same number of questions give the same line; a stop at once gives the line back', () => {
  const board = deal('again');
  const grid = new SolverGrid().load(board);
  const line = careless(board, 'again');
  const run = (seed: string, questions: number) =>
    anneal(grid, line, keshikiScoring, { seed, stop: stopAfter(questions), tries: 50_000 });
  expect(run('a', 40)).toEqual(run('a', 40));
  expect(run('a', 40).taps).not.toEqual(run('b', 40).taps);
  expect(run('a', 0)).toBe(line);
});

test('a search that lasts until the stamps run out gives the same line', () => {
  const board = deal('stamps');
  const grid = new SolverGrid().load(board);
  const line = careless(board, 'stamps');
  const run = () => anneal(grid, line, keshikiScoring, { seed: '', stop: () => false, tries: 2_000 });
  const once = run();
  stampFrom(2_000_000_000 - 1_000);
  expect(run()).toEqual(once);
  expect(stampFrom(0)).toBeLessThan(1_000_000_000);
});

test('a line among obstacles comes back as it is', () => {
  const board = deal('obstacles', { ice1: 3, rock: 2, steel: 1 });
  const line = careless(board, 'obstacles');
  expect(anneal(new SolverGrid().load(board), line, keshikiScoring, { seed: '', stop: () => false })).toBe(line);
});
