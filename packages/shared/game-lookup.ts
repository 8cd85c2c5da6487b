import { type AnyGame, fingerprint } from '@minoya/kernel';

/** The game of a version, as a room names it; null when its rules are not at hand. */
export type GameLookup = (game: string, version: number) => AnyGame | null;

/** For programs that know one version of each game. */
export function gamesIn(games: Readonly<Record<string, AnyGame>>): GameLookup {
  return (id, version) => (games[id]?.version === version ? games[id] : null);
}

/** Whether a view shows to everybody what the server says by its fingerprint; where it says none, it does. */
export function isAsTold(game: AnyGame, view: unknown, h: string | undefined): boolean {
  return h === undefined || (view !== null && h === fingerprint(game.view(view, 'spectator')));
}
