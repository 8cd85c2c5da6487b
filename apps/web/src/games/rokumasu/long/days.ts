import { dayNumber, dayOfSlot } from '@minoya/shared/calendar';
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

/** Days in a row up to today; a day that is not over yet breaks nothing. */
export function streakOf(days: Days, today: number): number {
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day--) count += 1;
  return count;
}
