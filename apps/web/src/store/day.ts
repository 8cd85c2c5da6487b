import { signal } from '@preact/signals';

const firstDay = Date.UTC(2026, 0, 1) - 9 * 3_600_000;
const dayLength = 86_400_000;

/** Days since 2026-01-01 in Japan, from 1: the same number for everybody at the same moment. */
export function dayOf(time: number): number {
  return Math.floor((time - firstDay) / dayLength) + 1;
}

/** Milliseconds until the next day begins in Japan. */
export function untilNext(time: number): number {
  return firstDay + dayOf(time) * dayLength - time;
}

/** The middle of a day, for showing its date. */
export const timeOf = (day: number): number => firstDay + (day - 1) * dayLength + dayLength / 2;

/** Today's number; it moves on while the page is open. */
export const today = signal(dayOf(Date.now()));

/** Looks again at midnight in Japan and whenever the page is seen again; no timer runs in between. */
export function followDay(): void {
  let timer = 0;
  const look = () => {
    clearTimeout(timer);
    today.value = dayOf(Date.now());
    timer = window.setTimeout(look, Math.min(untilNext(Date.now()) + 500, 2_000_000_000));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}

/** Days in a row with something played, ending today or yesterday; one missed day a week is forgiven. */
export function streak(played: ReadonlySet<number>, now: number): number {
  let length = 0;
  let sinceMiss = 7;
  for (let day = played.has(now) ? now : now - 1; day > 0; day--) {
    if (played.has(day)) {
      length += 1;
      sinceMiss += 1;
    } else if (sinceMiss >= 7 && played.has(day - 1)) {
      sinceMiss = 0;
    } else break;
  }
  return length;
}
