import { lastDays } from './calendar.ts';

/** Why a replay is not put on a board: the page has words for each. */
export const SCORE_REFUSALS = ['form', 'version', 'setup', 'closed', 'not-daily', 'rule', 'not-over', 'slow'] as const;
export type ScoreRefusal = (typeof SCORE_REFUSALS)[number];

/** What is sent to a board: never a number, always the whole game. */
export interface ScoreEntry {
  readonly replay: string;
  /** The number of the player's generated name. */
  readonly name: number;
  /** The date whose daily this was; null for the open board of its setup. */
  readonly day: string | null;
}

/** What is answered. */
export type ScoreAnswer =
  | {
      readonly ok: true;
      readonly board: string;
      readonly score: number;
      readonly rank: number;
      /** False: an earlier game of this person was as good, and stays. */
      readonly best: boolean;
      /** Opens the replay that stands on the board. */
      readonly id: string;
    }
  | { readonly ok: false; readonly reason: ScoreRefusal; readonly why: string; readonly at: number | null };

/** One game on a board. */
export interface ScoreRow {
  readonly rank: number;
  readonly score: number;
  /** The number of the player's generated name. */
  readonly name: number;
  /** Opens the replay. */
  readonly id: string;
  readonly mine: boolean;
}

/** One leaderboard: the daily of a day, or all games of one setup. */
export interface Board {
  readonly game: string;
  readonly version: number;
  readonly setup: string;
  /** The daily's date; null for every other board. */
  readonly day: string | null;
}

/** What a board is called on the wire and in the store. */
export function boardName({ game, version, setup, day }: Board): string {
  return day === null ? `${game}/${version}/open/${setup}` : `${game}/${version}/${day}`;
}

/** A daily's board takes games on its day and the day after: what was begun before midnight may be finished. */
const OPEN_DAYS = 2;

/** Whether a date's board takes games today. */
export function takesGames(date: string, today: string): boolean {
  return lastDays(today, OPEN_DAYS).includes(date);
}
