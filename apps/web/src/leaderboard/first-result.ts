import { dailySlot, dayOfSlot } from '@minoya/shared/calendar';
import { hasNothingToRank, type Leaderboard, takesGames, unrankedMark } from '@minoya/shared/leaderboard';
import { all, keyOf, standingOf, unsentPlace } from '../store/leaderboard-notes.ts';
import { signal } from '@preact/signals';
import { firstTry } from '../store/tries.ts';
import type { Past } from '../store/runs.ts';

/** Counts what was heard of boards, by this tab or another: whoever draws what is kept of them listens to it. */
export const heard = signal(0);
globalThis.addEventListener?.('storage', () => void (heard.value += 1));

/** The finished game of a day that counts: the first one; null when there is none yet. The newest is listed first. */
export function firstOf(past: readonly Past[], day: string): Past | null {
  return past.filter(({ slot, marks }) => slot === dailySlot(day) && unrankedMark(marks) === null).at(-1) ?? null;
}

/** Whether a finished daily may still enter the leaderboard of its day, and has not. */
export function mayStillEnter({ game, slot, marks, result }: Past, today: string): boolean {
  const day = dayOfSlot(slot);
  if (day === null || !takesGames(day, today) || firstTry(game, day) === null) return false;
  return unrankedMark(marks) === null && !hasNothingToRank(result) && standingOf(game, day) === null;
}

/** Whether a game of this day is on its way to its board. */
export const isUnsent = (game: string, day: string): boolean =>
  Object.values(all(unsentPlace)).includes(keyOf(game, day));

/** What a player of this browser can still bring to a leaderboard: a day takes one game of each, until it is closed. */
export function chanceOn({ game, day }: Pick<Leaderboard, 'game' | 'day'>, today: string): 'open' | 'spent' | 'late' {
  if (day === null) return 'open';
  if (!takesGames(day, today)) return 'late';
  return firstTry(game, day) === null ? 'open' : 'spent';
}
