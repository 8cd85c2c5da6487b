import { keshiki } from '@minoya/games/keshiki/game';
import { goalsIn } from '@minoya/games/keshiki/goals';
import { expect, test } from 'vitest';
import { quickGames } from './careless.ts';
import { dealEndless } from './proven-deals.ts';
import { SolverGrid } from './solver-grid.ts';

/** Quick games in a hundred that reach the goal of a board. */
function reachedOf(level: number, seed: string): number {
  const state = keshiki.start(dealEndless(level, seed).setup, seed);
  const [goal] = goalsIn(state);
  if (!goal) throw new Error('a board of the walk without a goal');
  const games = quickGames(new SolverGrid().load(state.board), goal, 200, 'another look');
  return (100 * games.filter(({ reachedAt }) => reachedAt !== null).length) / games.length;
}

test('the first boards of a walk ask for more than careless play brings', () => {
  for (const seed of ['A', 'B', 'C']) expect(reachedOf(1, seed), seed).toBeLessThan(45);
  expect(reachedOf(3, 'A')).toBeLessThan(45);
});
