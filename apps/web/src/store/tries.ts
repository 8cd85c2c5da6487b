import type { AnyGame } from '@minoya/kernel';
import { leaderboardSetup } from '@minoya/shared/leaderboard';
import { keep, keyOf, look } from './leaderboard-notes.ts';

/** What this device remembers of games that count once: for tables, not for the first page. */
const shownPlace = 'minoya:shown';
const triesPlace = 'minoya:tries';

/** Remembers the first game of a daily that was finished here, by the hash of its moves. */
export function keepFirstTry(game: string, date: string, moves: number): void {
  keep(triesPlace, keyOf(game, date), moves);
}

/** The moves of the first game that was finished; null when none was. */
export function firstTry(game: string, date: string): number | null {
  return look(triesPlace, keyOf(game, date));
}

/** Remembers that the house's line was looked at: what is played after that may follow it. */
export function keepLineShown(game: AnyGame, setup: string): void {
  keep(shownPlace, plainKey(game, setup), 1);
}

export const lineWasShown = (game: AnyGame, setup: string): boolean => look(shownPlace, plainKey(game, setup)) !== null;

/** Tools that were taken along make no other board of it. */
function plainKey(game: AnyGame, setup: string): string {
  return `${game.id} ${leaderboardSetup(game, setup)}`;
}
