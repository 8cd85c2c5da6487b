import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import pg from 'pg';
import { BadSetting, type Config } from '../config.ts';
import { Mark } from './mark.ts';
import { openPostgres } from './postgres.ts';
import { PRIVATE } from './private-file.ts';
import { MIGRATIONS, SEAL, TABLE_NAMES } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { type LogRow, readTail, type SummedRow, teachRowSum, eventsIn } from './log-rows.ts';
import { rowSum } from './sum.ts';

type TableName = (typeof TABLE_NAMES)[number];
type Row = Record<string, unknown>;

const FORMAT = 1;
const AT_ONCE = 2_000;
/** Settings that sign and open: identities of devices, and /admin. */
const SECRETS = ['secret', 'admin-token'];
/** What older backups hold and nobody needs any more. */
const GONE_TABLES = ['codes'];

/**
 * Writes everything into one compressed file of JSON lines, from a consistent snapshot, while the server runs. The
 * same file restores into SQLite and into PostgreSQL: that is also how one becomes the other. Keys that the running
 * server trusts are left out unless they are asked for, since backups lie in more places than stores.
 */
export async function backup(config: Config, file: string, more: { secrets?: boolean } = {}): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ minoya: FORMAT, schema: MIGRATIONS.length })}\n`;
    for await (const [table, row] of config.databaseUrl ? postgresRows(config.databaseUrl) : sqliteRows(config)) {
      if (table === 'settings' && !more.secrets && SECRETS.includes(String(row['key']))) continue;
      rows += 1;
      yield `${JSON.stringify([table, row])}\n`;
    }
    yield `${JSON.stringify({ end: rows })}\n`;
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: PRIVATE }));
  await rename(unfinished, file);
  return rows;
}

async function* sqliteRows(config: Config): AsyncGenerator<[TableName, Row]> {
  const file = path.join(config.dataDir, 'minoya.db');
  if (!existsSync(file)) throw new BadSetting(`There is nothing to back up in ${config.dataDir}.`);
  const db = new Database(file, { readonly: true });
  db.exec('begin');
  for (const table of TABLE_NAMES) {
    if (table === 'log') continue;
    for (const row of db.prepare(`select * from ${table}`).iterate()) yield [table, row as Row];
  }
  const log = db.prepare('select room, seq, at, body, sum from log order by room, seq').iterate();
  const heads = db.prepare('select room, n from heads').raw().all() as [string, number][];
  for (const row of eventRows(log as Iterable<SummedRow>, new Map(heads))) yield ['log', { ...row }];
  const { events, damaged } = readTail(db);
  if (damaged.length > 0) throw new BadSetting(`${file} is damaged; npm run server -- check tells where.`);
  for (const row of events) yield ['log', { ...row, sum: rowSum(row.room, row.seq, row.body) }];
  db.close();
}

/** One event a row, as PostgreSQL has them. What was damaged keeps a wrong checksum: a backup must not make it good. */
function* eventRows(rows: Iterable<SummedRow>, heads: Map<string, number>): Generator<SummedRow> {
  const damaged = new Set<string>();
  const lengths = new Map<string, number>();
  function* noted(): Generator<LogRow> {
    for (const row of rows) {
      if (row.sum !== null && row.sum !== rowSum(row.room, row.seq, row.body)) damaged.add(row.room);
      yield row;
    }
  }
  for (const { room, seq, at, body } of eventsIn(noted())) {
    const sum = rowSum(room, seq, body);
    lengths.set(room, seq + 1);
    yield { room, seq, at, body, sum: damaged.has(room) ? ~sum : sum };
  }
  for (const [room, n] of heads) {
    const length = lengths.get(room) ?? 0;
    // A log that lost its end: the gap goes into the backup.
    if (n !== length) yield { room, seq: length + 1, at: 0, body: '', sum: 0 };
  }
}

async function* postgresRows(url: string): AsyncGenerator<[TableName, Row]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  for (const table of TABLE_NAMES) {
    await client.query(`declare every_${table} cursor for select * from ${table}`);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from every_${table}`);
      if (rows.length === 0) break;
      for (const row of rows) yield [table, row];
    }
  }
  await client.end();
}

/** Fills an empty store from a backup; refuses one that is cut short, and a store that holds anything. */
export async function restore(config: Config, file: string): Promise<number> {
  if (!existsSync(file)) throw new BadSetting(`There is no file ${file}.`);
  await checkWhole(file);
  return config.databaseUrl ? restorePostgres(config.databaseUrl, file) : restoreSqlite(config, file);
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) yield JSON.parse(line) as unknown;
}

async function checkWhole(file: string): Promise<void> {
  let [rows, end, schema] = [0, -1, 0];
  try {
    for await (const line of linesOf(file)) {
      if (Array.isArray(line)) rows += 1;
      else if (isRecord(line) && 'end' in line) end = Number(line['end']);
      else if (isRecord(line) && line['minoya'] === FORMAT) schema = Number(line['schema']);
    }
  } catch {
    end = -1;
  }
  if (end !== rows) throw new BadSetting(`${file} is not a whole backup.`);
  if (schema > MIGRATIONS.length) throw new BadSetting(`${file} was made by a newer Minoya.`);
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

async function* rowsOf(file: string): AsyncGenerator<[TableName, Row]> {
  for await (const line of linesOf(file)) {
    if (!Array.isArray(line) || GONE_TABLES.includes(String(line[0]))) continue;
    const [table, row] = line as [TableName, Row];
    if (table === 'log') yield [table, withSum(row as unknown as SummedRow)];
    else yield [table, table === 'scores' ? onItsShelf(row) : row];
  }
}

/** Scores of backups that do not know how a game was played go where the migration put those of a store. */
function onItsShelf(row: Row): Row {
  return 'trail' in row ? row : { ...row, board: `archive/${String(row['board'])}` };
}

/** Backups of older versions have no checksums. */
function withSum(row: SummedRow): Row {
  return { ...row, sum: row.sum ?? rowSum(row.room, row.seq, row.body) };
}

async function restoreSqlite(config: Config, file: string): Promise<number> {
  const store = await openSqlite(config.dataDir, { anew: true });
  try {
    await mustBeEmpty(store.db.selectFrom('log').select('seq').limit(1).execute().then(count));
    const db = new Database(path.join(config.dataDir, 'minoya.db'));
    db.exec('begin immediate');
    let rows = 0;
    for await (const [table, row] of rowsOf(file)) {
      if (table === 'settings') db.prepare('delete from settings where key = ?').run(row['key']);
      const columns = Object.keys(row);
      const marks = columns.map(() => '?').join(', ');
      db.prepare(`insert into ${checkedTable(table)} (${columns.map(checkedColumn).join(', ')}) values (${marks})`).run(
        ...Object.values(row),
      );
      rows += 1;
    }
    teachRowSum(db);
    for (const sql of SEAL) db.exec(sql);
    db.exec('commit');
    db.close();
    new Mark(config.dataDir).forget();
    return rows;
  } finally {
    await store.close();
  }
}

async function restorePostgres(url: string, file: string): Promise<number> {
  const store = await openPostgres(url);
  await mustBeEmpty(store.db.selectFrom('log').select('seq').limit(1).execute().then(count));
  await store.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  let rows = 0;
  for await (const [table, row] of rowsOf(file)) {
    if (table === 'settings') await client.query('delete from settings where key = $1', [row['key']]);
    const columns = Object.keys(row);
    const marks = columns.map((_, i) => `$${i + 1}`).join(', ');
    const text = `insert into ${checkedTable(table)} (${columns.map(checkedColumn).join(', ')}) values (${marks})`;
    await client.query({ name: `restore_${table}`, text, values: Object.values(row) });
    rows += 1;
  }
  await client.query('commit');
  await client.end();
  return rows;
}

function count(rows: readonly unknown[]): number {
  return rows.length;
}

async function mustBeEmpty(rows: Promise<number>): Promise<void> {
  if ((await rows) > 0) throw new BadSetting('The store already holds rooms; restore into an empty one.');
}

function checkedTable(table: TableName): TableName {
  if (!TABLE_NAMES.includes(table)) throw new BadSetting(`The backup holds an unknown table: ${table}`);
  return table;
}

function checkedColumn(name: string): string {
  if (!/^[a-z_]+$/.test(name)) throw new BadSetting(`The backup holds an unknown column: ${name}`);
  return name;
}
