import { expect, test } from 'vitest';
import { dateOfDay, dayOfMoment } from './calendar.ts';

test('a day number names the same date as the calendar', () => {
  for (let day = -800; day < 4000; day += 13) {
    const calendar = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    expect(dateOfDay(day)).toBe(calendar);
  }
});

test('days change at midnight in Japan', () => {
  const midnight = Date.parse('2026-11-15T00:00:00+09:00');
  expect(dateOfDay(dayOfMoment(midnight))).toBe('2026-11-15');
  expect(dateOfDay(dayOfMoment(midnight - 1))).toBe('2026-11-14');
});
