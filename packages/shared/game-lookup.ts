import type { AnyGame } from '@minoya/kernel';

/** The rules a room is played by; null when they are not at hand. */
export type RulesLookup = (game: string, version: number) => AnyGame | null;

/** For programs that know one version of each game. */
export function rulesIn(games: Readonly<Record<string, AnyGame>>): RulesLookup {
  return (id, version) => (games[id]?.version === version ? games[id] : null);
}
