import { type Kind, kinds, obstacleKinds } from '@minoya/games/keshiki/blocks';
import { type Board } from '@minoya/games/keshiki/board';
import { mixedBoard } from '@minoya/games/keshiki/deals';
import { keshiki } from '@minoya/games/keshiki/game';
import { drawBoard } from '@minoya/games/keshiki/notation';
import { roll, streams } from '@minoya/kernel';
import { describe, expect, test } from 'vitest';
import { SolverGrid, stampFrom } from './solver-grid.ts';

/** The grid's cells as the rules list them. */
function cellsOf(grid: SolverGrid): number[] {
  const cells: number[] = [];
  for (let y = grid.height - 1; y >= 0; y--)
    for (let x = 0; x < grid.width; x++) cells.push(grid.cells[(x + 1) * grid.stride + y] ?? 0);
  return cells;
}

/** Every group of the rules' board, as the sorted list of its taps' sizes. */
function sizes(board: Board): string {
  const grid = new SolverGrid().load(board);
  return groupsOf(grid);
}

function groupsOf(grid: SolverGrid): string {
  return Array.from({ length: grid.count }, (_, k) => `${grid.code[k]}:${grid.size[k]}:${grid.removes[k]}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ');
}

/** One random game on both boards; they must agree after every tap. */
function lockstep(board: Board, seed: string): number {
  const rng = streams(seed, ['tap']);
  let state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
  const grid = new SolverGrid().load(state.board);
  const copied = new SolverGrid();
  let taps = 0;
  while (grid.count > 0) {
    const k = roll(rng, 'tap', grid.count);
    const cell = grid.cell(k);
    if (grid.groupOf(cell) !== k) throw new Error('a group is not found by its cell');
    const before = state;
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    const removes = grid.removes[k];
    copied.copy(grid).tap(k);
    grid.tap(k);
    if (!step.ok) throw new Error(`${step.why}\n${drawBoard(before.board)}`);
    state = step.state;
    const [removed] = step.events;
    const agree =
      removed?.type === 'removed' &&
      removed.cells.length === removes &&
      cellsOf(grid).join() === state.board.cells.join() &&
      groupsOf(grid) === sizes(state.board) &&
      groupsOf(copied) === groupsOf(grid) &&
      (grid.left() === 0) === (state.phase === 'cleared');
    if (!agree) throw new Error(`${drawBoard(before.board)}\n> ${cell}\n${drawBoard(state.board)}`);
    taps++;
  }
  expect(state.phase === 'cleared' || ![...keshiki.legal(state, 0)].some(action => action.type === 'tap')).toBe(true);
  return taps;
}

/** A recipe with a few of each, whatever kinds there are. */
const someOf = (ids: readonly Kind[]) => Object.fromEntries(ids.map(kind => [kind, 5]));

describe('the solver plays by the rules', () => {
  test.each([
    ['plain', {}],
    ['ice and counters', { ice1: 12, ice2: 6, plus: 8, minus: 8, icePlus: 6, iceMinus: 6 }],
    ['rocks', { rock: 12, ice1: 5 }],
    ['everything that falls', someOf(obstacleKinds.filter(kind => kinds[kind].falls))],
    ['everything', someOf(obstacleKinds)],
  ])('%s', (name, obstacles) => {
    let taps = 0;
    for (let game = 0; game < 60; game++) {
      const recipe = { width: 5 + (game % 11), height: 7 + (game % 9), colors: 3 + (game % 3), obstacles, value: 4 };
      taps += lockstep(mixedBoard(recipe, `${name} ${game}`), `${name} ${game}`);
    }
    expect(taps).toBeGreaterThan(500);
  });
});

test('a search that lasts until the stamps run out goes on by the rules', () => {
  stampFrom(2_000_000_000 - 2_000);
  const recipe = { width: 15, height: 15, colors: 5, obstacles: {}, value: 0 };
  for (let game = 0; game < 4; game++) lockstep(mixedBoard(recipe, `stamps ${game}`), `stamps ${game}`);
  expect(stampFrom(0)).toBeLessThan(1_000_000_000);
});
