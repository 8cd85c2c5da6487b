import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { ensureBuilt } from './testing/build.ts';
import { tempDir } from './testing/house.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { ServerProcess } from './testing/process.ts';
import { Trial } from './testing/trial.ts';

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

/** How long it took says something only on a machine that does nothing else, so it is told and not asserted. */
function tell(what: string, trial: Trial, verdict: object): void {
  if (LONG) console.log(`${what}: ${JSON.stringify(verdict)}, slowest return ${Math.round(trial.slowestReturn)} ms`);
}

async function killAgainAndAgain(trial: Trial, times: number, kill: () => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i++) {
    await trial.moveOn();
    await pause(100 + Math.random() * 300);
    await kill();
    trial.serverIsUp();
    await trial.moveOn();
  }
  await trial.end();
}

test(`SQLite: kill -9 ${KILLS} times under load loses nothing and everybody comes back`, async () => {
  const dataDir = tempDir();
  const server = await ServerProcess.start({ DATA_DIR: dataDir });
  const trial = await Trial.begin(server, ROOMS, [() => server.port]);
  await killAgainAndAgain(trial, KILLS, async () => {
    await server.end('SIGKILL');
    await server.start();
  });
  expect(await server.end('SIGTERM')).toBe(0);
  const store = await openSqlite(dataDir);
  const verdict = await trial.verdict(store);
  tell('SQLite, server killed', trial, verdict);
  expect(verdict).toMatchObject(CLEAN);
  expect(trial.steps).toBeGreaterThan(KILLS * ROOMS);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 600_000);

test(`PostgreSQL: kill -9 of the server, then of the database, ${KILLS} times each`, async () => {
  const url = await postgres.database('faults');
  const server = await ServerProcess.start({ DATABASE_URL: url });
  const trial = await Trial.begin(server, ROOMS, [() => server.port]);
  let turn = 0;
  await killAgainAndAgain(trial, KILLS * 2, async () => {
    turn += 1;
    if (turn % 2 === 0) {
      await server.end('SIGKILL');
      await server.start();
    } else {
      await postgres.kill();
      await postgres.start();
    }
  });
  expect(await server.end('SIGTERM')).toBe(0);
  const store = await openPostgres(url);
  const verdict = await trial.verdict(store);
  tell('PostgreSQL, server and database killed by turns', trial, verdict);
  expect(verdict).toMatchObject(CLEAN);
  await store.close();
}, 900_000);

test('a graceful stop sends everybody off to come back and ends with 0', async () => {
  const dataDir = tempDir();
  const server = await ServerProcess.start({ DATA_DIR: dataDir });
  const trial = await Trial.begin(server, 2, [() => server.port]);
  await trial.moveOn();
  expect(await server.end('SIGTERM')).toBe(0);
  for (const { client } of trial.players) await client.until(() => client.ended() === 'restart');
  await server.start();
  await trial.moveOn();
  await trial.end();
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);
