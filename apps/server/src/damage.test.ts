import { copyFileSync, mkdirSync, openSync, closeSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '@minoya/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { RoomEvent } from './rooms/event.ts';
import { Room } from './rooms/room.ts';
import type { RoomDeps } from './rooms/room-deps.ts';
import { RuleBook } from './rules.ts';
import { DamagedLog } from './store/damaged.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { folderTrouble } from './store/trouble.ts';
import { ensureBuilt } from './testing/build.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { tempDir, testConfig, testGames, TestServer } from './testing/test-server.ts';

const [ROOMS, PLACES] = [50, 200];
/** So many of the places are damaged in one copy of the store, far from each other. */
const AT_ONCE = 4;
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

/** A room's log: a lobby where people come and go, then a game. Each room has another length. */
function logOf(room: number): string[] {
  const open = {
    e: 'open',
    game: 'nim',
    code: 'K7MP',
    host: 'a',
    name: 0,
    setup: '2: 20 20 20',
    clock: null,
    watch: true,
  };
  const lobby = Array.from({ length: 4 + (room % 7) }, (_, i) => ({
    e: 'ready',
    on: i % 2 === 0,
    who: 'b',
    id: i + 1,
  }));
  const acts = Array.from({ length: 5 + ((room * 7) % 31) }, (_, i) => ({
    e: 'act',
    s: i % 2,
    a: `${i % 3} 1`,
    id: 20 + i,
  }));
  const events = [
    open,
    { e: 'sit', s: 1, name: 1, who: 'b' },
    ...lobby,
    { e: 'start', version: 1, seed: 's' },
    ...acts,
  ];
  return (events as RoomEvent[]).map(event => JSON.stringify(event));
}

const nameOf = (room: number): string => `room-${String(room).padStart(11, '0')}`;

async function fill(store: Store): Promise<void> {
  const logs = Array.from({ length: ROOMS }, (_, room) => logOf(room));
  for (let seq = 0; seq < Math.max(...logs.map(log => log.length)); seq++)
    await Promise.all(
      logs.map(async (log, room) => {
        const body = log[seq];
        if (body !== undefined) await store.log.append(nameOf(room), seq, body);
      }),
    );
}

function deps(store: Store): RoomDeps {
  return {
    rules: new RuleBook(testGames),
    log: store.log,
    decisionInputs: { botsFor: () => [], seed: () => 's' },
    observer: { acted: () => {}, refused: () => {}, failed: () => {} },
    committed: () => {},
    keepSnapshot: () => {},
    startedOver: () => {},
    ended: () => {},
  };
}

/** What somebody who comes into the room meets: all of it, or the goodbye that is final. */
async function meets(store: Store, name: string): Promise<string> {
  const room = new Room(name, deps(store));
  try {
    if (!(await room.load())) return 'no-room';
  } catch (error) {
    if (error instanceof DamagedLog) return 'damaged';
    throw error;
  }
  return `${room.state.n} ${fingerprint(room.state.view('spectator'))}`;
}

async function meetsAll(store: Store): Promise<string[]> {
  return Promise.all(Array.from({ length: ROOMS }, (_, room) => meets(store, nameOf(room))));
}

function flip(file: string, place: number): void {
  const opened = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(opened, byte, 0, 1, place);
  byte[0] = (byte[0] ?? 0) ^ (1 + (place % 255));
  writeSync(opened, byte, 0, 1, place);
  closeSync(opened);
}

test(`a byte flipped in each of ${PLACES} places: every room is whole or says goodbye, none is cut short`, async () => {
  const sound = path.join(dir, 'whole');
  const store = await openSqlite(sound);
  await fill(store);
  const expected = await meetsAll(store);
  await store.close();
  const size = statSync(path.join(sound, 'minoya.db')).size;
  const seen = { whole: 0, goodbye: 0, closedStores: 0 };
  const copies = PLACES / AT_ONCE;
  for (let i = 0; i < copies; i++) {
    const broken = path.join(dir, `broken-${i}`);
    mkdirSync(broken);
    copyFileSync(path.join(sound, 'minoya.db'), path.join(broken, 'minoya.db'));
    for (let place = i; place < PLACES; place += copies)
      flip(path.join(broken, 'minoya.db'), Math.floor(((place + 0.37) * size) / PLACES));
    const opened = await openSqlite(broken).catch((error: unknown) => error);
    if (opened instanceof Error) {
      seen.closedStores += 1;
      expect(folderTrouble(broken, opened).message).toContain('put a backup in its place');
      continue;
    }
    const damaged = opened as Store;
    const found = await meetsAll(damaged);
    const lost = found.filter((one, room) => one !== expected[room]);
    for (const one of lost) expect(['damaged', 'no-room']).toContain(one);
    seen.goodbye += lost.length;
    seen.whole += found.length - lost.length;
    // And the others go on: their next event is stored.
    const whole = found.flatMap((one, room) => (one === expected[room] ? [room] : []));
    const next = (room: number) => damaged.log.append(nameOf(room), logOf(room).length, '{"e":"close"}');
    expect(new Set(await Promise.all(whole.map(next)))).toEqual(new Set(['stored']));
    await damaged.close();
    rmSync(broken, { recursive: true, force: true });
  }
  expect(seen.whole).toBeGreaterThan(0.8 * ROOMS * copies);
  expect(seen.closedStores).toBeLessThan(copies / 5);
});

describe('a room that cannot be read', () => {
  test('sends everybody off for good, and the room beside it plays on', async () => {
    const databaseUrl = await postgres.database('damaged');
    const first = await TestServer.open({ databaseUrl });
    const [host, other] = [await first.token(), await first.token()];
    const bad = await first.openRoom(host, '2: 20 20 20');
    const good = await first.openRoom(other, '2: 20 20 20');
    await first.close();
    const store = await openPostgres(databaseUrl);
    await sql`update log set body = replace(body, '20 20 20', '20 20 19') where room = ${bad.room}`.execute(store.db);
    await store.close();
    const server = await TestServer.open({ databaseUrl });
    const sentOff = server.client({ token: host, room: bad.code, name: 0 });
    await expect(sentOff.connect()).rejects.toThrow('damaged');
    expect(sentOff.happened.at(-1)).toEqual({ type: 'ended', why: 'damaged', comeBack: false });
    const welcome = await server.client({ token: other, room: good.code, name: 0 }).connect();
    expect(await welcome.command({ t: 'setup', setup: '2: 3 2', clock: null, watch: true })).toBe('done');
    expect((await server.api('GET', `/api/rooms/${bad.room}/replay`)).status).toBe(410);
    await server.close();
  });

  test('is named by the check of a store, in PostgreSQL and in SQLite, with what is wrong', async () => {
    const config = testConfig({ databaseUrl: await postgres.database('checked') });
    const shared = await openPostgres(config.databaseUrl ?? '');
    for (const room of ['whole', 'gap', 'changed'])
      for (const [seq, body] of polyformLog().entries()) await shared.log.append(room, seq, body);
    expect(await check(config, () => {})).toEqual({ rooms: 3, events: 9, boards: 0, faults: [] });
    await sql`delete from log where room = 'gap' and seq = 1`.execute(shared.db);
    await sql`update log set body = body || ' ' where room = 'changed' and seq = 2`.execute(shared.db);
    expect([...(await check(config, () => {})).faults].sort()).toEqual([
      'changed: the row that ends with event 2 was changed',
      'gap: event 1 is missing',
    ]);
    await shared.close();

    const file = testConfig({ dataDir: path.join(dir, 'checked') });
    const embedded = await openSqlite(file.dataDir);
    for (const room of ['whole', 'short'])
      for (const [seq, body] of polyformLog().entries()) await embedded.log.append(room, seq, body);
    await embedded.log.read('whole', 0);
    expect(await check(file, () => {})).toEqual({ rooms: 2, events: 6, boards: 0, faults: [] });
    await sql`delete from log where room = 'short'`.execute(embedded.db);
    expect((await check(file, () => {})).faults).toEqual(['short: 0 events, but there were 3']);
    await expect(embedded.log.read('short', 0)).rejects.toThrow(DamagedLog);
    expect(await embedded.log.append('whole', 3, '{"e":"close"}')).toBe('stored');
    await embedded.close();
  });
});

/** A lobby of a real game, so that the check can play it. */
function polyformLog(): string[] {
  const open = {
    e: 'open',
    game: 'polyform',
    version: 1,
    code: 'K7MP',
    host: 'a',
    name: 0,
    setup: 'seats=2',
    clock: null,
  };
  const events = [
    { ...open, watch: true },
    { e: 'sit', s: 1, name: 1, who: 'b' },
    { e: 'ready', on: true, who: 'b' },
  ];
  return events.map(event => JSON.stringify(event));
}
