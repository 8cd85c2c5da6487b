import { daily } from '@minoya/games/rokumasu/daily';
import type { Match } from '@minoya/kernel';
import { takesGames, unrankedMark } from '@minoya/shared/leaderboard';
import { firstTry } from '../../../store/tries.ts';
import { codeOf } from './code.ts';
import { isCustomRun } from './custom-run.ts';

type Begun = Pick<Match, 'setup' | 'seed' | 'marks'> & { readonly game: { readonly version: number } };

/** The seed of a run as it is shown and passed on; null for the one game of a day that is still open: it would deal it in advance. */
export function shownCode(match: Begun | undefined, today: string): string | null {
  if (!match) return null;
  const day = daily.dateOf(match);
  const isOpen = day !== null && takesGames(day, today) && firstTry('rokumasu', day) === null;
  return isOpen && unrankedMark(match.marks) === null ? null : codeOf(match.setup, match.seed, match.game.version);
}

/** What of it stands in the head: what was chosen for a custom run is too long to be read there. */
export const shortCode = (code: string, setup: string): string =>
  isCustomRun(setup) ? code.split('-').slice(0, 3).join('-') : code;
