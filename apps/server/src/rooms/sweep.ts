import { sql } from 'kysely';
import { sweepSaves } from '../saves/saves.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { freeCode } from './codes.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a room is kept open after its last visitor, by its phase. */
const CLOSED_AFTER_MS: Record<string, number> = { lobby: 30 * MINUTE, over: 2 * 60 * MINUTE, playing: DAY };
/** Logs of closed rooms are kept for disputes and replays, then removed. */
const KEEP_LOG_MS = 30 * DAY;
const AT_ONCE = 200;

/** Notes which rooms live, closes those that everybody has left, and removes logs that nobody can ask for any more. */
export async function sweep(store: Store, live: readonly Room[]): Promise<void> {
  await touch(store, live);
  for (const [phase, ms] of Object.entries(CLOSED_AFTER_MS)) await closeAbandoned(store, phase, ms);
  await removeOld(store);
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

async function closeAbandoned(store: Store, phase: string, ms: number): Promise<void> {
  const abandoned = await store.db
    .selectFrom('rooms')
    .select('room')
    .where('phase', '=', phase)
    .where('touched', '<', ago(store, ms))
    .limit(AT_ONCE)
    .execute();
  for (const { room } of abandoned) {
    const head = (await store.log.heads([room])).get(room) ?? 0;
    const closed = await store.log.append(room, head, JSON.stringify({ e: 'close' }));
    if (closed !== 'stored') continue;
    await store.db.updateTable('rooms').set({ phase: 'closed' }).where('room', '=', room).execute();
    await freeCode(store, room);
  }
}

async function removeOld(store: Store): Promise<void> {
  const old = await store.db
    .selectFrom('rooms')
    .select('room')
    .where('phase', '=', 'closed')
    .where('touched', '<', ago(store, KEEP_LOG_MS))
    .limit(AT_ONCE)
    .execute();
  for (const { room } of old) {
    await store.db.deleteFrom('log').where('room', '=', room).execute();
    await store.db.deleteFrom('rooms').where('room', '=', room).execute();
  }
}
