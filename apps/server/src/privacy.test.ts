import { readFileSync, readdirSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { backup, restore } from './store/backup.ts';
import { openSqlite } from './store/sqlite.ts';
import { ensureBuilt } from './testing/build.ts';
import { Hold, idle, slowBody } from './testing/hostile.ts';
import { ServerProcess } from './testing/process.ts';
import { tempDir, testConfig } from './testing/test-server.ts';

beforeAll(ensureBuilt);

const mode = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test('no log says who called, at whatever level, and whatever was wrong with the call', async () => {
  const env = { DATA_DIR: tempDir(), RATE_LIMITS: 'on', LOG_LEVEL: 'trace', TRUST_PROXY: '1' };
  const server = await ServerProcess.start(env, { descriptors: 300 });
  const url = `http://127.0.0.1:${server.port}`;
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  for (let i = 0; i < 25; i++) await fetch(`${url}/api/me?from=203.0.113.77`, { method: 'POST', headers });
  await fetch(`${url}/api/scores?board=%00`, { headers });
  const bad = new Hold({ port: server.port, from: '127.0.0.9' }, 'NO HTTP\r\nX-Forwarded-For: 203.0.113.77\r\n\r\n');
  const broken = await slowBody({ port: server.port, from: '127.0.0.9' }).connected();
  const crowd = Array.from({ length: 250 }, () => idle({ port: server.port, from: '127.0.0.9' }));
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers });
  socket.on('error', () => {});
  await new Promise(done => socket.once('open', done).once('close', done));
  socket.send('nonsense');
  await wait(800);
  for (const one of [bad, broken, ...crowd]) one.end();
  await wait(200);
  await server.end('SIGTERM');
  const said = server.output + server.printed;
  // A body that broke off is no trouble of the store, and none that an operator has to read of.
  expect(said).not.toContain('the store cannot be reached');
  expect(said).toContain('/api/me');
  for (const address of ['203.0.113', '127.0.0.9', 'remoteAddress']) expect(said).not.toContain(address);
});

test('the database, its lock and a backup are nobody else’s to read, also where they were before', async () => {
  const dataDir = path.join(tempDir(), 'new');
  const store = await openSqlite(dataDir);
  await store.db.insertInto('settings').values({ key: 'x', value: 'y' }).execute();
  const files = readdirSync(dataDir);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect([file, mode(path.join(dataDir, file))]).toEqual([file, '600']);
  expect(mode(dataDir)).toBe('700');
  await backup(testConfig({ dataDir }), path.join(dataDir, 'backup.gz'));
  expect(mode(path.join(dataDir, 'backup.gz'))).toBe('600');
  await store.close();
  chmodSync(path.join(dataDir, 'minoya.db'), 0o644);
  await (await openSqlite(dataDir)).close();
  expect(mode(path.join(dataDir, 'minoya.db'))).toBe('600');
});

test('a backup holds the keys of the server only when asked, and restoring one without leaves those there are', async () => {
  const dataDir = tempDir();
  const store = await openSqlite(dataDir);
  const settings = [
    { key: 'secret', value: 'the-signing-secret' },
    { key: 'admin-token', value: 'the-admin-token' },
  ];
  await store.db.insertInto('settings').values(settings).execute();
  const [plain, whole] = [path.join(dataDir, 'plain.gz'), path.join(dataDir, 'whole.gz')];
  await backup(testConfig({ dataDir }), plain);
  await backup(testConfig({ dataDir }), whole, { secrets: true });
  const text = (file: string): string => gunzipSync(readFileSync(file)).toString();
  for (const { value } of settings) {
    expect(text(plain)).not.toContain(value);
    expect(text(whole)).toContain(value);
  }
  expect(await restore(testConfig({ dataDir: tempDir() }), whole)).toBe(2);
  await store.close();
  await restore(testConfig({ dataDir }), plain);
  const again = await openSqlite(dataDir);
  expect(await again.db.selectFrom('settings').selectAll().orderBy('key', 'desc').execute()).toEqual(settings);
  await again.close();
});

test('what cannot be a database or be written to is told with its reason and what to do', async () => {
  const broken = tempDir();
  writeFileSync(path.join(broken, 'minoya.db'), 'this is no database, but a letter to my aunt'.repeat(200));
  await expect(ServerProcess.start({ DATA_DIR: broken })).rejects.toThrow(/is not a database.*restore/s);
  await expect(ServerProcess.start({ DATA_DIR: '/dev/null/x' })).rejects.toThrow(/cannot be written.*DATA_DIR/s);
});
