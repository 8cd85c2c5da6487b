import type { AnyGame } from '@minoya/kernel';
import { leaderboardSetup } from '@minoya/shared/leaderboard';
import { all, keep, keyOf, look } from './leaderboard-notes.ts';

/** What this device remembers of games that count once: for tables, not for the first page. */
const shownPlace = 'minoya:shown';
const triesPlace = 'minoya:tries';
const givenPlace = 'minoya:given';
/** So many moves of a board are remembered: more than any game of it has. */
const mostGiven = 300;

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

/** Remembers moves that hints gave on a board, by their keys: a later game that repeats them had those hints, too. */
export function keepMovesGiven(game: AnyGame, setup: string, moves: readonly number[]): void {
  const before = movesGiven(game, setup);
  if (moves.some(move => !before.has(move)))
    keep(givenPlace, plainKey(game, setup), [...new Set([...before, ...moves])].slice(-mostGiven));
}

/** The moves that hints have given on a board in this browser. */
export function movesGiven(game: AnyGame, setup: string): ReadonlySet<number> {
  const kept = all(givenPlace)[plainKey(game, setup)];
  return new Set(Array.isArray(kept) ? (kept as number[]) : []);
}

/** Tools that were taken along make no other board of it. */
function plainKey(game: AnyGame, setup: string): string {
  return `${game.id} ${leaderboardSetup(game, setup)}`;
}
