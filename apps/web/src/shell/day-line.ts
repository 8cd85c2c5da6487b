import { dailySlot } from '@minoya/shared/calendar';
import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import type { Past, Run } from '../store/runs.ts';

/** The finished games and those in progress of this browser. */
export interface Played {
  readonly past: readonly Pick<Past, 'game' | 'slot' | 'line'>[];
  readonly runs: readonly Pick<Run, 'game' | 'slot' | 'line'>[];
}

export const nothingPlayed: Played = { past: [], runs: [] };

/** What became of a game's daily: how it ended, or how far it is. Null when it was not begun. */
export function dayLine({ past, runs }: Played, game: string, day: string): Localized | null {
  const ofDay = (one: { game: string; slot: string }) => one.game === game && one.slot === dailySlot(day);
  // The first that was finished is the one that counts; the newest is listed first.
  const done = past.filter(ofDay).at(-1);
  if (done) return done.line;
  const begun = runs.find(ofDay);
  return begun ? fill({ ja: '途中・{line}', en: 'going on: {line}' }, { line: begun.line }) : null;
}
