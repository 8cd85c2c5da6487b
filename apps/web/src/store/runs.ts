import type { LogEntry, Result } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import { browserStore } from './browser-store.ts';

/** A game in progress as it is kept: a replay, and what the home page says of it. Its state is what the replay comes to. */
export interface Run {
  readonly game: string;
  readonly version: number;
  /** Where a game keeps it, one run a slot: `main`, `branch`, that of a day (`dailySlot`), that of a stage … */
  readonly slot: string;
  readonly setup: string;
  readonly seed: string;
  readonly log: readonly LogEntry[];
  /** What was taken back and can be played again, the next one first. */
  readonly takenBack?: readonly LogEntry[];
  readonly started: number;
  readonly saved: number;
  readonly line: Localized;
  /** 0 to 1, when the game knows how far it is. */
  readonly progress: number | null;
  readonly marks: Readonly<Record<string, number>>;
}

/** A finished game. */
export interface Past {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly slot: string;
  readonly ended: number;
  readonly started: number;
  readonly score: number;
  readonly won: boolean;
  readonly line: Localized;
  readonly result: Result;
  readonly plies: number;
  /** The whole game as a link's word. */
  readonly word: string;
  readonly marks: Readonly<Record<string, number>>;
}

const runKey = (game: string, slot: string) => `run:${game}:${slot}`;
const quickKey = (game: string, slot: string) => `minoya:quick:${game}:${slot}`;
const mostPast = 500;

/** Saves at once where that is possible: a page may be gone before IndexedDB answers. */
export async function saveRun(run: Run): Promise<void> {
  const quick = quickKey(run.game, run.slot);
  try {
    localStorage.setItem(quick, JSON.stringify(run));
  } catch {
    // Too long or forbidden: the store below still gets it.
  }
  const key = runKey(run.game, run.slot);
  const busy = writing.get(key);
  if (busy) {
    busy.next = run;
    return busy.done;
  }
  const task: Writing = { next: run, done: Promise.resolve() };
  writing.set(key, task);
  task.done = write(key, task);
  return task.done;
}

/** A run on its way to the store: what comes meanwhile waits, and only the newest of it is written. */
interface Writing {
  next: Run | null;
  done: Promise<void>;
}
const writing = new Map<string, Writing>();

async function write(key: string, task: Writing): Promise<void> {
  try {
    const store = await browserStore();
    while (task.next) {
      const run = task.next;
      task.next = null;
      await store.set(key, run);
    }
  } finally {
    writing.delete(key);
  }
}

export async function loadRun(game: string, slot: string): Promise<Run | null> {
  const kept = await (await browserStore()).get(runKey(game, slot));
  const quick = readQuick(game, slot);
  const newest = newer(kept, quick);
  if (newest === undefined) return null;
  if (isRun(newest, game)) return newest;
  await keepBroken(game, slot, newest);
  return null;
}

export async function dropRun(game: string, slot: string): Promise<void> {
  try {
    localStorage.removeItem(quickKey(game, slot));
  } catch {
    // Forbidden storage holds nothing to remove.
  }
  const key = runKey(game, slot);
  const busy = writing.get(key);
  if (busy) {
    busy.next = null;
    await busy.done.catch(() => undefined);
  }
  await (await browserStore()).remove(key);
}

/** Every run in progress, newest first. */
export async function allRuns(): Promise<readonly Run[]> {
  const kept = (await (await browserStore()).all('run:')).map(([key]) => key.slice('run:'.length));
  const runs: Run[] = [];
  for (const place of new Set([...kept, ...quickPlaces()])) {
    const [game = '', ...slot] = place.split(':');
    const run = await loadRun(game, slot.join(':'));
    if (run) runs.push(run);
  }
  return runs.sort((a, b) => b.saved - a.saved);
}

/** Files a finished game and forgets the run. */
export async function finishRun(past: Past): Promise<void> {
  const store = await browserStore();
  await store.set(`past:${past.id}`, past);
  await dropRun(past.game, past.slot);
  const all = await store.all('past:');
  for (const [key] of all.slice(0, Math.max(0, all.length - mostPast))) await store.remove(key);
}

export async function loadPast(id: string): Promise<Past | null> {
  const past = await (await browserStore()).get(`past:${id}`);
  return isPast(past) ? past : null;
}

/** Finished games, newest first. */
export async function allPast(game?: string): Promise<readonly Past[]> {
  const pairs = await (await browserStore()).all('past:');
  const past = pairs.map(([, value]) => value).filter(isPast);
  return newestFirst(past.filter(one => game === undefined || one.game === game));
}

/** By when they ended: they are filed by when they began. */
export const newestFirst = (past: readonly Past[]): readonly Past[] => [...past].sort((a, b) => b.ended - a.ended);

/** Data that could not be read stays, so that it can still be exported. */
async function keepBroken(game: string, slot: string, value: unknown): Promise<void> {
  await (await browserStore()).set(`broken:${game}:${slot}:${Date.now()}`, value);
  await dropRun(game, slot);
  broken.push(game);
}

/** Games whose save could not be read during this visit: somebody has to tell the player. */
export const broken: string[] = [];

/** Keeps a run that cannot be played on here, out of the way of the next one. */
export async function setAside(run: Run): Promise<void> {
  await (await browserStore()).set(`archive:${run.game}:${run.slot}:${Date.now()}`, run);
  await dropRun(run.game, run.slot);
}

/** `game:slot` of all that was saved at once: the page may have gone before the store had it. */
function quickPlaces(): readonly string[] {
  const sign = quickKey('', '').slice(0, -1);
  try {
    return Object.keys(localStorage).flatMap(key => (key.startsWith(sign) ? [key.slice(sign.length)] : []));
  } catch {
    return [];
  }
}

function readQuick(game: string, slot: string): unknown {
  try {
    const text = localStorage.getItem(quickKey(game, slot));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function newer(a: unknown, b: unknown): unknown {
  if (a === undefined || b === undefined) return a ?? b;
  return savedAt(b) >= savedAt(a) ? b : a;
}

const savedAt = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'saved' in value && typeof value.saved === 'number' ? value.saved : 0;

function isRun(value: unknown, game: string): value is Run {
  if (typeof value !== 'object' || value === null) return false;
  const run = value as Partial<Run>;
  return (
    run.game === game &&
    typeof run.version === 'number' &&
    typeof run.setup === 'string' &&
    typeof run.seed === 'string' &&
    typeof run.slot === 'string' &&
    Array.isArray(run.log) &&
    run.log.every(entry => typeof entry?.seat === 'number' && typeof entry.line === 'string') &&
    typeof run.line?.ja === 'string'
  );
}

function isPast(value: unknown): value is Past {
  if (typeof value !== 'object' || value === null) return false;
  const past = value as Partial<Past>;
  return typeof past.id === 'string' && typeof past.game === 'string' && typeof past.word === 'string';
}
