import { expect, test } from 'vitest';
import {
  dailySlot,
  dateAt,
  dateOfDay,
  dayNumber,
  dayOfSlot,
  lastDays,
  noonOf,
  readDay,
  untilNextDay,
} from './calendar.ts';

test('a day’s number and its date say the same as the calendar', () => {
  for (let number = -800; number < 4000; number += 13) {
    const calendar = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
    expect(dateOfDay(number)).toBe(calendar);
    expect(dayNumber(calendar)).toBe(number);
  }
});

test('[D-19] days change at midnight in Japan', () => {
  const midnight = Date.parse('2026-11-15T00:00:00+09:00');
  expect(dateAt(midnight)).toBe('2026-11-15');
  expect(dateAt(midnight - 1)).toBe('2026-11-14');
  expect(untilNextDay(midnight - 1)).toBe(1);
  expect(untilNextDay(midnight)).toBe(86_400_000);
  expect(noonOf('2026-11-15')).toBe(Date.parse('2026-11-15T12:00:00+09:00'));
});

test('an address names a day by its date, or as older links do by its number', () => {
  expect(readDay('2026-11-15')).toBe('2026-11-15');
  expect(readDay('319')).toBe('2026-11-15');
  expect(readDay('2028-02-29')).toBe('2028-02-29');
  for (const none of ['', '0', '-1', '1.5', '2026-02-29', '2026-13-01', '2026-1-1', '2025-12-31', 'today'])
    expect(readDay(none), none).toBeNull();
});

test('a slot is the run of a day, or it is not', () => {
  expect(dailySlot('2026-11-15')).toBe('daily-319');
  expect(dayOfSlot('daily-319')).toBe('2026-11-15');
  for (const none of ['main', 'daily-', 'daily-0', 'daily-x', 'stage-12']) expect(dayOfSlot(none), none).toBeNull();
});

test('the last days end with the first', () => {
  expect(lastDays('2026-03-01', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  expect(lastDays('2026-01-02', 9)).toEqual(['2026-01-02', '2026-01-01']);
});
