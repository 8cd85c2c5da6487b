import { released } from '@minoya/archive/released';
import { type AnyGame, hash, type Match } from '@minoya/kernel';
import { dailyOf, dailySlot, dateOfDay } from '@minoya/shared/calendar';
import {
  hasNothingToRank,
  type Leaderboard,
  leaderboardName,
  leaderboardOf,
  SCORE_REFUSALS,
  type ScoreEntry,
  type ScoreRefusal,
} from '@minoya/shared/leaderboard';
import { publishedOnSlot } from '@minoya/shared/published';
import { signal } from '@preact/signals';
import { toast } from '../design/toast.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { askAsMe, Declined, Unreachable } from '../online/requests.ts';
import { go } from '../router.ts';
import { browserStore } from '../store/browser-store.ts';
import { keepBoard, keepRow, keptRow } from '../store/kept-rows.ts';
import { keepStanding, keyOf as keyOfDay, noteUnsent, someUnsent } from '../store/leaderboard-notes.ts';
import { alone } from '../store/locks.ts';
import { heard } from './first-result.ts';
import { refusalText, text } from './text.ts';

/** Every version of a game's rules that has boards, newest first. */
export const versionsOf = (game: string): readonly number[] => [...(released[game] ?? [])].reverse();

/** `stage-27`; with its version when that is not the newest, and its shelf when that is not the first: `stage-27@1~aided`. */
function slugOf({ game, version, day, setup, shelf = 'unaided' }: Leaderboard): string {
  const name = day === null ? setup.replaceAll(' ', '-') : dailySlot(day);
  const rules = version === (versionsOf(game)[0] ?? version) ? name : `${name}@${version}`;
  return shelf === 'unaided' ? rules : `${rules}~${shelf}`;
}

/** Where the board is shown: that of a published board stands on its own page. */
export const leaderboardPath = (board: Leaderboard): string =>
  board.published === undefined ? `/ranks/${board.game}/${slugOf(board)}` : `/${board.game}/gallery/${board.published}`;

/** The board that a finished game belongs on; null when it is on none. */
export function leaderboardFor<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, slot: string): Leaderboard | null {
  if (!ui.leaderboards) return null;
  const day = dailyOf(ui.daily, { seed: match.seed, slot });
  const board = leaderboardOf(match.game, match.replay(), day);
  const published = publishedOnSlot(slot);
  const result = match.game.result(match.state);
  if (published !== null) return result?.winners.includes(0) ? { ...board, published } : null;
  // A day has its board all the same, which says why such a game has no row there.
  if (day === null && result && hasNothingToRank(result)) return null;
  const open = ui.leaderboards.boards.some(one => one.setup === board.setup);
  return day !== null || open ? board : null;
}

/** A game and the board it goes on: the whole game, never a number. */
export interface Entry {
  readonly board: Leaderboard;
  readonly replay: string;
  /** The number of the player's generated name. */
  readonly name: number;
}

/** What became of an entry. */
type SendAnswer =
  | { readonly is: 'ranked'; readonly rank: number; readonly best: boolean; readonly id: string }
  | { readonly is: 'refused'; readonly reason: ScoreRefusal; readonly at: number | null }
  /** Not now: it has to be sent again. */
  | { readonly is: 'later'; readonly why: 'offline' | 'busy' | 'enough' }
  /** There is no server behind this copy of the house. */
  | { readonly is: 'nobody' };

type Progress = { readonly is: 'idle' } | { readonly is: 'sending' } | SendAnswer;

/** How each game of this visit stands, by its replay. */
const known = signal<ReadonlyMap<string, Progress>>(new Map());

/** How a game stands; one of an earlier visit as it was answered then. */
export function progressOf(replay: string): Progress {
  const now = known.value.get(replay);
  if (now) return now;
  // Another tab may have sent it meanwhile.
  const { value: _ } = heard;
  const row = keptRow(replay);
  return row ? { is: 'ranked', ...row } : { is: 'idle' };
}

/** The row that this very game has on its board, as far as this browser knows. */
export function rowOf(replay: string): string | null {
  const progress = progressOf(replay);
  return progress.is === 'ranked' && progress.best ? progress.id : null;
}

/** Notes how the sending of a game stands. */
function noteProgress(replay: string, progress: Progress): void {
  known.value = new Map(known.peek()).set(replay, progress);
}

/** One game is sent by one tab at a time. */
const lockOf = (replay: string): string => `minoya:send:${hash(replay)}`;

/** Sends a game. It is kept until it is judged: a page that is left meanwhile sends it later. */
export async function send(entry: Entry): Promise<void> {
  noteProgress(entry.replay, { is: 'sending' });
  const isNew = await keep(entry);
  const answer = await alone(lockOf(entry.replay), async () => {
    // Another tab was before this one: it has been answered.
    const row = keptRow(entry.replay);
    const answer: SendAnswer = row ? { is: 'ranked', ...row } : await deliver(entry);
    // Judged, one way or the other; where there is no server, only what waited from before goes on waiting.
    await settle(entry, answer, answer.is === 'nobody' ? isNew : answer.is !== 'later');
    return answer;
  });
  noteProgress(entry.replay, answer);
}

/** What was answered is remembered before it is forgotten that it was on its way. */
async function settle(entry: Entry, answer: SendAnswer, isJudged: boolean): Promise<void> {
  remember(entry, answer);
  if (isJudged) await drop(entry.replay);
}

function remember({ board, replay }: Entry, answer: SendAnswer): void {
  if (answer.is !== 'ranked') return;
  keepRow(replay, answer);
  keepBoard(leaderboardName(board));
  if (answer.best) keepStanding(board, answer.rank);
  heard.value += 1;
}

/** Never throws. */
async function deliver({ board, replay, name }: Entry): Promise<SendAnswer> {
  const body: ScoreEntry = { replay, name, day: board.day };
  try {
    const response = await askAsMe('/api/scores', { method: 'POST', body: JSON.stringify(body) });
    return ranked(await response.json());
  } catch (error) {
    return troubleOf(error);
  }
}

function ranked(told: unknown): SendAnswer {
  const { rank, best, id } = told as { rank?: unknown; best?: unknown; id?: unknown };
  if (typeof rank !== 'number' || typeof id !== 'string') return { is: 'nobody' };
  return { is: 'ranked', rank, best: best === true, id };
}

function troubleOf(error: unknown): SendAnswer {
  if (error instanceof Unreachable) return { is: 'later', why: 'offline' };
  // A host of plain files answers with its own page, or that it takes no posts.
  if (!(error instanceof Declined)) return { is: 'nobody' };
  if (error.status === 422) return refused(error.message);
  if (error.status === 400 || error.status === 413) return { is: 'refused', reason: 'form', at: null };
  if (error.status === 429 && error.message.includes('"enough"')) return { is: 'later', why: 'enough' };
  const unknown = error.status === 404 || error.status === 405 || error.status === 501;
  return unknown ? { is: 'nobody' } : { is: 'later', why: 'busy' };
}

function refused(told: string): SendAnswer {
  const { reason, at } = readAnswer(told);
  const known = SCORE_REFUSALS.find(one => one === reason);
  return { is: 'refused', reason: known ?? 'form', at: typeof at === 'number' ? at : null };
}

/** What was answered; nothing when that is no answer of ours. */
function readAnswer(told: string): { readonly reason?: unknown; readonly at?: unknown } {
  try {
    return (JSON.parse(told) ?? {}) as object;
  } catch {
    return {};
  }
}

/** How many replays wait for a connection. */
export const waiting = signal(0);

const keyOf = (made: number): string => `unsent:${String(made).padStart(14, '0')}`;

/** Whether it was not kept before. */
async function keep(entry: Entry): Promise<boolean> {
  const all = await kept();
  if (all.some(([, one]) => one.replay === entry.replay)) return false;
  await (await browserStore()).set(keyOf(Date.now()), entry);
  count([...all.map(([, one]) => one), entry]);
  return true;
}

async function drop(replay: string): Promise<void> {
  if (waiting.peek() === 0 && !someUnsent()) return;
  const all = await kept();
  const gone = all.filter(([, one]) => one.replay === replay);
  for (const [key] of gone) await (await browserStore()).remove(key);
  count(all.flatMap(([, one]) => (one.replay === replay ? [] : [one])));
}

function count(left: readonly Entry[]): void {
  heard.value += 1;
  waiting.value = left.length;
  noteUnsent(left.map(({ board: { game, day } }) => (day === null ? game : keyOfDay(game, day))));
}

async function kept(): Promise<readonly (readonly [string, Entry])[]> {
  const pairs = await (await browserStore()).all('unsent:');
  return pairs.flatMap(([key, value]) => {
    const entry = readEntry(value);
    return entry ? [[key, entry] as const] : [];
  });
}

/** A kept entry; those of earlier versions of the page name their day by its number. */
export function readEntry(value: unknown): Entry | null {
  const { replay, name, board } = (value ?? {}) as Partial<Entry>;
  if (typeof replay !== 'string' || typeof name !== 'number' || typeof board?.game !== 'string') return null;
  const day: unknown = board.day;
  return { replay, name, board: { ...board, day: typeof day === 'number' ? dateOfDay(day) : board.day } };
}

let going: Promise<void> | null = null;
/** What was kept is being sent just now. */
export const sendingKept = signal(false);

/** Sends what was kept, one after the other; what still cannot be sent stays. */
export function sendKept(): Promise<void> {
  sendingKept.value = true;
  going ??= sendAll().finally(() => {
    going = null;
    sendingKept.value = false;
  });
  return going;
}

async function sendAll(): Promise<void> {
  const all = (await kept()).map(([, entry]) => entry);
  count(all);
  for (const entry of all) {
    // One that is on its way already.
    if (progressOf(entry.replay).is === 'sending') continue;
    noteProgress(entry.replay, { is: 'sending' });
    const answer = await alone(lockOf(entry.replay), () => sendAgain(entry));
    if (!answer) continue;
    if (answer.is === 'later' || answer.is === 'nobody') return;
    report(entry, answer);
  }
}

/** Null: another tab has sent it while this one waited, and knows what became of it. */
async function sendAgain(entry: Entry): Promise<SendAnswer | null> {
  const left = (await kept()).map(([, one]) => one);
  if (left.every(one => one.replay !== entry.replay)) {
    count(left);
    const row = keptRow(entry.replay);
    noteProgress(entry.replay, row ? { is: 'ranked', ...row } : { is: 'idle' });
    return null;
  }
  const answer = await deliver(entry);
  await settle(entry, answer, answer.is !== 'later' && answer.is !== 'nobody');
  noteProgress(entry.replay, answer);
  return answer;
}

function report({ board }: Entry, answer: SendAnswer): void {
  if (answer.is === 'refused') toast(text.laterRefused(refusalText(answer.reason, answer.at)), { stays: true });
  if (answer.is === 'ranked')
    toast(text.laterRanked(answer.rank), { action: { label: text.see, run: () => go(leaderboardPath(board)) } });
}
