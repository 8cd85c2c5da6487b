import type { Table } from '@minoya/shared/protocol';
import { sql } from 'kysely';
import { sweepSaves } from '../saves/saves.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { DamagedLog } from '../store/damaged.ts';
import type { RuleBook } from '../rules.ts';
import { noteClosed } from './codes.ts';
import { compactLog } from './compact.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Turns of an hour and more are played by people who look in now and then. */
const SLOW_CLOCK_SECONDS = 3_600;

/** How long a room is kept open after its last visitor, by its phase; a slow game waits as long as its clock may run. */
const CLOSED_AFTER_MS: Record<string, number> = {
  lobby: 5 * MINUTE,
  over: 10 * MINUTE,
  playing: DAY,
  'playing slowly': 8 * DAY,
};

/** The phase that a room is kept under. */
export function keptPhase({ phase, clock }: Pick<Table, 'phase' | 'clock'>): string {
  return phase === 'playing' && clock !== null && clock >= SLOW_CLOCK_SECONDS ? 'playing slowly' : phase;
}
/** Logs of closed rooms are kept for disputes and replays, then removed. */
const KEEP_LOG_MS = 30 * DAY;
const AT_ONCE = 200;
/** Who opens rooms faster than they are swept does not keep everybody else from the store. */
const LONGEST_SWEEP_MS = 20_000;

/** Closes rooms that everybody has left, and removes logs that nobody can ask for any more. `node` is who sweeps. */
export async function sweep(store: Store, node: string, rules: RuleBook | null = null): Promise<void> {
  await buryNodes(store, node);
  const until = performance.now() + LONGEST_SWEEP_MS;
  const all = async (some: () => Promise<number>): Promise<void> => {
    while ((await some()) === AT_ONCE && performance.now() < until);
  };
  for (const [phase, ms] of Object.entries(CLOSED_AFTER_MS))
    await all(() => closeAbandoned({ store, rules }, phase, ms));
  await all(() => removeOld(store));
  await sweepSaves(store);
}

function ago(store: Store, ms: number) {
  return sql<number>`${sql.raw(NOW[store.dialect])} - ${sql.lit(ms)}`;
}

/** Who was in a room on a node that died has left only now: the time to come back begins. */
async function buryNodes(store: Store, node: string): Promise<void> {
  const { db, dialect } = store;
  const now = ago(store, 0);
  // A file has one process, so every other one is dead.
  const living =
    dialect === 'sqlite' ? [] : await db.selectFrom('nodes').select('node').where('until', '>', now).execute();
  const alive = [node, ...living.map(one => one.node)];
  const ofDead = db.selectFrom('attended').select('room').where('node', 'not in', alive);
  await db.updateTable('rooms').set({ touched: now }).where('room', 'in', ofDead).execute();
  await db.deleteFrom('attended').where('node', 'not in', alive).execute();
  if (dialect === 'postgres') await db.deleteFrom('nodes').where('until', '<', ago(store, DAY)).execute();
}

async function closeAbandoned(
  { store, rules }: { readonly store: Store; readonly rules: RuleBook | null },
  phase: string,
  ms: number,
): Promise<number> {
  const abandoned = await store.db
    .selectFrom('rooms')
    .select('room')
    .where('phase', '=', phase)
    .where('touched', '<', ago(store, ms))
    .where('room', 'not in', store.db.selectFrom('attended').select('attended.room'))
    .limit(AT_ONCE)
    .execute();
  const heads = await store.log.heads(abandoned.map(({ room }) => room));
  const close = async (room: string): Promise<boolean> => {
    const head = heads.get(room) ?? 0;
    // Without a log it was never opened: the server ended between the two.
    if (head === 0 || (await store.log.append(room, head, JSON.stringify({ e: 'close' }))) === 'stored') return true;
    return isDamaged(store, room);
  };
  const closed = await Promise.all(abandoned.map(({ room }) => close(room)));
  const gone = abandoned.flatMap(({ room }, i) => (closed[i] ? [room] : []));
  await noteClosed(store, gone);
  if (phase === 'lobby') await removeUnplayed(store, gone);
  if (rules) for (const room of gone) await compactLog(room, store.log, rules);
  return closed.every(Boolean) ? abandoned.length : 0;
}

/** A room that cannot be read cannot be closed by an event either; its code is free all the same. */
async function isDamaged(store: Store, room: string): Promise<boolean> {
  try {
    await store.log.read(room, 0);
    return false;
  } catch (error) {
    return error instanceof DamagedLog;
  }
}

/** A room in which nothing was ever played holds nothing that anybody could ask for. */
async function removeUnplayed(store: Store, rooms: readonly string[]): Promise<void> {
  const played = await Promise.all(rooms.map(room => wasPlayed(store, room)));
  const unplayed = rooms.filter((_, i) => !played[i]);
  if (unplayed.length > 0) await store.log.remove(unplayed);
}

async function wasPlayed(store: Store, room: string): Promise<boolean> {
  try {
    const { events } = await store.log.read(room, 0);
    return events.some(({ body }) => body.includes('"e":"start"'));
  } catch (error) {
    if (error instanceof DamagedLog) return true;
    throw error;
  }
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
  await store.log.remove(rooms);
  await store.db.deleteFrom('rooms').where('room', 'in', rooms).execute();
  return rooms.length;
}
