import { dayNumber, dayOfSlot } from '@minoya/shared/calendar';
import type { Localized } from '../../../i18n/lang.ts';
import type { Past } from '../../../store/runs.ts';

/** Days whose daily was finished, by their number; true: won. */
export type Days = ReadonlyMap<number, boolean>;

export function daysOf(past: readonly Past[]): Days {
  const days = new Map<number, boolean>();
  for (const run of past) {
    const date = dayOfSlot(run.slot);
    if (date === null) continue;
    const day = dayNumber(date);
    days.set(day, (days.get(day) ?? false) || run.won);
  }
  return days;
}

/** What is different on a day: a challenge tells its own twists. */
export function toldOf(challenge: string | null, conditions: readonly string[]): readonly string[] {
  const named = challenge === null ? conditions : conditions.filter(source => !source.startsWith('twist:'));
  return [...(challenge === null ? [] : [`challenge:${challenge}`]), ...named].filter(
    source => source !== 'deck:carpenter' && !source.startsWith('boss:'),
  );
}

/** Days in a row up to today; a day that is not over yet breaks nothing. */
export function streakOf(days: Days, today: number): number {
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day--) count += 1;
  return count;
}

const weekdays: readonly Localized[] = [
  { ja: '日', en: 'Su' },
  { ja: '月', en: 'Mo' },
  { ja: '火', en: 'Tu' },
  { ja: '水', en: 'We' },
  { ja: '木', en: 'Th' },
  { ja: '金', en: 'Fr' },
  { ja: '土', en: 'Sa' },
];

/** The weekday of a day by its number: #1 is 2026-01-01, a Thursday. */
export const weekdayOf = (day: number): Localized => weekdays[(((day + 3) % 7) + 7) % 7] ?? { ja: '', en: '' };

/** Five weeks of days up to today, from the first day of a week: Sunday (0) or Monday (1). */
export function calendarDays(today: number, firstOfWeek: 0 | 1): readonly number[] {
  const intoWeek = (((today + 3 - firstOfWeek) % 7) + 7) % 7;
  const first = today - intoWeek - 28;
  return Array.from({ length: today - first + 1 }, (_, i) => first + i);
}

/** 18, and where a month begins 12/1: the first one shown, too, says its month. */
export function dayShown(date: string, isFirst: boolean): string {
  const [, month, day] = date.split('-').map(Number);
  return isFirst || day === 1 ? `${month}/${day}` : String(day);
}
