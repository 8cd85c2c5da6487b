import { writeReplay } from '@minoya/kernel';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RoomEvent } from './rooms/event.ts';
import type { Member } from './rooms/member.ts';
import { Room } from './rooms/room.ts';
import { RuleBook } from './rules.ts';
import { MemoryLog } from './store/memory.ts';
import { openInMemory } from './store/sqlite.ts';
import { ensureBuilt } from './testing/build.ts';
import { TestServer, testGames } from './testing/test-server.ts';

beforeAll(ensureBuilt);
const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function opened(...how: Parameters<typeof TestServer.open>): Promise<TestServer> {
  const server = await TestServer.open(...how);
  open.push(server);
  return server;
}

test('a room whose log is full says so: nothing new begins, what runs goes on for a while', async () => {
  const log = new MemoryLog();
  const say = async (event: RoomEvent): Promise<void> => {
    const n = (await log.heads(['r'])).get('r') ?? 0;
    await log.append('r', n, JSON.stringify(event));
  };
  await say({ e: 'open', game: 'nim', code: 'K7MP', host: 'a', name: 0, setup: '2: 9 9', clock: null, watch: true });
  await say({ e: 'sit', s: 1, name: 1, who: 'b' });
  for (let i = 0; i < 7_997; i++) await say({ e: 'ready', on: i % 2 === 0, who: 'b' });
  const room = new Room('r', {
    rules: new RuleBook(testGames),
    log,
    decisionInputs: { botsFor: () => [], seed: () => 's' },
    observer: { acted: () => {}, refused: () => {}, failed: () => {} },
    committed: () => {},
    keepSnapshot: () => {},
    startedOver: () => {},
    ended: () => {},
  });
  await room.load();
  const frames: string[] = [];
  const host: Member = {
    who: 'a',
    name: 0,
    address: '',
    viewer: 0,
    send: frame => frames.push(frame.toString()),
    bye: () => {},
  };
  room.join(host, undefined);
  room.command(host, { t: 'start', id: 1 });
  room.command(host, { t: 'act', id: 2, a: '0 1' });
  await room.settled();
  expect(frames.join('')).toContain('"t":"step","n":8001');
  room.command(host, { t: 'again', id: 3 });
  await room.settled();
  expect(frames.at(-1)).toContain('"why":"room-full"');
});

test('a lobby in which nothing changes stores nothing', async () => {
  const store = await openInMemory();
  const server = await opened({}, { store });
  const token = await server.token();
  const { room } = await server.openRoom(token, '2: 9');
  const host = await server.client({ token, room, name: 0 }).connect();
  const same = { t: 'setup', setup: '2: 9', clock: null, watch: true } as const;
  for (let i = 0; i < 5; i++) {
    expect(await host.command({ t: 'ready', on: true })).toBe('done');
    expect(await host.command(same)).toBe('done');
    expect(await host.command({ t: 'bot', seat: 1, bot: 'first' })).toBe('done');
    expect(await host.command({ t: 'host', seat: 0 })).toBe('done');
  }
  expect((await store.log.heads([room])).get(room)).toBe(3);
  expect(await host.command({ t: 'start' })).toBe('done');
});

test('a seed is no place to keep things', async () => {
  const server = await opened();
  const seed = 'x'.repeat(97_000);
  const replay = writeReplay({ game: 'nim', version: 1, setup: '2: 9', seed, log: [] });
  const answer = await server.api('POST', '/api/scores', { token: await server.token(), body: { replay, name: 0 } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ reason: 'form', why: 'a seed has at most 64 characters' });
});

test('what an address stores is counted, and more than its share is refused', async () => {
  const server = await opened({ rateLimits: true });
  const token = await server.token();
  const body = { data: 'x'.repeat(512 * 1024) };
  const statuses: number[] = [];
  for (let i = 0; i < 18; i++) statuses.push((await server.api('PUT', '/api/me/saves', { token, body })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
});

test('too much from one address is told at a table with a clock of its own, whose clock goes on', async () => {
  const server = await opened({ rateLimits: true });
  const [first, second] = await server.table('2: 9 9', 2, { clock: 15 });
  if (!first || !second) throw new Error('no table');
  expect(first.follower.table?.clock).toBe(15);
  const token = await server.token();
  const save = async (kilobytes: number): Promise<unknown> =>
    server.api('PUT', '/api/me/saves', { token, body: { data: 'x'.repeat(kilobytes * 1024) } });
  for (let i = 0; i < 15; i++) await save(512);
  for (const kilobytes of [256, 128, 64, 32, 24]) await save(kilobytes);
  // What is left, and what comes back meanwhile, is used up by moves that are none; for real ones each has a little of their own.
  for (let i = 0; i < 38; i++) second.raw(JSON.stringify({ t: 'act', id: 1_000 + i, a: 'x'.repeat(390) }));
  for (let i = 0; i < 37; i++) first.raw(JSON.stringify({ t: 'undo', id: 1_000 + i }));
  expect(await first.command({ t: 'undo' })).toBe('too-much');
  const before = second.follower.n;
  await second.until(() => second.follower.n > before, 20_000);
  expect(second.follower.table?.phase, 'the clock is the room’s own and is not refused').toBe('playing');
});
