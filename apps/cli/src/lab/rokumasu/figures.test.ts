import { expect, test } from 'vitest';
import { bars, ends, heldInWins, lifts, shareOf } from './figures.ts';
import type { Outcome } from './run.ts';
import { picture, sheet } from './sheet.ts';

const outcome = (seed: string, rounds: number, held: readonly string[] = [], setup = 'standard'): Outcome => ({
  who: 'steady',
  setup,
  seed,
  won: rounds === 24,
  rounds,
  total: 0,
  owned: held,
  held,
  gold: [3, 5],
  shares: [1.5, 0.4],
  actions: 10,
});

test('a share has an interval that never leaves 0 to 100', () => {
  const { percent, low, high } = shareOf(50, 100);
  expect(percent).toBe(50);
  expect([low, high].map(Math.round)).toEqual([40, 60]);
  expect(shareOf(0, 20).low).toBe(0);
  expect(Math.round(shareOf(0, 20).high)).toBe(16);
});

test('a lift compares runs of one seed, and says how sure it is', () => {
  const base = [outcome('a', 5), outcome('b', 24), outcome('c', 8)];
  const started = [outcome('a', 9, [], 'standard relics=copy'), outcome('b', 24, [], 'standard relics=copy')];
  const [lift] = lifts(base, started);
  expect(lift).toMatchObject({ relic: 'copy', pairs: 2, rounds: { mean: 2 }, wins: { mean: 0, half: 0 } });
  expect(lift?.rounds.half).toBeCloseTo(1.96 * 2, 6);
});

test('runs are counted where they ended, relics where they won', () => {
  const runs = [outcome('a', 2, ['copy']), outcome('b', 24, ['copy', 'kani']), outcome('c', 24, ['kani'])];
  expect(ends(runs)[2]).toBe(1);
  expect(ends(runs).at(-1)).toBe(2);
  expect(
    heldInWins(runs)
      .slice(0, 2)
      .map(one => [one.relic, one.percent]),
  ).toEqual([
    ['kani', 100],
    ['copy', 50],
  ]);
});

test('a relic may cost five points of the win rate and no more', () => {
  const costs = (points: number) => ({
    relic: 'kani',
    wins: { mean: points, half: 3 },
    rounds: { mean: 0, half: 1 },
    pairs: 512,
  });
  const promise = (points: number) =>
    bars({ standard: [], classic: [], random: [], lifts: [costs(points), costs(2)] }).at(-1);
  expect(promise(-4.9)?.kept).toBe(true);
  expect(promise(-5.1)).toMatchObject({ kept: false, found: 'least: kani −5.1 ± 3.0 (512 pairs)' });
});

test('promises that are broken are told so, in the sheet too', () => {
  const standard = [outcome('a', 2), outcome('b', 24, ['kani'])];
  const findings = { standard, classic: [], random: [outcome('a', 0)], lifts: [] };
  expect(bars(findings).map(one => one.kept)).toEqual([true, true, false]);
  expect(sheet(findings)).toContain('**missed**');
  expect(picture(findings)).toContain('<title>');
});
