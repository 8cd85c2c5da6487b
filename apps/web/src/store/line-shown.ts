import type { AnyGame } from '@minoya/kernel';
import { leaderboardSetup } from '@minoya/shared/leaderboard';
import { keep, look } from './leaderboard-notes.ts';

const shownPlace = 'minoya:shown';

/** Remembers that the house's line was looked at: what is played after that may follow it. */
export function keepLineShown(game: AnyGame, setup: string): void {
  keep(shownPlace, plainKey(game, setup), 1);
}

export const lineWasShown = (game: AnyGame, setup: string): boolean => look(shownPlace, plainKey(game, setup)) !== null;

/** Tools that were taken along make no other board of it. */
function plainKey(game: AnyGame, setup: string): string {
  return `${game.id} ${leaderboardSetup(game, setup)}`;
}
