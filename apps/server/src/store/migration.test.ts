import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { tempDir } from '../testing/test-server.ts';
import { openPostgres } from './postgres.ts';
import { leaderboardName } from '@minoya/shared/leaderboard';
import { MIGRATIONS } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { rowSum } from './sum.ts';

const dir = tempDir();
let postgres: TestPostgres;
beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Before rows had checksums. */
const BEFORE_SUMS = 5;

test.each([1, BEFORE_SUMS])(
  'a SQLite file of schema %i opens, keeps its logs, and every row gets its checksum',
  async schema => {
    const folder = path.join(dir, `schema-${schema}`);
    mkdirSync(folder);
    const old = new Database(path.join(folder, 'minoya.db'));
    for (const statements of MIGRATIONS.slice(0, schema)) for (const text of statements('sqlite')) old.exec(text);
    old.pragma(`user_version = ${schema}`);
    const insert = old.prepare('insert into log (room, seq, at, body) values (?, ?, ?, ?)');
    insert.run('r', 0, 1, 'a');
    if (schema < BEFORE_SUMS) for (const [i, body] of ['b', 'c'].entries()) insert.run('r', i + 1, 2, body);
    else insert.run('r', 2, 2, 'b\nc');
    // What a killed process left behind.
    if (schema === BEFORE_SUMS)
      old
        .prepare('insert into tail (at, rooms, seqs, bodies) values (3, ?, ?, ?)')
        .run('r\ns', Buffer.from(Int32Array.from([3, 0]).buffer), 'd\nfirst');
    old.close();

    const store = await openSqlite(folder);
    const expected = schema === BEFORE_SUMS ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c'];
    expect((await store.log.read('r', 0)).events.map(event => event.body)).toEqual(expected);
    expect(await store.log.heads(['r'])).toEqual(new Map([['r', expected.length]]));
    expect(await store.log.append('r', expected.length, 'next')).toBe('stored');
    const { rows } = await sql<{ n: number }>`select count(*) as n from log where sum is null`.execute(store.db);
    expect(rows).toEqual([{ n: 0 }]);
    await store.close();
  },
);

test('scores that were stored before boards asked how a game was played move to the archive, and stay', async () => {
  const folder = path.join(dir, 'scores');
  mkdirSync(folder);
  const old = new Database(path.join(folder, 'minoya.db'));
  for (const statements of MIGRATIONS.slice(0, BEFORE_SUMS)) for (const text of statements('sqlite')) old.exec(text);
  old.pragma(`user_version = ${BEFORE_SUMS}`);
  old
    .prepare(
      'insert into scores (id, board, game, version, person, name, score, replay, stored) values (?,?,?,?,?,?,?,?,?)',
    )
    .run('row', 'keshiki/1/open/stage 3', 'keshiki', 1, 'p', 5, 40, 'text', 9);
  old.close();
  const store = await openSqlite(folder);
  const rows = await store.db.selectFrom('scores').select(['id', 'board', 'replay', 'marks', 'trail']).execute();
  const board = leaderboardName({ game: 'keshiki', version: 1, setup: 'stage 3', day: null, shelf: 'archive' });
  expect(rows).toEqual([{ id: 'row', board, replay: 'text', marks: null, trail: null }]);
  await store.close();
});

test('a PostgreSQL of the last schema without checksums opens, and its rows get theirs, also those an older node adds', async () => {
  const url = await postgres.database('older');
  const old = new pg.Client({ connectionString: url });
  await old.connect();
  for (const statements of MIGRATIONS.slice(0, BEFORE_SUMS))
    for (const text of statements('postgres')) await old.query(text);
  await old.query(
    `create table schema_version (version integer not null); insert into schema_version values (${BEFORE_SUMS})`,
  );
  const insert = 'insert into log (room, seq, at, body) values ($1, $2, 0, $3)';
  await old.query(insert, ['r', 0, 'a']);
  const first = await openPostgres(url);
  await old.query(insert, ['r', 1, 'b']);
  expect((await first.log.read('r', 0)).events.map(event => event.body)).toEqual(['a', 'b']);
  expect(await first.log.append('r', 2, 'c')).toBe('stored');
  await first.close();
  await (await openPostgres(url)).close();
  const { rows } = await old.query('select seq, body, sum from log order by seq');
  expect(rows).toEqual(['a', 'b', 'c'].map((body, seq) => ({ seq, body, sum: rowSum('r', seq, body) })));
  await old.end();
});
