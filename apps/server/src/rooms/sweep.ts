import { sql } from 'kysely';
import { sweepSaves } from '../saves/saves.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { noteClosed } from './codes.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a room is kept open after its last visitor, by its phase. */
const CLOSED_AFTER_MS: Record<string, number> = { lobby: 30 * MINUTE, over: 2 * 60 * MINUTE, playing: DAY };
/** Logs of closed rooms are kept for disputes and replays, then removed. */
const KEEP_LOG_MS = 30 * DAY;
const AT_ONCE = 200;
/** Who opens rooms faster than they are swept does not keep everybody else from the store. */
const LONGEST_SWEEP_MS = 20_000;

/** Notes which rooms live, closes those that everybody has left, and removes logs that nobody can ask for any more. */
export async function sweep(store: Store, live: readonly Room[]): Promise<void> {
  await touch(store, live);
  const until = performance.now() + LONGEST_SWEEP_MS;
  const all = async (some: () => Promise<number>): Promise<void> => {
    while ((await some()) === AT_ONCE && performance.now() < until);
  };
  for (const [phase, ms] of Object.entries(CLOSED_AFTER_MS)) await all(() => closeAbandoned(store, phase, ms));
  await all(() => removeOld(store));
  await sweepSaves(store);
}

function ago(store: Store, ms: number) {
  return sql<number>`${sql.raw(NOW[store.dialect])} - ${sql.lit(ms)}`;
}

async function touch(store: Store, live: readonly Room[]): Promise<void> {
  for (const room of live) {
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(store, 0), phase: room.state.table.phase })
      .where('room', '=', room.id)
      .execute();
  }
}

async function closeAbandoned(store: Store, phase: string, ms: number): Promise<number> {
  const abandoned = await store.db
    .selectFrom('rooms')
    .select('room')
    .where('phase', '=', phase)
    .where('touched', '<', ago(store, ms))
    .limit(AT_ONCE)
    .execute();
  const heads = await store.log.heads(abandoned.map(({ room }) => room));
  const close = async (room: string): Promise<boolean> => {
    const head = heads.get(room) ?? 0;
    // Without a log it was never opened: the server ended between the two.
    return head === 0 || (await store.log.append(room, head, JSON.stringify({ e: 'close' }))) === 'stored';
  };
  const closed = await Promise.all(abandoned.map(({ room }) => close(room)));
  const gone = abandoned.flatMap(({ room }, i) => (closed[i] ? [room] : []));
  await noteClosed(store, gone);
  if (phase === 'lobby') await removeUnplayed(store, gone);
  return closed.every(Boolean) ? abandoned.length : 0;
}

/** A room in which nothing was ever played holds nothing that anybody could ask for. */
async function removeUnplayed(store: Store, rooms: readonly string[]): Promise<void> {
  if (rooms.length === 0) return;
  const started = await store.db
    .selectFrom('log')
    .select('room')
    .distinct()
    .where('room', 'in', rooms)
    .where('body', 'like', '%"e":"start"%')
    .execute();
  const played = new Set(started.map(({ room }) => room));
  const unplayed = rooms.filter(room => !played.has(room));
  if (unplayed.length > 0) await store.db.deleteFrom('log').where('room', 'in', unplayed).execute();
}

async function removeOld(store: Store): Promise<number> {
  const old = await store.db
    .selectFrom('rooms')
    .select('room')
    .where('phase', '=', 'closed')
    .where('touched', '<', ago(store, KEEP_LOG_MS))
    .limit(AT_ONCE)
    .execute();
  const rooms = old.map(({ room }) => room);
  if (rooms.length === 0) return 0;
  await store.db.deleteFrom('log').where('room', 'in', rooms).execute();
  await store.db.deleteFrom('rooms').where('room', 'in', rooms).execute();
  return rooms.length;
}
