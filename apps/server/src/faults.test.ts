import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { ensureBuilt } from './testing/build.ts';
import { tempDir } from './testing/test-server.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { ServerProcess } from './testing/process.ts';
import { FaultTrial } from './testing/fault-trial.ts';

const LONG = process.env['MINOYA_LONG'] === '1';
const KILLS = LONG ? 20 : 3;
const ROOMS = LONG ? 12 : 6;
const CLEAN = { lost: 0, unacknowledged: 0, unreadable: 0, contradictions: 0 };

let postgres: TestPostgres;
beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

interface Endured {
  readonly trials: readonly FaultTrial[];
  readonly kills: number;
}

async function endure(server: ServerProcess, kills: number, kill: (nth: number) => Promise<void>): Promise<Endured> {
  const trials: FaultTrial[] = [];
  let trial = await FaultTrial.begin(server, ROOMS, [() => server.port]);
  for (let done = 0; done < kills; done++) {
    if (trial.over) {
      await trial.end();
      trials.push(trial);
      trial = await FaultTrial.begin(server, ROOMS, [() => server.port]);
    }
    await trial.moveOn();
    await pause(100 + Math.random() * 300);
    await kill(done);
    trial.serverIsUp();
    await trial.moveOn();
  }
  await trial.end();
  trials.push(trial);
  return { trials, kills };
}

/** Everything that was shown and acknowledged is in the store, or the test fails. */
async function settle(what: string, { trials, kills }: Endured, store: Store): Promise<void> {
  for (const trial of trials) {
    expect(await trial.verdict(store)).toMatchObject(CLEAN);
    expect(trial.steps).toBeGreaterThan(trial.rooms.length);
  }
  await store.close();
  const steps = trials.reduce((sum, trial) => sum + trial.steps, 0);
  const slowest = Math.max(...trials.map(trial => trial.slowestReturn));
  // How long it took says something only on a machine that does nothing else, so it is told and not asserted.
  if (LONG)
    console.log(`${what}: ${kills} kills, ${steps} steps shown, none lost, slowest return ${Math.round(slowest)} ms`);
}

test(`SQLite: kill -9 ${KILLS} times under load loses nothing and everybody comes back`, async () => {
  const dataDir = tempDir();
  const server = await ServerProcess.start({ DATA_DIR: dataDir });
  const endured = await endure(server, KILLS, async () => {
    await server.end('SIGKILL');
    await server.start();
  });
  expect(await server.end('SIGTERM')).toBe(0);
  await settle('SQLite, server killed', endured, await openSqlite(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
});

test(`PostgreSQL: kill -9 of the server, then of the database, ${KILLS} times each`, async () => {
  const url = await postgres.database('faults');
  const server = await ServerProcess.start({ DATABASE_URL: url });
  const token = await server.token();
  const endured = await endure(server, KILLS * 2, async nth => {
    if (nth % 2 === 0) {
      await postgres.kill();
      const refused = await server.askRoom(token, 'polyform', 'seats=2');
      expect([refused.status, await refused.json()]).toEqual([503, { error: 'store-away' }]);
      await postgres.start();
    } else {
      await server.end('SIGKILL');
      await server.start();
    }
  });
  expect(await server.end('SIGTERM')).toBe(0);
  await settle('PostgreSQL, database and server killed by turns', endured, await openPostgres(url));
}, 900_000);

test('a graceful stop sends everybody off to come back and ends with 0, even when nobody reads its output', async () => {
  const dataDir = tempDir();
  const server = await ServerProcess.start({ DATA_DIR: dataDir });
  const trial = await FaultTrial.begin(server, 2, [() => server.port]);
  await trial.moveOn();
  server.deafen();
  expect(await server.end('SIGTERM')).toBe(0);
  for (const { client } of trial.players) await client.until(() => client.ended() === 'restart');
  await server.start();
  await trial.moveOn();
  await trial.end();
  await server.end('SIGTERM');
  await settle('SQLite, stopped and started', { trials: [trial], kills: 0 }, await openSqlite(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
});

test('two nodes replaced one after the other: games go on without a break', async () => {
  const url = await postgres.database('rolling');
  const nodes = [await ServerProcess.start({ DATABASE_URL: url }), await ServerProcess.start({ DATABASE_URL: url })];
  const [one, two] = nodes;
  if (!one || !two) throw new Error('two nodes');
  // Where a balancer would lead each seat.
  let leads: readonly [ServerProcess, ServerProcess] = [one, two];
  const trial = await FaultTrial.begin(one, 2, [() => leads[0].port, () => leads[1].port]);
  for (const [leaving, staying] of [[one, two] as const, [two, one] as const]) {
    await trial.moveOn();
    leads = [staying, staying];
    expect(await leaving.end('SIGTERM')).toBe(0);
    await trial.moveOn();
    await leaving.start();
    leads = [leaving, staying];
  }
  await trial.moveOn();
  await trial.end();
  expect(await Promise.all(nodes.map(node => node.end('SIGTERM')))).toEqual([0, 0]);
  await settle(
    'PostgreSQL, nodes replaced one after the other',
    { trials: [trial], kills: 0 },
    await openPostgres(url),
  );
});
