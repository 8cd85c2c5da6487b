import type { Replay } from '@minoya/kernel';
import { lastDays } from './calendar.ts';

/** Why a replay is not put on a board: the page has words for each. */
export const SCORE_REFUSALS = ['form', 'version', 'setup', 'closed', 'not-daily', 'rule', 'not-over', 'slow'] as const;
export type ScoreRefusal = (typeof SCORE_REFUSALS)[number];

/** A daily's board takes games on its day and the day after: what was begun before midnight may be finished. */
const OPEN_DAYS = 2;

/** Whether a date's board takes games today. */
export function takesGames(date: string, today: string): boolean {
  return lastDays(today, OPEN_DAYS).includes(date);
}

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

/** The board a game goes on: its rules, their version, and the date of a daily or else the setup. */
export function boardOf(
  { game, version, setup }: Pick<Replay, 'game' | 'version' | 'setup'>,
  date: string | null,
): string {
  return date === null ? `${game}/${version}/open/${setup}` : `${game}/${version}/${date}`;
}
