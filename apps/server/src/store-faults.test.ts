import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './store/postgres.ts';
import { openInMemory, openSqlite } from './store/sqlite.ts';
import { ensureBuilt } from './testing/build.ts';
import type { Client } from './testing/client.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { TcpProxy } from './testing/tcp-proxy.ts';
import { tempDir, TestServer } from './testing/test-server.ts';

let postgres: TestPostgres;
let admin: pg.Client;
beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await postgres.stop();
});

/** Acts, repeating after `retry` as every client does; the reasons for which it was put off. */
async function actStubbornly(client: Client, line: string): Promise<string[]> {
  const { happened } = client;
  const from = happened.length;
  const refusals = (): string[] => happened.slice(from).flatMap(one => (one.type === 'refused' ? [one.why] : []));
  client.sendAll(client.follower.command({ t: 'act', a: line }));
  while (client.follower.waiting.length > 0) {
    const seen = refusals().length;
    await client.until(() => client.follower.waiting.length === 0 || refusals().length > seen);
    if (client.follower.waiting.length === 0) break;
    await wait(100);
    client.sendAll(client.follower.resend());
  }
  return refusals();
}

const cutWriter = (name: string): Promise<unknown> =>
  admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'insert into log%'",
    [name],
  );

test('the connection that writes is cut again and again: no move is refused as stale, none is lost or done twice', async () => {
  const databaseUrl = await postgres.database('cut');
  const server = await TestServer.open({ databaseUrl });
  const [host, guest] = await server.table('2: 20 20 20', 2);
  if (!host || !guest) throw new Error('two people');
  for (let i = 0; i < 13; i++) {
    await cutWriter('cut');
    const mover = i % 2 === 0 ? host : guest;
    expect((await actStubbornly(mover, '0 1')).filter(why => why !== 'retry')).toEqual([]);
    for (const client of [host, guest]) await client.until(() => client.count('stepped') === i + 1);
  }
  expect(guest.follower.view).toMatchObject({ heaps: [7, 20, 20] });
  await server.close();
});

test('a database behind a silent line: health says so within two seconds, and play goes on when the line is back', async () => {
  const direct = await postgres.database('silent');
  const proxy = await TcpProxy.to(Number(new URL(direct).port));
  const databaseUrl = direct.replace(/:\d+\//, `:${proxy.port}/`);
  const server = await TestServer.open({ databaseUrl });
  const [host, guest] = await server.table('2: 20 20 20', 2);
  if (!host || !guest) throw new Error('two people');
  expect((await server.api('GET', '/healthz')).status).toBe(200);
  await wait(600);
  proxy.partition();
  const took: number[] = [];
  // The quickest of a few: the others may have waited for this machine.
  for (let i = 0; i < 3 && Math.min(...took) >= 2_000; i++) {
    const began = performance.now();
    const sick = await server.api('GET', '/healthz');
    took.push(performance.now() - began);
    expect([sick.status, await sick.json()]).toEqual([503, { ok: false, why: 'the store does not answer' }]);
  }
  expect(Math.min(...took)).toBeLessThan(2_000);
  const answered = actStubbornly(host, '0 1');
  const refused = await server.api('POST', '/api/rooms', {
    token: await server.token(),
    body: { game: 'nim', setup: '2: 3', name: 0 },
  });
  expect([refused.status, await refused.json()]).toEqual([503, { error: 'store-away' }]);
  await wait(6_000);
  proxy.heal();
  const healed = performance.now();
  expect((await answered).every(why => why === 'retry')).toBe(true);
  // The first server's commands waited half a minute more.
  expect(performance.now() - healed).toBeLessThan(20_000);
  await guest.until(() => guest.count('stepped') === 1);
  expect((await server.api('GET', '/healthz')).status).toBe(200);
  await server.close();
  await proxy.close();
});

test('failover to a copy that lacks the last events: both nodes tell their people, all end on one state without a gap', async () => {
  const databaseUrl = await postgres.database('lagging');
  const [one, two] = [await TestServer.open({ databaseUrl }), await TestServer.open({ databaseUrl })];
  const [a, b] = [await one.token(), await two.token()];
  const { room } = await one.openRoom(a, '2: 20 20 20');
  const host = await one.client({ token: a, room, name: 1 }).connect();
  const guest = await two.client({ token: b, room, name: 2, sit: true }).connect();
  await guest.until(() => guest.follower.seat === 1);
  await guest.command({ t: 'ready', on: true });
  await host.until(() => host.follower.table?.chairs[1]?.ready === true);
  await host.command({ t: 'start' });
  await guest.until(() => guest.follower.view !== null);
  const play = async (rounds: number): Promise<void> => {
    for (let i = 0; i < rounds; i++) {
      await actStubbornly(host, '0 1');
      await guest.until(() => guest.follower.n === host.follower.n);
      await actStubbornly(guest, '1 1');
      await host.until(() => host.follower.n === guest.follower.n);
    }
  };
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await play(2);
  const kept = host.follower.n;
  await database.query('create table copied as table log; create table copied_nodes as table nodes');
  await play(3);
  // The copy takes over: what it did not have is gone, and every connection is cut.
  await database.query(`begin; lock table log, nodes; delete from log; insert into log select * from copied; delete from nodes;
    insert into nodes select * from copied_nodes; commit`);
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'lagging' and pid <> pg_backend_pid()",
  );
  const told = (client: Client): boolean => client.happened.some(one => one.type === 'welcomed' && one.lost > 0);
  await host.until(() => told(host));
  await guest.until(() => told(guest));
  expect([host.follower.n, guest.follower.n]).toEqual([kept, kept]);
  await play(2);
  expect(host.follower.view).toEqual(guest.follower.view);
  expect(host.follower.view).toMatchObject({ heaps: [16, 16, 20] });
  const store = await openPostgres(databaseUrl);
  expect((await store.log.read(room, 0)).events).toHaveLength(kept + 4);
  await store.close();
  await database.end();
  await one.close();
  await two.close();
});

test('a store that went back without a broken connection is noticed too, and by a room where nobody moves', async () => {
  const databaseUrl = await postgres.database('rewound');
  const server = await TestServer.open({ databaseUrl });
  const [host, guest] = await server.table('2: 20 20 20', 2);
  if (!host || !guest) throw new Error('two people');
  await host.act('0 1');
  await guest.until(() => guest.count('stepped') === 1);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `begin; delete from log where seq >= ${host.follower.n - 1}; update nodes set beats = 0; commit`,
  );
  await guest.until(() => guest.happened.some(one => one.type === 'welcomed' && one.lost === 1));
  expect(guest.follower.view).toMatchObject({ heaps: [20, 20, 20] });
  await database.end();
  await server.close();
});

test('a full disk: moves wait, and go on when there is room again', async () => {
  const dataDir = tempDir();
  const store = await openSqlite(dataDir);
  const server = await TestServer.open({ dataDir }, { store });
  const [host, guest] = await server.table('2: 20 20 20', 2);
  if (!host || !guest) throw new Error('two people');
  const pages = async (most: number): Promise<unknown> => sql.raw(`pragma max_page_count = ${most}`).execute(store.db);
  await pages(1);
  const fill = async (seq: number): Promise<number> => {
    const stored = await store.log.append('filler', seq, 'x'.repeat(2_000)).catch(() => 'full');
    return stored === 'full' ? seq : fill(seq + 1);
  };
  expect(await fill(0)).toBeLessThan(2_000);
  let [moves, answer] = [0, 'done'];
  for (; answer === 'done' && moves < 59; moves++) {
    const mover = moves % 2 === 0 ? host : guest;
    await mover.until(() => mover.count('stepped') === moves);
    answer = await mover.act(`${moves % 3} 1`);
  }
  expect(answer).toBe('retry');
  await pages(100_000);
  const last = moves % 2 === 1 ? host : guest;
  last.sendAll(last.follower.resend());
  await last.until(() => last.follower.waiting.length === 0);
  await host.until(() => host.count('stepped') === moves);
  await guest.until(() => guest.count('stepped') === moves);
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('health says in a few words what is wrong, and nothing about our insides', async () => {
  const why = async (error: object): Promise<unknown> => {
    const store = await openInMemory();
    const server = await TestServer.open({}, { store: { ...store, healthy: () => Promise.reject(error) } });
    const answer = await server.api('GET', '/healthz');
    await server.close();
    return [answer.status, await answer.json()];
  };
  expect(await why(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))).toEqual([
    503,
    { ok: false, why: 'the disk is full' },
  ]);
  expect(await why(Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }))).toEqual([
    503,
    { ok: false, why: 'the store cannot be reached' },
  ]);
});
