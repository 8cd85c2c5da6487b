import { rokumasu } from '@minoya/games/rokumasu/game';
import { dateOfDay, dayNumber } from '@minoya/shared/calendar';
import { takesGames } from '@minoya/shared/leaderboard';
import type { Localized } from '../../../i18n/lang.ts';
import { today } from '../../../store/day.ts';
import { firstTry } from '../../../store/tries.ts';
import { seedWords } from '../text/seed.ts';

const daySeed = /^DAY0-(\d{4,5})$/;

/** Why the seed of a day cannot be played on the side: before the day comes, and before its one game here is over. */
export function dayFault(seed: string): Localized | null {
  const number = Number(daySeed.exec(seed)?.[1] ?? 0);
  if (number === 0) return null;
  if (number > dayNumber(today.peek())) return seedWords.dayAhead;
  const date = dateOfDay(number);
  return takesGames(date, today.peek()) && firstTry(rokumasu.id, date) === null ? seedWords.dayOpen : null;
}
