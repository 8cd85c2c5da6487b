import { stage } from '@minoya/games/keshiki/stages/index';
import { expect, test } from 'vitest';
import { saveOneColor } from './careless.ts';
import { type Newcomer, newcomers, wonBy as wonOf } from './newcomers.ts';
import type { SolverGrid } from './solver-grid.ts';
import { anything, colorByColor, largestFirsts, saveOnes, sweeps } from './strangers.ts';

const numbers = Array.from({ length: 100 }, (_, i) => i + 1);

const stages = numbers.map(stage);
const wonBy = (lines: Newcomer['lines']): number[] => wonOf(lines, stages);

const late = (won: readonly number[]): number => won.filter(number => number > 80).length;

test.each([
  ['the last of the largest', 0],
  ['by what goes', 1],
])('the largest group first, %s: at most 5 of the hundred', (_name, which) => {
  expect(wonBy(start => [largestFirsts(start)[which] ?? []]).length).toBeLessThanOrEqual(5);
});

test('even with a look at the next tap the largest group wins no more than 10', () => {
  expect(wonBy(start => [largestFirsts(start)[2] ?? []]).length).toBeLessThanOrEqual(10);
});

test.each([
  ['in many orders', saveOnes],
  ['by chance', (start: SolverGrid) => Array.from({ length: 15 }, (_, n) => saveOneColor(start, `stranger ${n}`))],
])('one colour saved, best of 15, the others %s: at most 35, and 2 of the last twenty', (_name, lines) => {
  const won = wonBy(lines);
  expect(won.length).toBeLessThanOrEqual(35);
  expect(late(won)).toBeLessThanOrEqual(2);
});

test('tapping anything (best of 15), colour by colour in every order, and sweeping from a side win seldom, and hardly late', () => {
  for (const lines of [anything, colorByColor, sweeps]) {
    const won = wonBy(lines);
    expect(won.length, lines.name).toBeLessThanOrEqual(40);
    expect(late(won), lines.name).toBeLessThanOrEqual(2);
  }
});

test('players who came afterwards keep to the same bars', () => {
  for (const { name, lines, atMost } of newcomers) {
    const won = wonBy(lines);
    expect(won.length, name).toBeLessThanOrEqual(atMost?.all ?? 45);
    expect(late(won), name).toBeLessThanOrEqual(atMost?.late ?? 2);
  }
});
