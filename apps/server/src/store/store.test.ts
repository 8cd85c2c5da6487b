import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { connectTo, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import type { EventLog } from './log.ts';
import { MemoryLog } from './memory.ts';
import { openPostgres } from './postgres.ts';
import { FolderInUse, openSqlite } from './sqlite.ts';
import { eventsIn } from './log-rows.ts';

let postgres: TestPostgres;
const dir = mkdtempSync(path.join(tmpdir(), 'minoya-store-'));

beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

interface Opened {
  readonly log: EventLog;
  close(): Promise<void>;
}

const makers: Record<string, () => Promise<Opened>> = {
  memory: async () => ({ log: new MemoryLog(), close: async () => {} }),
  sqlite: () => openSqlite(path.join(dir, 'one')),
  postgres: async () => openPostgres(await postgres.database('conformance')),
};

describe.each(Object.keys(makers))('the %s log', kind => {
  let store: Opened;
  beforeAll(async () => {
    const make = makers[kind];
    if (!make) throw new Error(kind);
    store = await make();
  });
  afterAll(() => store.close());

  test('gives back what was appended, in order, from any number on', async () => {
    for (let seq = 0; seq < 5; seq++) expect(await store.log.append('order', seq, `e${seq}`)).toBe('stored');
    const all = await store.log.read('order', 0);
    expect(all.events).toEqual([0, 1, 2, 3, 4].map(seq => ({ seq, body: `e${seq}` })));
    expect(all.age).toBeGreaterThanOrEqual(0);
    expect((await store.log.read('order', 3)).events.map(event => event.seq)).toEqual([3, 4]);
    expect((await store.log.read('order', 5)).events).toEqual([]);
    expect((await store.log.read('nowhere', 0)).events).toEqual([]);
  });

  test('refuses a number that is taken and leaves what stands there', async () => {
    expect(await store.log.append('law', 0, 'first')).toBe('stored');
    expect(await store.log.append('law', 0, 'second')).toBe('taken');
    expect((await store.log.read('law', 0)).events).toEqual([{ seq: 0, body: 'first' }]);
  });

  test('lets exactly one of many simultaneous writers have a number', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(who => store.log.append('race', 0, who)));
    const stored = (await store.log.read('race', 0)).events;
    expect(stored).toHaveLength(1);
    expect(answers.filter(answer => answer === 'stored')).toHaveLength(1);
  });

  test('keeps rooms apart and any text whole', async () => {
    const text = '{"a":"ミノ屋 \\u0000 \\" \' ; drop table log","n":1}\t';
    await Promise.all(Array.from({ length: 300 }, (_, i) => store.log.append(`room-${i}`, 0, `${text}${i}`)));
    for (const i of [0, 150, 299]) expect((await store.log.read(`room-${i}`, 0)).events[0]?.body).toBe(`${text}${i}`);
  });

  test('knows how long each log is', async () => {
    await store.log.append('long', 0, 'x');
    await store.log.append('long', 1, 'y');
    expect(await store.log.heads(['long', 'never'])).toEqual(
      new Map([
        ['long', 2],
        ['never', 0],
      ]),
    );
  });

  test('grants a lease again to its holder', async () => {
    expect(await store.log.lease(['l1', 'l2'], 'node-a')).toEqual(new Set(['l1', 'l2']));
    expect(await store.log.lease(['l1'], 'node-a')).toEqual(new Set(['l1']));
    await store.log.release(['l1', 'l2'], 'node-a');
    expect(await store.log.lease(['l1'], 'node-b')).toEqual(new Set(['l1']));
  });

  test('stores an event only after the one before it', async () => {
    expect(await store.log.append('gap', 0, 'a')).toBe('stored');
    expect(await store.log.append('gap', 2, 'c')).toBe('taken');
    expect(await store.log.append('never', 1, 'b')).toBe('taken');
    expect((await store.log.read('gap', 0)).events).toEqual([{ seq: 0, body: 'a' }]);
    expect(await store.log.append('gap', 1, 'b')).toBe('stored');
    expect(await store.log.append('gap', 2, 'c')).toBe('stored');
  });

  test('stores an event only after the one that its writer knows, where others may have written', async () => {
    await store.log.append('known', 0, 'a');
    expect(await store.log.append('known', 1, 'b', 'a')).toBe('stored');
    if (store.log.shared) expect(await store.log.append('known', 2, 'c', 'another b')).toBe('taken');
    expect(await store.log.append('known', 2, 'c', 'b')).toBe('stored');
    expect(await store.log.append('known', 3, 'd')).toBe('stored');
  });

  test('puts other events in the place of a whole log, unless it has grown', async () => {
    for (const [seq, body] of ['a', 'b', 'c', 'd'].entries()) await store.log.append('rewritten', seq, body);
    await store.log.keepSnapshot('rewritten', { n: 4, body: '{}' });
    expect(await store.log.rewrite('rewritten', 3, ['A'])).toBe(false);
    expect((await store.log.read('rewritten', 0)).events.map(event => event.body)).toEqual(['a', 'b', 'c', 'd']);
    expect(await store.log.rewrite('rewritten', 4, ['A', 'B'])).toBe(true);
    expect((await store.log.read('rewritten', 0)).events).toEqual([
      { seq: 0, body: 'A' },
      { seq: 1, body: 'B' },
    ]);
    expect(await store.log.snapshot('rewritten')).toBeNull();
    expect(await store.log.heads(['rewritten'])).toEqual(new Map([['rewritten', 2]]));
    expect(await store.log.append('rewritten', 4, 'e')).toBe('taken');
    expect(await store.log.append('rewritten', 2, 'C')).toBe('stored');
  });

  test('keeps the last snapshot of a room, and removes everything of it', async () => {
    expect(await store.log.snapshot('snap')).toBeNull();
    await store.log.append('snap', 0, 'a');
    await store.log.keepSnapshot('snap', { n: 1, body: '{"ミ":1}' });
    await store.log.keepSnapshot('snap', { n: 2, body: '{"ノ":2}' });
    expect(await store.log.snapshot('snap')).toEqual({ n: 2, body: '{"ノ":2}' });
    await store.log.remove(['snap']);
    expect((await store.log.read('snap', 0)).events).toEqual([]);
    expect(await store.log.append('snap', 0, 'anew')).toBe('stored');
  });
});

test('sqlite keeps everything over a restart and refuses a second process on one folder', async () => {
  const folder = path.join(dir, 'restart');
  const first = await openSqlite(folder);
  await first.log.append('r', 0, 'kept');
  await first.db.insertInto('settings').values({ key: 'k', value: 'v' }).execute();
  await expect(openSqlite(folder)).rejects.toThrow(FolderInUse);
  await first.close();
  const second = await openSqlite(folder);
  expect((await second.log.read('r', 0)).events).toEqual([{ seq: 0, body: 'kept' }]);
  expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([{ key: 'k', value: 'v' }]);
  await second.close();
});

test('sqlite: what a killed process left in the tail is in the log after the next start', async () => {
  const folder = path.join(dir, 'killed');
  const first = await openSqlite(folder);
  const rooms = ['b', 'a', 'c'];
  for (let seq = 0; seq < 3; seq++) await Promise.all(rooms.map(room => first.log.append(room, seq, `${room}${seq}`)));
  const copy = path.join(dir, 'copied');
  mkdirSync(copy);
  for (const name of ['minoya.db', 'minoya.db-wal']) copyFileSync(path.join(folder, name), path.join(copy, name));
  await first.close();
  const second = await openSqlite(copy);
  expect(await second.log.append('a', 2, 'too late')).toBe('taken');
  expect(await second.log.append('a', 3, 'next')).toBe('stored');
  expect((await second.log.read('a', 0)).events.map(event => event.body)).toEqual(['a0', 'a1', 'a2', 'next']);
  expect(await second.log.heads(rooms)).toEqual(
    new Map([
      ['b', 3],
      ['a', 4],
      ['c', 3],
    ]),
  );
  await second.close();
});

test('sqlite: thousands of events move from the tail to the log without a gap, a change or a double', async () => {
  const folder = path.join(dir, 'many');
  const store = await openSqlite(folder);
  for (let seq = 0; seq < 120; seq++) {
    const twice = Array.from({ length: 80 }, (_, i) =>
      store.log.append(`r${i % 40}`, seq, `${i < 40 ? 'won' : 'lost'} ${seq}`),
    );
    expect((await Promise.all(twice)).filter(answer => answer === 'stored')).toHaveLength(40);
  }
  for (const room of ['r0', 'r17', 'r39']) {
    const { events } = await store.log.read(room, 0);
    expect(events).toEqual(Array.from({ length: 120 }, (_, seq) => ({ seq, body: `won ${seq}` })));
  }
  expect((await store.log.read('r17', 77)).events.map(event => event.seq)).toEqual(
    Array.from({ length: 43 }, (_, i) => 77 + i),
  );
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from log`
    .execute(store.db)
    .then(({ rows: [one] }) => one ?? { rows: 0 });
  expect(rows).toBeLessThan(40 * 12);
  await store.log.remove(['r0']);
  expect(await store.log.append('r0', 0, 'anew')).toBe('stored');
  await store.close();
});

test('sqlite: a row of the log may hold one event or several, and an event that stands in two comes once', () => {
  const row = (seq: number, ...bodies: string[]) => ({ room: 'r', seq, at: seq, body: bodies.join('\n') });
  const rows = [row(0, 'a'), row(3, 'b', 'c', 'd'), row(4, 'c', 'd', 'e'), { ...row(1, 'x', 'y'), room: 's' }];
  expect([...eventsIn(rows)].map(({ room, seq, body }) => `${room}${seq}${body}`)).toEqual([
    'r0a',
    'r1b',
    'r2c',
    'r3d',
    'r4e',
    's0x',
    's1y',
  ]);
});

test('two nodes on one PostgreSQL: one wins a number, nudges arrive, a lease has one holder', async () => {
  const url = await postgres.database('nodes');
  const [a, b] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const heard = new Promise<string>(done => b.log.subscribe({ heard: done, missed: () => {} }));
  const outcomes = await Promise.all([a.log.append('r', 0, 'from a'), b.log.append('r', 0, 'from b')]);
  expect([...outcomes].sort((x, y) => (x < y ? -1 : 1))).toEqual(['stored', 'taken']);
  a.log.publish('r 1');
  expect(await heard).toBe('r 1');
  const beat = { node: 'a', beats: 1, said: 4, freed: 0 };
  expect(await a.log.beat(beat, 60_000)).toEqual([]);
  expect(await a.log.lease(['r'], 'a')).toEqual(new Set(['r']));
  expect(await b.log.lease(['r'], 'b')).toEqual(new Set());
  // A node that no longer beats holds nothing.
  expect(await a.log.beat({ ...beat, beats: 2 }, -1)).toEqual([beat]);
  expect(await b.log.lease(['r'], 'b')).toEqual(new Set(['r']));
  await a.log.leave('a');
  expect(await b.log.beat({ ...beat, node: 'b' }, 60_000)).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});

test('a connection that the database ends while nobody asks anything over it ends nothing else', async () => {
  const url = await postgres.database('ended');
  const store = await openPostgres(url);
  const other = await connectTo(url);
  const failed = store.db.connection().execute(async held => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
    await other.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
    // The words of the database arrive with nobody waiting for them; after the next question they are known.
    await new Promise(done => setTimeout(done, 50));
    await sql`select 1`.execute(held);
  });
  await expect(failed).rejects.toThrow();
  await store.healthy();
  await other.end();
  await store.close();
});
