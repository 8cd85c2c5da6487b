import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { CommitStats } from './log.ts';
import { PostgresLog } from './postgres-log.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { MIGRATIONS, NOW, type Tables } from './schema.ts';
import type { Store } from './store.ts';
import { rowSum } from './sum.ts';

const CHANNEL = 'minoya';
const MIGRATION_LOCK = 7_264_291;
const SUMMED_AT_ONCE = 2_000;

/** Nothing waits longer than this for a database that does not answer, be it the server or the net between. */
const PATIENCE: pg.ClientConfig = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

/** A store that several nodes share. */
export async function openPostgres(url: string, onCommit: (commit: CommitStats) => void = () => {}): Promise<Store> {
  const options = { connectionString: url, types: { getTypeParser: numbers }, ...PATIENCE };
  await migrate(url);
  const pool = new pg.Pool({ ...options, max: 4 });
  // Without a listener, the loss of a connection would end the process: of an idle one, and of one that is lent out and
  // has no question under way. Whoever holds it learns of it from the next answer.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const writer = new ReconnectingClient(options);
  const listener = new ReconnectingClient(options, CHANNEL);
  await Promise.all([writer.connect(), listener.connect()]);
  const summed = sumOldRows(pool);
  return {
    dialect: 'postgres',
    log: new PostgresLog({ writer, listener, pool, channel: CHANNEL }, onCommit),
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    healthy: async () => {
      await pool.query(`insert into health (id, at) values (1, ${NOW.postgres})
        on conflict (id) do update set at = excluded.at`);
    },
    close: async () => {
      await summed;
      await Promise.all([writer.end(), listener.end()]);
      await pool.end();
    },
  };
}

/** 64-bit numbers are counts and times here, far below 2^53: read them as numbers. */
const numbers = ((id, format) =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;

/** Gives their checksum to rows that an older version wrote, or is still writing beside us. */
async function sumOldRows(pool: pg.Pool): Promise<void> {
  try {
    for (;;) {
      const { rows } = await pool.query<{ room: string; seq: number; body: string }>(
        `select room, seq, body from log where sum is null limit ${SUMMED_AT_ONCE}`,
      );
      if (rows.length === 0) return;
      await pool.query(
        `update log set sum = t.sum from unnest($1::text[], $2::int[], $3::int[]) as t(room, seq, sum)
          where log.room = t.room and log.seq = t.seq`,
        [rows.map(row => row.room), rows.map(row => row.seq), rows.map(row => rowSum(row.room, row.seq, row.body))],
      );
    }
  } catch {
    // A row without a checksum is read as before; the next start goes on.
  }
}

async function migrate(url: string): Promise<void> {
  // Without time-outs: a change of a large table may take as long as it takes.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
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
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
