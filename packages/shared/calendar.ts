/** The fixed run of a day. Days are dates in Japan, as `2026-11-15`; whoever has a clock says which day it is. */
export function dailySeed(date: string): string {
  return `daily ${date}`;
}

const DAYS_TO_2026 = 20_454;

/** The date of a day counted from 2026-01-01 (day 0). */
export function dateOfDay(day: number): string {
  // Civil calendar from a day count, in whole numbers; years begin in March so that the leap day comes last.
  const z = day + DAYS_TO_2026 + 719_468;
  const era = Math.floor(z / 146_097);
  const ofEra = z - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${year + era * 400 + (month <= 2 ? 1 : 0)}-${pad(month)}-${pad(date)}`;
}

const MS_PER_DAY = 86_400_000;
const JAPAN_AHEAD_MS = 9 * 3_600_000;

/** The day, counted from 2026-01-01 in Japan, of a moment in milliseconds since 1970. */
export function dayOfMoment(ms: number): number {
  return Math.floor((ms + JAPAN_AHEAD_MS) / MS_PER_DAY) - DAYS_TO_2026;
}
