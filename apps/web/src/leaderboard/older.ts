import { type Leaderboard, leaderboardName, SHELVES, type LeaderboardShelf } from '@minoya/shared/leaderboard';

/** What this browser knows of the boards its player is on. */
export interface KnownHere {
  /** Names of the boards that games of this browser stand on. */
  readonly entered: ReadonlySet<string>;
  /** Something was entered from here, on whatever board. */
  readonly some: boolean;
  /** The player has asked for the older boards, or looks at one. */
  readonly opened: boolean;
}

interface Offered {
  readonly versions: readonly number[];
  readonly shelves: readonly LeaderboardShelf[];
  /** There are older ones that somebody who has been here before may ask for. */
  readonly more: boolean;
}

/** Whether a board is one that no game of today enters. */
export const isOlder = ({ version, shelf }: Leaderboard, versions: readonly number[]): boolean =>
  version !== versions[0] || shelf === 'archive';

/** The rules and the kinds of games that are offered beside a board: today's, and of the older ones those that the player is on, or all when asked for. */
export function offered(board: Leaderboard, all: readonly number[], { entered, some, opened }: KnownHere): Offered {
  const isOn = (one: Leaderboard) => entered.has(leaderboardName(one));
  const versions = all.filter(
    (version, i) => opened || i === 0 || SHELVES.some(shelf => isOn({ ...board, version, shelf })),
  );
  const shelves = SHELVES.filter(shelf => opened || shelf !== 'archive' || isOn({ ...board, shelf }));
  return { versions, shelves, more: some && (versions.length < all.length || shelves.length < SHELVES.length) };
}
