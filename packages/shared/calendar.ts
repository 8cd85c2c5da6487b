/**
 * The house's one calendar. A day is its date in Japan, as `2026-11-15`: in addresses, on boards, on the wire. Where a
 * number is shown or needed, #1 is 2026-01-01. There is no clock in here: whoever has one says the moment.
 */

const MS_PER_DAY = 86_400_000;
const JAPAN_AHEAD_MS = 9 * 3_600_000;
/** Days from 1970-01-01 to the day before #1. */
const DAYS_BEFORE_FIRST = 20_453;
/** Days from 0000-03-01 to 1970-01-01: years that begin in March have the leap day last. */
const DAYS_BEFORE_1970 = 719_468;
const DAYS_OF_ERA = 146_097;

/** The number of a day: #1 is 2026-01-01. */
export function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - DAYS_BEFORE_1970 - DAYS_BEFORE_FIRST;
}

/** The date of a day by its number. */
export function dateOfDay(number: number): string {
  const days = number + DAYS_BEFORE_FIRST + DAYS_BEFORE_1970;
  const era = Math.floor(days / DAYS_OF_ERA);
  const dayOfEra = days - era * DAYS_OF_ERA;
  const leaps = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${yearOfEra + era * 400 + (month <= 2 ? 1 : 0)}-${pad(month)}-${pad(day)}`;
}

/** The date in Japan at a moment in milliseconds since 1970. */
export function dateAt(ms: number): string {
  return dateOfDay(Math.floor((ms + JAPAN_AHEAD_MS) / MS_PER_DAY) - DAYS_BEFORE_FIRST);
}

function midnightOf(date: string): number {
  return (dayNumber(date) + DAYS_BEFORE_FIRST) * MS_PER_DAY - JAPAN_AHEAD_MS;
}

/** The middle of a day in Japan, in milliseconds since 1970: for showing its date. */
export function noonOf(date: string): number {
  return midnightOf(date) + MS_PER_DAY / 2;
}

/** Milliseconds until the next day begins in Japan. */
export function untilNextDay(ms: number): number {
  return midnightOf(dateAt(ms)) + MS_PER_DAY - ms;
}

/** A date and those before it, newest first; there is none before #1. */
export function lastDays(date: string, count: number): string[] {
  const last = dayNumber(date);
  return Array.from({ length: Math.max(0, Math.min(count, last)) }, (_, ago) => dateOfDay(last - ago));
}

/** The day that an address names, `2026-11-15` or, in older links, `319`; null when it is none of the house's. */
export function readDay(text: string): string | null {
  if (/^\d{1,5}$/.test(text)) return Number(text) >= 1 ? dateOfDay(Number(text)) : null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const number = dayNumber(text);
  return number >= 1 && dateOfDay(number) === text ? text : null;
}

/** What the run of a day is saved as. Saves and links hold these names: never renamed. */
export function dailySlot(date: string): string {
  return `daily-${dayNumber(date)}`;
}

/** The day whose run is saved so; null for every other slot. */
export function dayOfSlot(slot: string): string | null {
  const number = /^daily-(\d{1,5})$/.exec(slot)?.[1];
  return number === undefined ? null : readDay(number);
}

/** The date of the daily that a run is, when it is one: somebody may have begun another seed on its slot. */
export function dailyOf(
  daily: { seed(date: string): string } | null | undefined,
  { seed, slot }: { readonly seed: string; readonly slot: string },
): string | null {
  const date = dayOfSlot(slot);
  return date !== null && daily?.seed(date) === seed ? date : null;
}
