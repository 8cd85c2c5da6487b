import type { AnyGame } from '@minoya/kernel';

/** The game of a version, as a room names it; null when its rules are not at hand. */
export type GameLookup = (game: string, version: number) => AnyGame | null;

/** For programs that know one version of each game. */
export function gamesIn(games: Readonly<Record<string, AnyGame>>): GameLookup {
  return (id, version) => (games[id]?.version === version ? games[id] : null);
}
