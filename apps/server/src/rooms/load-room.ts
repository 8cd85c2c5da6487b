import { UnknownRules } from '../rules.ts';
import { DamagedLog } from '../store/damaged.ts';
import { viewersOf } from './chairs.ts';
import { type RoomEvent, readEvent } from './event.ts';
import { eventFrame, FrameLog, REMEMBERED_FRAMES } from './frame-log.ts';
import type { RoomDeps } from './room-deps.ts';
import { type Change, RoomState } from './room-state.ts';

/** A room as its log tells it. */
export interface LoadedRoom {
  readonly state: RoomState;
  readonly frames: FrameLog;
  /** The last event as it is stored. */
  readonly lastBody: string;
  /** Milliseconds since then. */
  readonly age: number;
}

/** Null when there is no such room; fails with `DamagedLog` when its log cannot be played again. */
export async function loadRoom(id: string, deps: RoomDeps): Promise<LoadedRoom | null> {
  const { events, age } = await deps.log.read(id, 0);
  const last = events.at(-1);
  if (!last) return null;
  return played(id, async () => {
    const all = events.map(event => readEvent(event.body));
    await deps.rules.loadFor(all);
    return { ...folded(all, deps), lastBody: last.body, age };
  });
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
    if (error instanceof UnknownRules) throw error;
    throw new DamagedLog(`${id}: ${(error as Error).message}`);
  }
}

function folded(all: readonly RoomEvent[], deps: RoomDeps): { state: RoomState; frames: FrameLog } {
  const state = new RoomState(deps.rules);
  const frames = new FrameLog();
  const lastStart = all.findLastIndex(event => event.e === 'start');
  for (const [i, event] of all.entries()) {
    if ((event.e === 'act' || event.e === 'undo') && i < lastStart) state.skipAction(event);
    else if (i < all.length - REMEMBERED_FRAMES) state.addEvent(event);
    else frames.remember(eventFrame(state, state.addEvent(event), viewersOf(state.table.chairs)));
  }
  return { state, frames };
}
