import { dailySlot, dateOfDay } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import type { Past } from '../../../store/runs.ts';
import { calendarDays, dayShown, daysOf, streakOf, toldOf, weekdayOf } from './days.ts';

const past = (day: number, won = false): Past => ({ slot: dailySlot(dateOfDay(day) ?? ''), won }) as unknown as Past;

test('a streak counts days in a row, also before today is played', () => {
  const days = daysOf([past(100), past(101, true), past(101), past(103)]);
  expect(days.get(101)).toBe(true);
  expect(streakOf(days, 101)).toBe(2);
  expect(streakOf(days, 102)).toBe(2);
  expect(streakOf(days, 103)).toBe(1);
  expect(streakOf(days, 105)).toBe(0);
});

test('runs of other slots are no days', () => {
  expect(daysOf([{ slot: 'main', won: true } as unknown as Past]).size).toBe(0);
});

test('a calendar says its weekdays, and its month where one begins', () => {
  const days = [1, 2, 3, 4, 322].map(day => weekdayOf(day).ja);
  // 2026-01-01 was a Thursday, 2026-11-18 is a Wednesday.
  expect(days).toEqual(['木', '金', '土', '日', '水']);
  const shown = (date: string) => [dayShown(date, false), dayShown(date, true)];
  expect([shown('2026-11-18'), shown('2026-12-01')]).toEqual([
    ['18', '11/18'],
    ['12/1', '12/1'],
  ]);
});

test('a day says each of its changes once: a challenge tells its own twists', () => {
  expect(toldOf('cabin', ['deck:carpenter', 'twist:tiny_board'])).toEqual(['challenge:cabin']);
  expect(toldOf('horizon', ['deck:planks', 'twist:rows_only', 'twist:windy', 'boss:fog'])).toEqual([
    'challenge:horizon',
    'deck:planks',
  ]);
  expect(toldOf(null, ['deck:monk', 'level:1'])).toEqual(['deck:monk', 'level:1']);
});

test('a calendar begins with the first day of a week, as each language has it, and ends today', () => {
  for (let today = 322; today < 330; today++)
    for (const [first, name] of [
      [0, '日'],
      [1, '月'],
    ] as const) {
      const days = calendarDays(today, first);
      expect(weekdayOf(days[0] ?? 0).ja).toBe(name);
      expect(days.at(-1)).toBe(today);
      expect(days.length).toBeGreaterThan(28);
      expect(days.length).toBeLessThanOrEqual(35);
    }
});
