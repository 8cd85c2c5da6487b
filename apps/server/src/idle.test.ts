import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from './testing/build.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { TestServer } from './testing/test-server.ts';

const [FEW, MANY] = [50, 400];
const MEASURED_MS = 6_000;
/** On a busy machine a beat comes late now and then, and what was missed is asked for: that is something that happens. */
const QUIET = 6;
const MOST_WINDOWS = 5;
const AT_ONCE = 20;

let postgres: TestPostgres;
beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

interface Rate {
  readonly transactions: number;
  readonly notifications: number;
}

/** So many rooms with somebody in each on both of the nodes. */
async function fill(one: TestServer, two: TestServer, rooms: number): Promise<void> {
  const [a, b] = [await one.token(), await two.token()];
  const open = async (): Promise<void> => {
    const { room } = await one.openRoom(a, '2: 20 20 20');
    await one.client({ token: a, room, name: 1 }).connect();
    await two.client({ token: b, room, name: 2, sit: true }).connect();
  };
  for (let i = 0; i < rooms; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, rooms - i) }, open));
}

async function transactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}

/** Transactions and notifications a second while nothing happens. */
async function idleRate(name: string, rooms: number): Promise<Rate> {
  const databaseUrl = await postgres.database(name);
  const [one, two] = [await TestServer.open({ databaseUrl }), await TestServer.open({ databaseUrl })];
  await fill(one, two, rooms);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let heard = 0;
  client.on('notification', () => {
    heard += 1;
  });
  await client.query('listen minoya');
  // What filling the rooms set off comes to rest; PostgreSQL writes the statistics of idle connections after ten seconds.
  await wait(12_000);
  const measured = async (): Promise<Rate> => {
    const before = await transactions(client);
    heard = 0;
    const began = performance.now();
    await wait(MEASURED_MS);
    const seconds = (performance.now() - began) / 1000;
    return { transactions: ((await transactions(client)) - before) / seconds, notifications: heard / seconds };
  };
  let rate = await measured();
  for (let i = 1; i < MOST_WINDOWS && rate.transactions > QUIET; i++) rate = await measured();
  await client.end();
  await one.close();
  await two.close();
  return rate;
}

test(`${MANY} idle rooms on two nodes cost the database as little as ${FEW}`, async () => {
  const few = await idleRate('idle_few', FEW);
  const many = await idleRate('idle_many', MANY);
  for (const rate of [few, many]) {
    expect(rate.transactions).toBeLessThanOrEqual(20);
    expect(rate.notifications).toBeLessThanOrEqual(10);
  }
  expect(Math.abs(many.transactions - few.transactions)).toBeLessThan(4);
});
