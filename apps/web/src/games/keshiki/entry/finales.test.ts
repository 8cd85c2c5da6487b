import { expect, test } from 'vitest';
import { finalesOf } from './finales.ts';
import { nothing } from './progress.ts';

const best = { score: 1, allClear: false, left: 9, tries: 1, largest: 5, helped: false, line: [] };
const done = (count: number, stars: number) => ({
  ...nothing,
  stages: Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, { ...best, stars }])),
});

test('there is an ending when all hundred are completed, and another with every star', () => {
  expect(finalesOf(done(99, 3))).toEqual([]);
  expect(finalesOf(done(100, 1))).toEqual(['hundred']);
  expect(finalesOf(done(100, 3))).toEqual(['hundred', 'stars']);
});
