import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { check } from '../check.ts';
import { TestServer, testConfig } from '../testing/test-server.ts';
import { backup, restore } from './backup.ts';
import { openStore } from './open.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'minoya-mark-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const FILES = ['minoya.db', 'minoya.db-wal', 'minoya.mark'] as const;

/** A store that was stopped once and then killed, with only some of what lay in its folder. */
async function killed(name: string, left: readonly (typeof FILES)[number][], stopped = true): Promise<string> {
  const [whole, dataDir] = [path.join(dir, `${name} whole`), path.join(dir, name)];
  const config = testConfig({ dataDir: whole });
  const once = await openStore(config);
  await once.healthy();
  if (stopped) await once.close();
  const store = stopped ? await openStore(config) : once;
  await store.log.append('room', 0, '{}');
  await store.healthy();
  mkdirSync(dataDir);
  for (const file of left) copyFileSync(path.join(whole, file), path.join(dataDir, file));
  await store.close();
  return dataDir;
}

const opened = async (dataDir: string) => {
  const store = await openStore(testConfig({ dataDir }));
  await store.close();
  return store.lack ?? 'whole';
};

test('a store that was killed is whole', async () => {
  expect(await opened(await killed('whole', FILES))).toBe('whole');
  expect(await opened(await killed('of an older release', ['minoya.db', 'minoya.db-wal']))).toBe('whole');
});

test('a store without its database does not begin anew', async () => {
  const lost = await killed('lost', ['minoya.db-wal', 'minoya.mark']);
  await expect(opened(lost)).rejects.toThrow(/minoya\.db is missing, but minoya\.db-wal.*restore FILE/);
  await expect(opened(lost), 'the next time neither').rejects.toThrow(/is missing/);
  await expect(check(testConfig({ dataDir: lost }), () => {})).rejects.toThrow(/is missing/);
  const gone = await killed('gone', ['minoya.mark']);
  await expect(opened(gone)).rejects.toThrow(/is missing, though there was one.*remove minoya\.mark/);
  const empty = await killed('empty', ['minoya.db', 'minoya.mark'], false);
  await expect(opened(empty)).rejects.toThrow(/holds nothing of what it held/);
  rmSync(path.join(gone, 'minoya.mark'));
  expect(await opened(gone)).toBe('whole');
});

test('a store whose write-ahead log is missing or cut says so, and so does its check; an older copy too', async () => {
  const older = await killed('older', ['minoya.db', 'minoya.mark']);
  const { faults } = await check(testConfig({ dataDir: older }), () => {});
  expect(faults.join()).toMatch(/older than it was \(1 of 2\)/);
  expect(await opened(older)).toMatch(/what was stored last is gone/);
  const cut = await killed('cut', FILES);
  writeFileSync(path.join(cut, 'minoya.db-wal'), 'cut');
  expect(await opened(cut)).toMatch(/older than it was/);
});

test('a backup may be put where a database was lost', async () => {
  const from = testConfig({ dataDir: await killed('from', FILES) });
  await openStore(from).then(store => store.close());
  const file = path.join(dir, 'backup.gz');
  await backup(from, file);
  const to = await killed('to', ['minoya.mark']);
  await restore(testConfig({ dataDir: to }), file);
  expect(await opened(to)).toBe('whole');
});

test('health tells that something cannot be written because it is damaged, however well all else can be', async () => {
  const dataDir = path.join(dir, 'damaged');
  await (await openStore(testConfig({ dataDir }))).close();
  const file = path.join(dataDir, 'minoya.db');
  const db = new Database(file, { readonly: true });
  const page = Number(db.prepare("select rootpage from sqlite_schema where name = 'rooms'").pluck().get());
  const pageSize = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const bytes = readFileSync(file);
  // What kind of page it is.
  bytes[(page - 1) * pageSize] = 0xff;
  writeFileSync(file, bytes);
  const store = await openStore(testConfig({ dataDir }));
  const server = await TestServer.open({}, { store });
  expect((await server.api('GET', '/healthz')).status).toBe(200);
  const token = await server.token();
  await expect(server.openRoom(token, '2: 3')).rejects.toThrow();
  await expect
    .poll(async () => (await server.api('GET', '/healthz')).text(), { timeout: 5_000 })
    .toBe('{"ok":false,"why":"the store is damaged"}');
  await server.close();
});
