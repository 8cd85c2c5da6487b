import { hash } from '@minoya/kernel';
import { all, forgetStandings, keep } from './leaderboard-notes.ts';

const rowsPlace = 'minoya:rows';
const boardsPlace = 'minoya:boards';

/** What a leaderboard answered to a game that was entered. */
export interface Row {
  readonly rank: number;
  /** Whether it is the player's best there, and so has a row of its own. */
  readonly best: boolean;
  readonly id: string;
}

/** Remembers what was answered to a finished game, by its whole replay. */
export function keepRow(replay: string, { rank, best, id }: Row): void {
  keep(rowsPlace, String(hash(replay)), { rank, best, id });
}

/** What was answered to this very game when it was entered; null when it was not. */
export function keptRow(replay: string): Row | null {
  const { rank, best, id } = (all(rowsPlace)[String(hash(replay))] ?? {}) as Partial<Row>;
  return typeof rank === 'number' && typeof id === 'string' ? { rank, best: best === true, id } : null;
}

/** Remembers a board on which a game of this browser stands, by its name. */
export const keepBoard = (name: string): void => keep(boardsPlace, name, 1);

/** The boards that are known to have one. */
export const boardsEntered = (): ReadonlySet<string> => new Set(Object.keys(all(boardsPlace)));

/** Whether anything was entered from here. */
export const hasEntered = (): boolean => boardsEntered().size > 0 || Object.keys(all(rowsPlace)).length > 0;

/** The player has left the boards. */
export function forgetRanks(): void {
  forgetStandings();
  localStorage.removeItem(rowsPlace);
  localStorage.removeItem(boardsPlace);
}
