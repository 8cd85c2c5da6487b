import { dayNumber } from '@minoya/shared/calendar';
import type { Leaderboard } from '@minoya/shared/leaderboard';

/** What this device remembers of the leaderboards for pages that do not load them: small, and read at once. */
const standingsPlace = 'minoya:standings';
export const unsentPlace = 'minoya:unsent';
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

export const keyOf = (game: string, date: string): string => `${game} ${dayNumber(date)}`;

export function keep(place: string, key: string, value: unknown): void {
  const { [key]: _, ...others } = all(place);
  const kept = [...Object.entries(others), [key, value]].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No storage: the board itself still knows.
  }
}

export function look(place: string, key: string): number | null {
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

/** The player has left the boards. */
export function forgetStandings(): void {
  localStorage.removeItem(standingsPlace);
}

function note(place: string, some: string | null): void {
  try {
    if (some === null) localStorage.removeItem(place);
    else localStorage.setItem(place, some);
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

/** Remembers which boards have replays that wait to be sent, so that a visit without any need not look. */
export const noteUnsent = (boards: readonly string[]): void =>
  note(unsentPlace, boards.length > 0 ? JSON.stringify(boards) : null);
export const someUnsent = (): boolean => noted(unsentPlace);

/** Likewise of boards to be published, and games on others' boards. */
export const noteUnpublished = (some: boolean): void => note(unpublishedPlace, some ? '1' : null);

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
