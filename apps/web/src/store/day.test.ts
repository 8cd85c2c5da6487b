import { expect, test } from 'vitest';
import { streak } from './day.ts';

test('a streak forgives one day a week and no more', () => {
  expect(streak(new Set([10, 9, 8]), 10)).toBe(3);
  expect(streak(new Set([9, 8]), 10)).toBe(2);
  expect(streak(new Set([10, 8, 7]), 10)).toBe(3);
  expect(streak(new Set([10, 8, 6, 5]), 10)).toBe(2);
  expect(streak(new Set([10, 7]), 10)).toBe(1);
  expect(streak(new Set(), 10)).toBe(0);
});
