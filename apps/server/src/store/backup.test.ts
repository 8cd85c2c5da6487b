import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { tempDir, testConfig } from '../testing/test-server.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { backup, restore } from './backup.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

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

test('a backup of a running SQLite store restores into PostgreSQL, and from there into SQLite', async () => {
  const from = testConfig({ dataDir: path.join(dir, 'from') });
  const live = await openSqlite(from.dataDir);
  for (let seq = 0; seq < 50; seq++) {
    await live.log.append('room', seq, `{"e":"act","a":"ミノ ${seq}"}`);
    // Whoever reads has the tail moved to the log, several events to a row: the backup meets both.
    if (seq === 29) await live.log.read('room', 0);
  }
  await live.db.insertInto('saves').values({ person: 'p', revision: 3, stored: 1, data: 'MINOYA1.x' }).execute();
  const first = path.join(dir, 'first.gz');
  expect(await backup(from, first)).toBe(51);
  await live.close();

  const middle = testConfig({ databaseUrl: await postgres.database('restored') });
  expect(await restore(middle, first)).toBe(51);
  await expect(restore(middle, first)).rejects.toThrow('empty');
  const shared = await openPostgres(middle.databaseUrl ?? '');
  expect((await shared.log.read('room', 0)).events).toEqual(
    Array.from({ length: 50 }, (_, seq) => ({ seq, body: `{"e":"act","a":"ミノ ${seq}"}` })),
  );
  await shared.close();

  const second = path.join(dir, 'second.gz');
  expect(await backup(middle, second)).toBe(51);
  const to = testConfig({ dataDir: path.join(dir, 'to') });
  expect(await restore(to, second)).toBe(51);
  const again = await openSqlite(to.dataDir);
  expect(await again.log.heads(['room'])).toEqual(new Map([['room', 50]]));
  expect(await again.db.selectFrom('saves').select(['revision', 'data']).execute()).toEqual([
    { revision: 3, data: 'MINOYA1.x' },
  ]);
  expect(await again.log.append('room', 50, 'goes on')).toBe('stored');
  await again.close();
});

test('a backup that was cut short is refused', async () => {
  const file = path.join(dir, 'first.gz');
  const cut = path.join(dir, 'cut.gz');
  writeFileSync(cut, readFileSync(file).subarray(0, -40));
  await expect(restore(testConfig({ dataDir: path.join(dir, 'none') }), cut)).rejects.toThrow('not a whole backup');
  await expect(backup(testConfig({ dataDir: path.join(dir, 'nowhere') }), cut)).rejects.toThrow('nothing to back up');
});
