import { expect, test } from 'vitest';
import { dayOf, streak, timeOf, untilNext } from './day.ts';

test('[D-19] the day turns at midnight in Japan', () => {
  const midnight = Date.UTC(2026, 10, 14, 15); // 2026-11-15 00:00 JST
  expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1);
  expect(untilNext(midnight - 1)).toBe(1);
  expect(dayOf(Date.UTC(2026, 0, 1, 3))).toBe(1);
  expect(dayOf(timeOf(142))).toBe(142);
});

test('a streak forgives one day a week and no more', () => {
  expect(streak(new Set([10, 9, 8]), 10)).toBe(3);
  expect(streak(new Set([9, 8]), 10)).toBe(2);
  expect(streak(new Set([10, 8, 7]), 10)).toBe(3);
  expect(streak(new Set([10, 8, 6, 5]), 10)).toBe(2);
  expect(streak(new Set([10, 7]), 10)).toBe(1);
  expect(streak(new Set(), 10)).toBe(0);
});
