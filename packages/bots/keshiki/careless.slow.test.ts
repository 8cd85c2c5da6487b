import type { Cell } from '@minoya/games/keshiki/cells';
import { stage } from '@minoya/games/keshiki/stages/index';
import { expect, test } from 'vitest';
import { largestFirst, obstacleBlind, saveOneColor, wonByTwo } from './careless.ts';
import { playLine } from './goal-play.ts';
import { keshikiScoring } from './scoring.ts';
import { SolverGrid } from './solver-grid.ts';

const numbers = Array.from({ length: 100 }, (_, i) => i + 1);
const gridOf = (number: number): SolverGrid => new SolverGrid().load(stage(number).board);

/** Whether these taps earn the first star of a stage. */
function wins(number: number, taps: readonly Cell[]): boolean {
  const goals = stage(number).goals.slice(0, 1);
  const start = { grid: gridOf(number), goals, reached: [false], taps: 0, most: 0, scoring: keshikiScoring };
  return playLine(start, taps, new SolverGrid()).stars > 0;
}

test('tapping the largest group wins at most 5 of the hundred', () => {
  expect(numbers.filter(number => wins(number, largestFirst(gridOf(number)))).length).toBeLessThanOrEqual(5);
});

test('saving one colour, the best of 15, wins at most 35, and 2 of the last twenty', () => {
  const save = (number: number): boolean =>
    Array.from({ length: 15 }, (_, n) => saveOneColor(gridOf(number), `save ${n}`)).some(taps => wins(number, taps));
  const won = numbers.filter(save);
  expect(won.length).toBeLessThanOrEqual(35);
  expect(won.filter(number => number > 80).length).toBeLessThanOrEqual(2);
});

test('whoever takes obstacles for plain blocks misses at least 70 of the 90 stages that have them', () => {
  const missed = numbers.slice(10).filter(number => !wins(number, obstacleBlind(gridOf(number))));
  expect(missed.length).toBeGreaterThanOrEqual(70);
}, 300_000);

test('after the fifth stage no two taps win', () => {
  const won = numbers.slice(5).filter(number => {
    const [goal] = stage(number).goals;
    return goal && wonByTwo(gridOf(number), goal);
  });
  expect(won).toEqual([]);
});
