import type { LogEntry, Replay } from '@minoya/kernel';
import { UnknownRules } from '../rules.ts';
import { DamagedLog } from '../store/damaged.ts';
import type { EventLog } from '../store/log.ts';
import { viewersOf } from './chairs.ts';
import { type RoomEvent, readEvent } from './event.ts';
import { eventFrame, FrameLog, REMEMBERED_FRAMES } from './frame-log.ts';
import { RecentEvents } from './recent-events.ts';
import type { RoomDeps } from './room-deps.ts';
import { BeforeSnapshot, type Change, RoomState } from './room-state.ts';
import { resume } from './snapshot.ts';

/** A room as its log tells it. */
export interface LoadedRoom {
  readonly state: RoomState;
  readonly frames: FrameLog;
  readonly recent: RecentEvents;
  /** Milliseconds since then. */
  readonly age: number;
}

/**
 * Null when there is no such room; fails with `DamagedLog` when its log cannot be played again. `whole`: from its
 * beginning, even where a snapshot would do.
 */
export async function loadRoom(id: string, deps: RoomDeps, whole: boolean): Promise<LoadedRoom | null> {
  const resumed = whole ? null : await resume(id, deps.log, deps.rules);
  const { events, age } = resumed ?? (await deps.log.read(id, 0));
  const state = resumed?.state ?? new RoomState(deps.rules);
  const recent = new RecentEvents();
  if (resumed) recent.add(state.n, resumed.last);
  for (const { seq, body } of events) recent.add(seq + 1, body);
  if (recent.last === '') return null;
  return played(id, async () => {
    const all = events.map(event => readEvent(event.body));
    if (!resumed) await deps.rules.loadFor(all);
    else for (const event of all) if (event.e === 'start') await deps.rules.load(state.table.game, event.version);
    return { state, frames: folded(all, state), recent, age: Math.max(0, age) };
  });
}

/** What others stored after the last known event; null when that one is no longer what it was. */
export async function readOn(
  id: string,
  n: number,
  lastBody: string,
  log: EventLog,
): Promise<readonly string[] | null> {
  const { events } = await log.read(id, Math.max(0, n - 1));
  const bodies = events.map(event => event.body);
  if (n === 0) return bodies;
  return bodies[0] === lastBody ? bodies.slice(1) : null;
}

/** Adds an event that another node stored. */
export function addStored(state: RoomState, body: string, deps: RoomDeps): Promise<Change> {
  return played(state.code, async () => {
    const event = readEvent(body);
    if (event.e === 'start') await deps.rules.load(state.table.game, event.version);
    return state.addEvent(event);
  });
}

/** What is stored was accepted once; when it is not any more, it is not what was stored. */
async function played<T>(id: string, play: () => Promise<T>): Promise<T> {
  try {
    return await play();
  } catch (error) {
    if (error instanceof UnknownRules || error instanceof BeforeSnapshot) throw error;
    throw new DamagedLog(`${id}: ${(error as Error).message}`);
  }
}

function folded(all: readonly RoomEvent[], state: RoomState): FrameLog {
  const frames = new FrameLog();
  const lastStart = all.findLastIndex(event => event.e === 'start');
  for (const [i, event] of all.entries()) {
    if ((event.e === 'act' || event.e === 'undo') && i < lastStart) state.skipAction(event);
    else if (i <= lastStart || i < all.length - REMEMBERED_FRAMES) state.addEvent(event);
    else remember(frames, state, state.addEvent(event));
  }
  return frames;
}

function remember(frames: FrameLog, state: RoomState, change: Change): void {
  frames.remember(eventFrame(state, change, viewersOf(state.table.chairs)), change);
}

/** The game that is over in this room; null when there is none. What a snapshot left out is read from the log. */
export async function replayOf(id: string, { match, table }: RoomState, log: EventLog): Promise<Replay | null> {
  // Before the end the seed would tell the deck.
  if (!match || table.phase !== 'over') return null;
  if (match.isWhole) return match.replay();
  const { game, setup, seed } = match;
  return { game: game.id, version: game.version, setup, seed, log: await readGame(id, log) };
}

/** The actions of the last game that a log tells of, without playing them. */
async function readGame(id: string, log: EventLog): Promise<LogEntry[]> {
  const events = (await log.read(id, 0)).events.map(event => readEvent(event.body));
  const entries: LogEntry[] = [];
  for (const event of events.slice(events.findLastIndex(one => one.e === 'start'))) {
    if (event.e === 'act') entries.push({ seat: event.s, line: event.a });
    else if (event.e === 'undo') entries.pop();
  }
  return entries;
}
