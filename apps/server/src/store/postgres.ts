import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import {
  type AppendResult,
  type CommitStats,
  type EventLog,
  type LogSlice,
  type PendingAppend,
  UnknownOutcome,
} from './log.ts';
import { MIGRATIONS, NOW, type Tables } from './schema.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import type { Store } from './store.ts';

const CHANNEL = 'minoya';
const MIGRATION_LOCK = 7_264_291;

const INSERT = `insert into log (room, seq, at, body)
  select room, seq, ${NOW.postgres}, body from unnest($1::text[], $2::int[], $3::text[]) as t(room, seq, body)
  on conflict do nothing returning room`;

/** Group commit on one connection; each batch is one statement and therefore one transaction. */
class PostgresLog implements EventLog {
  readonly shared = true;
  private readonly writer: ReconnectingClient;
  private readonly listener: ReconnectingClient;
  private readonly pool: pg.Pool;
  private readonly group: GroupCommit;
  private readonly listeners: ((message: string) => void)[] = [];

  constructor(
    clients: { writer: ReconnectingClient; listener: ReconnectingClient; pool: pg.Pool },
    onCommit: (commit: CommitStats) => void,
  ) {
    this.writer = clients.writer;
    this.listener = clients.listener;
    this.pool = clients.pool;
    this.group = new GroupCommit(batch => this.commit(batch), onCommit);
    this.listener.onMessage = text => {
      for (const listener of this.listeners) listener(text);
    };
  }

  put(append: PendingAppend): void {
    this.group.put(append);
  }

  append(room: string, seq: number, body: string): Promise<AppendResult> {
    return this.group.append(room, seq, body);
  }

  private async commit(batch: readonly PendingAppend[]): Promise<readonly boolean[]> {
    const values = [batch.map(one => one.room), batch.map(one => one.seq), batch.map(one => one.body)];
    try {
      const { rows } = await this.writer.query<{ room: string }>({ name: 'append', text: INSERT, values });
      if (rows.length === batch.length) return batch.map(() => true);
      const stored = new Set(rows.map(row => row.room));
      return batch.map(one => stored.delete(one.room));
    } catch (error) {
      // The statement may have been committed although its answer was lost.
      throw new UnknownOutcome((error as Error).message);
    }
  }

  async read(room: string, from: number): Promise<LogSlice> {
    const { rows } = await this.pool.query<{ seq: number; body: string; age: number }>({
      name: 'read',
      text: `select seq, body, ${NOW.postgres} - at as age from log where room = $1 and seq >= $2 order by seq`,
      values: [room, from],
    });
    return { events: rows.map(({ seq, body }) => ({ seq, body })), age: rows.at(-1)?.age ?? 0 };
  }

  async heads(rooms: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ room: string; head: number }>({
      name: 'heads',
      text: `select r.room, coalesce((select seq + 1 from log where room = r.room order by seq desc limit 1), 0) as head
        from unnest($1::text[]) as r(room)`,
      values: [rooms],
    });
    return new Map(rows.map(row => [row.room, row.head]));
  }

  publish(message: string): void {
    this.listener.query({ name: 'publish', text: 'select pg_notify($1, $2)', values: [CHANNEL, message] }).catch(() => {
      // Only a hint: the tail poll of the other nodes finds what it told.
    });
  }

  subscribe(listener: (message: string) => void): void {
    this.listeners.push(listener);
  }

  async lease(rooms: readonly string[], node: string, forMs: number): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ room: string }>({
      name: 'lease',
      text: `insert into leases as held (room, owner, epoch, until)
        select room, $2, 1, ${NOW.postgres} + $3::bigint from unnest($1::text[]) as r(room) order by room
        on conflict (room) do update set owner = $2, until = excluded.until,
          epoch = held.epoch + (case when held.owner = $2 then 0 else 1 end)
        where held.owner = $2 or held.until < ${NOW.postgres} returning room`,
      values: [[...rooms].sort((a, b) => (a < b ? -1 : 1)), node, forMs],
    });
    return new Set(rows.map(row => row.room));
  }

  async release(rooms: readonly string[], node: string): Promise<void> {
    await this.pool.query('delete from leases where owner = $2 and room = any($1)', [rooms, node]);
  }
}

/** A store that several nodes share. */
export async function openPostgres(url: string, onCommit: (commit: CommitStats) => void = () => {}): Promise<Store> {
  const options = { connectionString: url, types: { getTypeParser: numbers }, connectionTimeoutMillis: 5_000 };
  const pool = new pg.Pool({ ...options, max: 4 });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => {});
  await migrate(pool);
  const writer = new ReconnectingClient(options);
  const listener = new ReconnectingClient(options, CHANNEL);
  await Promise.all([writer.connect(), listener.connect()]);
  return {
    dialect: 'postgres',
    log: new PostgresLog({ writer, listener, pool }, onCommit),
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    healthy: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([writer.end(), listener.end()]);
      await pool.end();
    },
  };
}

/** 64-bit numbers are counts and times here, far below 2^53: read them as numbers. */
const numbers = ((id, format) =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two nodes that start at once take turns.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists schema_version (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    const done = rows[0]?.version ?? 0;
    if (done > MIGRATIONS.length) throw new Error(`The database was made by a newer Minoya (schema ${done}).`);
    for (const statements of MIGRATIONS.slice(done)) for (const sql of statements('postgres')) await client.query(sql);
    await client.query('delete from schema_version');
    await client.query('insert into schema_version values ($1)', [MIGRATIONS.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
