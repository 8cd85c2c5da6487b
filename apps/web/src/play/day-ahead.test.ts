import { dailySlot } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import { isAhead } from './day-game.ts';

test('a day is ahead until it comes; nothing else is', () => {
  const today = '2026-11-20';
  expect(isAhead(dailySlot('2026-11-21'), today)).toBe(true);
  expect(isAhead(dailySlot('2028-01-01'), today)).toBe(true);
  expect(isAhead(dailySlot(today), today)).toBe(false);
  expect(isAhead(dailySlot('2026-11-19'), today)).toBe(false);
  expect(isAhead('stage-5', today)).toBe(false);
});
