import { daily } from '@minoya/games/rokumasu/daily';
import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { today } from '../../../store/day.ts';
import { keepFirstTry } from '../../../store/tries.ts';
import { seedWords } from '../text/seed.ts';
import { dayFault } from './day-seed.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const from = (days: number): string => dateOfDay(dayNumber(today.peek()) + days);
const faultOf = (date: string) => dayFault(daily.seed(date));

test('the deal of a day cannot be rehearsed by its seed before its one game is over', () => {
  expect(faultOf(from(0))).toBe(seedWords.dayOpen);
  expect(faultOf(from(-1)), 'it still takes games').toBe(seedWords.dayOpen);
  keepFirstTry('rokumasu', from(0), 1);
  expect(faultOf(from(0))).toBeNull();
});

test('a day that has not come is nobody’s yet; one that is over, and any other seed, may be played', () => {
  expect(faultOf(from(1))).toBe(seedWords.dayAhead);
  expect(faultOf(from(700))).toBe(seedWords.dayAhead);
  expect(faultOf(from(-2))).toBeNull();
  expect(dayFault('DAY0-ABCD')).toBeNull();
  expect(dayFault('8F3K-Q2MD')).toBeNull();
});
