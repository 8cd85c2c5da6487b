import type { AnyGame, Mark, Marks, Replay, Result } from '@minoya/kernel';
import { dateOfDay, dayNumber, lastDays } from './calendar.ts';

/** What a replay may say of itself that keeps it off every board. */
export const UNRANKED = ['branch', 'lesson', 'practice', 'repeat', 'undo'] as const satisfies readonly Mark[];
/** Help that is allowed and told: such games have boards of their own. */
export const AIDS = ['hints', 'tools'] as const satisfies readonly Mark[];

/** Why a replay is not put on a board: the page has words for each. */
export const SCORE_REFUSALS = [
  'form',
  'version',
  'setup',
  'closed',
  'not-daily',
  'rule',
  'not-over',
  'slow',
  ...UNRANKED,
  /** The server did not give this seed to this person. */
  'seed',
  /** The seed was played to its end before. */
  'spent',
  /** The seed was let go when others were asked for. */
  'lapsed',
  /** Sooner than anybody can play. */
  'too-fast',
  /** Somebody else sent these moves first. */
  'sent',
  /** Most of its positions are those of somebody else's replay. */
  'copied',
  /** The moves are those that the house shows. */
  'par',
  /** A daily counts once. */
  'once',
  /** The goal was not reached, nor anything else that could be compared. */
  'goal',
] as const;
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
  /** How much help there was. */
  readonly marks: Marks;
  readonly score: number;
  /** The number of the player's generated name. */
  readonly name: number;
  /** Opens the replay. */
  readonly id: string;
  readonly mine: boolean;
  /** How many others sent the same moves later, in whatever order; they have no row of their own. */
  readonly also: number;
}

/** What a person may be told of a board. */
export interface Standings {
  readonly top: readonly ScoreRow[];
  /** The person's own best, also when it is far below the top. */
  readonly mine: Pick<ScoreRow, 'rank' | 'score' | 'id' | 'marks'> | null;
  /** The date from which others' replays may be seen; null when they may now. */
  readonly opens: string | null;
}

/** Which games of a board are compared: those without help, those with, or what was sent before boards knew the difference. */
export const SHELVES = ['unaided', 'aided', 'archive'] as const;
export type LeaderboardShelf = (typeof SHELVES)[number];

/** One leaderboard: the daily of a day, or all games of one setup. */
export interface Leaderboard {
  readonly game: string;
  readonly version: number;
  readonly setup: string;
  /** The daily's date; null for every other board. */
  readonly day: string | null;
  /** Unaided unless it says otherwise. Entries that wait in browsers have it under this name. */
  readonly shelf?: LeaderboardShelf;
  /** The id of the published board that is played, where it is one: its own page shows the leaderboard. */
  readonly published?: string;
}

/** What a board is called on the wire and in the store. */
export function leaderboardName({ game, version, setup, day, shelf = 'unaided' }: Leaderboard): string {
  const name = day === null ? `${game}/${version}/open/${setup}` : `${game}/${version}/${day}`;
  return shelf === 'unaided' ? name : `${shelf}/${name}`;
}

/** The date of a daily's board by its name; null for every other board, and for those that are closed for good. */
export function dayOfLeaderboard(name: string): string | null {
  return /^(?:aided\/)?[a-z0-9-]+\/\d+\/(\d{4}-\d\d-\d\d)$/.exec(name)?.[1] ?? null;
}

/** The setup whose board takes games that were begun with this one: without the help that was taken along. */
export function leaderboardSetup(rules: AnyGame, setup: string): string {
  const begun: unknown = rules.setups.read(setup);
  return begun === null || !rules.unaided ? setup : rules.setups.write(rules.unaided(begun));
}

/** The board a finished game belongs on: help that it tells of, or that was taken along, sets it apart. */
export function leaderboardOf(
  rules: AnyGame,
  { game, version, setup, marks }: Replay,
  day: string | null,
): Leaderboard {
  const plain = leaderboardSetup(rules, setup);
  const shelf = plain !== setup || AIDS.some(aid => marks?.[aid]) ? 'aided' : 'unaided';
  return { game, version, setup: plain, day, shelf };
}

/** The mark that keeps a game off every board; null when none does. */
export function unrankedMark(marks: Marks | undefined): (typeof UNRANKED)[number] | null {
  return UNRANKED.find(mark => marks?.[mark]) ?? null;
}

/** Lost without a point that counts, of a day too: nothing of it can be compared. Which points count, the game's own result says. */
export function hasNothingToRank({ scores, winners }: Result): boolean {
  return !winners.includes(0) && (scores[0] ?? 0) === 0;
}

/** A daily's board takes games on its day and the day after: what was begun before midnight may be finished. */
const OPEN_DAYS = 2;

/** The date from which everybody may see the replays and the house's line of a daily: its board takes no more games. */
export function replaysOpenOn(date: string): string {
  return dateOfDay(dayNumber(date) + OPEN_DAYS);
}

/** Whether a date's board takes games today. */
export function takesGames(date: string, today: string): boolean {
  return lastDays(today, OPEN_DAYS).includes(date);
}
