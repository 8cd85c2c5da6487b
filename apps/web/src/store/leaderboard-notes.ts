import type { AnyGame } from '@minoya/kernel';
import { dayNumber } from '@minoya/shared/calendar';
import { type Leaderboard, leaderboardSetup } from '@minoya/shared/leaderboard';

/** What this device remembers of the leaderboards for pages that do not load them: small, and read at once. */
const standingsPlace = 'minoya:standings';
const triesPlace = 'minoya:tries';
const shownPlace = 'minoya:shown';
const givenPlace = 'minoya:given';
const unsentPlace = 'minoya:unsent';
const unpublishedPlace = 'minoya:unpublished';
/** A hundred stages, and the days of a month. */
const most = 140;

type Kept = Readonly<Record<string, unknown>>;

export function all(place: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

const keyOf = (game: string, date: string): string => `${game} ${dayNumber(date)}`;

export function keep(place: string, key: string, value: unknown): void {
  const { [key]: _, ...others } = all(place);
  const kept = [...Object.entries(others), [key, value]].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No storage: the board itself still knows.
  }
}

function look(place: string, key: string): number | null {
  const value = all(place)[key];
  return typeof value === 'number' ? value : null;
}

/** Where a player stands on a day's board: among all, or among the games with help. */
export interface Standing {
  readonly rank: number;
  readonly aided: boolean;
}

/** Remembers where the player stood on a day's board when it was last told; below zero among the games with help. */
export function keepStanding({ game, day, shelf }: Leaderboard, rank: number): void {
  if (day !== null) keep(standingsPlace, keyOf(game, day), shelf === 'aided' ? -rank : rank);
}

/** The rank on a day's board as it was last told; null when the player is not on it. */
export function standingOf(game: string, date: string): Standing | null {
  const rank = look(standingsPlace, keyOf(game, date));
  return rank === null ? null : { rank: Math.abs(rank), aided: rank < 0 };
}

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

/** So many moves of a board are remembered: more than any game of it has. */
const mostGiven = 300;

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

/** The player has left the boards. */
export function forgetStandings(): void {
  localStorage.removeItem(standingsPlace);
}

function note(place: string, some: boolean): void {
  try {
    if (some) localStorage.setItem(place, '1');
    else localStorage.removeItem(place);
  } catch {
    // No storage: nothing could be kept, either.
  }
}

function noted(place: string): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether replays wait to be sent, so that a visit without any need not look. */
export const noteUnsent = (some: boolean): void => note(unsentPlace, some);
export const someUnsent = (): boolean => noted(unsentPlace);

/** Likewise of boards to be published, and games on others' boards. */
export const noteUnpublished = (some: boolean): void => note(unpublishedPlace, some);

function sendQuietly(): void {
  // What cannot be sent now is still there at the next start.
  if (someUnsent()) import('../leaderboard/sending.ts').then(({ sendKept }) => sendKept()).catch(() => undefined);
  if (noted(unpublishedPlace))
    import('../published/outbox.ts').then(({ sendOutbox }) => sendOutbox()).catch(() => undefined);
}

/** What was finished without a connection is sent at the next start, and as soon as there is one again. */
export function followUnsent(): void {
  addEventListener('online', sendQuietly);
  sendQuietly();
}
