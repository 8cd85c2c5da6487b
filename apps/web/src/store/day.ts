import { dateAt, untilNextDay } from '@minoya/shared/calendar';
import { signal } from '@preact/signals';

/** Today's date in Japan; it moves on while the page is open. */
export const today = signal(dateAt(Date.now()));

/** Looks again at midnight in Japan and whenever the page is seen again; no timer runs in between. */
export function followDay(): void {
  let timer = 0;
  const look = () => {
    clearTimeout(timer);
    today.value = dateAt(Date.now());
    timer = window.setTimeout(look, Math.min(untilNextDay(Date.now()) + 500, 2_000_000_000));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}

/** Days in a row with something played, by their numbers, ending today or yesterday; one missed day a week is forgiven. */
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
