import { existsSync } from 'node:fs';
import path from 'node:path';
import { games } from '@minoya/games';
import Database from 'better-sqlite3';
import pg from 'pg';
import { BadSetting, type Config } from './config.ts';
import { boardFault } from './published/examine.ts';
import type { PublishedRow } from './published/row.ts';
import { readEvent } from './rooms/event.ts';
import { RoomState } from './rooms/room-state.ts';
import { RuleBook, UnknownRules } from './rules.ts';
import type { StoredEvent } from './store/log.ts';
import { checkGaps, checkRow, type LogRow, readTail, type SummedRow, eventsIn } from './store/log-rows.ts';
import { Mark } from './store/mark.ts';
import { MIGRATIONS } from './store/schema.ts';
import { SIGNS_OF_LIFE } from './store/sqlite.ts';
import { rowSum } from './store/sum.ts';

/** What an examination of a store found. */
export interface Findings {
  readonly rooms: number;
  readonly events: number;
  /** Boards that people published. */
  readonly boards: number;
  /** In a sentence each; none when everything is whole. */
  readonly faults: readonly string[];
}

/** A store that is only read, room by room. */
interface Examined {
  /** Faults of the whole store. */
  readonly faults: readonly string[];
  readonly rooms: readonly string[];
  /** A room's events; fails when they are not what was written. */
  events(room: string): Promise<readonly StoredEvent[]>;
  published(): Promise<readonly PublishedRow[]>;
  close(): Promise<void>;
}

/** Reads everything that is stored about rooms and published boards and plays it again, beside a running server if there is one. */
export async function check(config: Config, tell: (done: number, of: number) => void): Promise<Findings> {
  const store = config.databaseUrl ? await examinePostgres(config.databaseUrl) : examineSqlite(config);
  const faults = [...store.faults];
  let events = 0;
  let boards: readonly PublishedRow[] = [];
  try {
    for (const [i, room] of store.rooms.entries()) {
      try {
        const found = await store.events(room);
        events += found.length;
        await playAgain(room, found);
      } catch (error) {
        const { message } = error as Error;
        faults.push(message.startsWith(room) ? message : `${room}: ${message}`);
      }
      tell(i + 1, store.rooms.length);
    }
    boards = await store.published();
    faults.push(...(await boardFaults(boards)));
  } finally {
    await store.close();
  }
  return { rooms: store.rooms.length, events, boards: boards.length, faults };
}

async function boardFaults(boards: readonly PublishedRow[]): Promise<string[]> {
  const rules = new RuleBook(games);
  const faults: string[] = [];
  for (const row of boards) {
    const fault = await boardFault(row, rules);
    if (fault) faults.push(`board ${row.id}: ${fault}`);
  }
  return faults;
}

async function playAgain(room: string, stored: readonly StoredEvent[]): Promise<void> {
  if (stored.length === 0) throw new Error(`${room}: there is no log`);
  const rules = new RuleBook(games);
  const events = stored.map(event => readEvent(event.body));
  try {
    await rules.loadFor(events);
    const state = new RoomState(rules);
    for (const event of events) state.addEvent(event);
  } catch (error) {
    // Rules of a newer version are no fault of the store.
    if (!(error instanceof UnknownRules)) throw error;
  }
}

function examineSqlite(config: Config): Examined {
  const mark = new Mark(config.dataDir);
  const file = path.join(config.dataDir, 'minoya.db');
  mark.requireDatabase();
  if (!existsSync(file)) throw new BadSetting(`There is nothing to check in ${config.dataDir}.`);
  const db = new Database(file, { readonly: true });
  requireSchema(Number(db.pragma('user_version', { simple: true })));
  const faults = (db.pragma('integrity_check(20)') as { integrity_check: string }[])
    .map(row => row.integrity_check)
    .filter(text => text !== 'ok')
    .map(text => `${file}: ${text}`);
  const lack = mark.lack(() => (db.prepare(SIGNS_OF_LIFE).pluck().get() as number | undefined) ?? null);
  if (lack !== null) faults.push(`${file}: ${lack}`);
  const { events: waiting, damaged } = readTail(db);
  for (const row of damaged)
    faults.push(`${file}: a commit with events of ${row.rooms.split('\n').join(', ')} was changed`);
  const rows = db.prepare('select room, seq, at, body, sum from log where room = ? order by seq');
  const head = db.prepare('select n, sum from heads where room = ?');
  return {
    faults,
    rooms: roomsIn(db, waiting),
    events: async room =>
      sqliteEvents(room, rows.all(room) as SummedRow[], head.get(room) as Head | undefined, waiting),
    published: async () => db.prepare('select * from published order by id').all() as PublishedRow[],
    close: async () => void db.close(),
  };
}

interface Head {
  readonly n: number;
  readonly sum: number;
}

function sqliteEvents(
  room: string,
  rows: readonly SummedRow[],
  head: Head | undefined,
  waiting: readonly LogRow[],
): readonly StoredEvent[] {
  const events = [...eventsIn(rows.map(checkRow))];
  checkGaps(room, 0, events);
  if (head && head.sum !== rowSum(room, head.n, '')) throw new Error(`${room}: its length was changed`);
  if ((head?.n ?? 0) !== events.length)
    throw new Error(`${room}: ${events.length} events, but there were ${head?.n ?? 0}`);
  const all = [...events, ...waiting.filter(event => event.room === room && event.seq >= events.length)];
  checkGaps(room, 0, all);
  return all;
}

function roomsIn(db: Database.Database, waiting: readonly LogRow[]): string[] {
  const rooms = new Set(waiting.map(event => event.room));
  for (const table of ['rooms', 'heads', 'log']) {
    try {
      for (const room of db.prepare(`select distinct room from ${table}`).pluck().iterate()) rooms.add(String(room));
    } catch {
      // The pages of this table are damaged, which is told already; the other tables know the rooms too.
    }
  }
  return [...rooms];
}

async function examinePostgres(url: string): Promise<Examined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const { rows: versions } = await client.query<{ version: number }>('select version from schema_version');
  requireSchema(versions[0]?.version ?? 0);
  const { rows } = await client.query<{ room: string }>('select room from rooms union select room from log');
  return {
    faults: [],
    rooms: rows.map(row => row.room),
    events: async room => {
      const found = await client.query<SummedRow>('select room, seq, body, sum from log where room = $1 order by seq', [
        room,
      ]);
      checkGaps(room, 0, found.rows.map(checkRow));
      return found.rows;
    },
    published: async () => (await client.query<PublishedRow>('select * from published order by id')).rows,
    close: () => client.end(),
  };
}

function requireSchema(version: number): void {
  if (version < MIGRATIONS.length)
    throw new BadSetting('The store is of an older version; start the server once, then check.');
  if (version > MIGRATIONS.length) throw new BadSetting('The store was made by a newer Minoya.');
}
