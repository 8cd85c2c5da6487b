import { expect, test } from 'vitest';
import { type Generation, tune } from './tune.ts';
import { plain, weightNames } from './weights.ts';

function first(seed: string): Generation {
  const tuning = { seed, from: plain, rivals: [], width: 1, samples: 2, deals: 1, seats: 2 };
  for (const generation of tune(tuning)) return generation;
  throw new Error('no generation');
}

test('tuning is reproducible: the seed decides, not the clock', () => {
  expect(first('a')).toEqual(first('a'));
  expect(first('a').weights).not.toEqual(first('b').weights);
});

test('tuned weights stay within reason', () => {
  const { weights } = first('c');
  for (const name of weightNames) expect(Number.isFinite(weights[name])).toBe(true);
  expect(weights.patience).toBeGreaterThan(0.3);
  expect(weights.patience).toBeLessThan(1);
});
