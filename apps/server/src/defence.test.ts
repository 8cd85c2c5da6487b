import { games } from '@minoya/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ensureBuilt } from './testing/build.ts';
import type { Client } from './testing/client.ts';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open({}, { games: { polyform: games['polyform'] as never } });
});
afterAll(() => server.close());

async function pair(): Promise<[Client, Client]> {
  const [host, guest] = await server.table('seats=2', 2);
  if (!host || !guest) throw new Error('two people');
  const onTurn = host.follower.view as { active: number };
  return onTurn.active === 0 ? [host, guest] : [guest, host];
}

test('undo takes back what opened nothing, only the own, and everybody follows', async () => {
  const [active, other] = await pair();
  const before = active.follower.view;
  expect(await active.act('gain')).toBe('done');
  expect(await other.command({ t: 'undo' })).toBe('no-undo');
  expect(await active.command({ t: 'undo' })).toBe('done');
  await other.until(() => other.count('undone') === 1);
  expect(active.follower.view).toEqual(before);
  expect(other.follower.view).toEqual(before);
  expect(await active.act('take w1')).toBe('done');
  expect(await active.command({ t: 'undo' })).toBe('no-undo');
});

test('a client that does not read is cut off, holds nobody up, and resumes', async () => {
  const [active, other] = await pair();
  other.pause();
  for (let i = 0; i < 12_000; i++) other.sendAll([{ t: 'look' }]);
  await active.until(() => active.follower.presence.chairs.filter(Boolean).length === 1);
  expect(await active.act('gain')).toBe('done');
  other.drop();
  await other.connect();
  await other.until(() => other.follower.n === active.follower.n);
  expect(other.follower.view).toEqual(active.follower.view);
});

test('a client whose view went wrong notices by the hash or the rules, and is corrected', async () => {
  const [active, other] = await pair();
  other.follower.view = { ...(other.follower.view as object), active: null } as never;
  expect(await active.act('gain')).toBe('done');
  await other.until(() => other.count('corrected') === 1);
  expect(other.follower.view).toEqual(active.follower.view);
});

test('pages of other sites may not open a socket', async () => {
  const status = (origin: string): Promise<number> =>
    new Promise(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { origin });
      socket.on('open', () => {
        socket.close();
        done(101);
      });
      socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
      socket.on('error', () => {});
    });
  expect(await status('https://evil.example')).toBe(403);
  expect(await status('null')).toBe(403);
  expect(await status(server.url)).toBe(101);
});

test('forged and foreign tokens, other versions and oversized frames are turned away', async () => {
  const token = await server.token();
  const { room } = await server.openRoom(token, 'seats=2');
  const forged = `${token.slice(0, -2)}AA`;
  await expect(server.client({ token: forged, room, name: 0 }).connect()).rejects.toThrow('bad-token');
  const client = await server.client({ token, room, name: 0 }).connect();
  client.raw('x'.repeat(5_000));
  await client.until(() => !client.open);
  expect([client.ended(), client.closeCode]).toEqual(['bad-frame', 4400]);
  const endless = await server.client({ token, room, name: 0 }).connect();
  endless.raw('x'.repeat(20_000));
  await endless.until(() => !endless.open);
  expect([endless.ended(), endless.closeCode], 'the close code alone says why').toEqual([null, 1009]);
  const old = server.client({ token, room, name: 0 });
  old.follower.opened = () => [{ t: 'hello', v: 99, token, room, name: 0 }];
  await expect(old.connect()).rejects.toThrow('version');
});

test('guessing codes, minting identities and hammering are limited by address', async () => {
  const strict = await TestServer.open({ rateLimits: true });
  const token = await strict.token();
  const answers: string[] = [];
  for (let i = 0; i < 16; i++) {
    const guess = strict.client({ token, room: `AAA${'34679ACDEFGHJKMNPQRT'[i]}`, name: 0 });
    answers.push(
      await guess.connect().then(
        () => 'in',
        error => (error as Error).message,
      ),
    );
  }
  expect(answers.filter(answer => answer.includes('no-room'))).toHaveLength(12);
  expect(answers.slice(-3).every(answer => answer.includes('too-many'))).toBe(true);
  const statuses: number[] = [];
  for (let i = 0; i < 65; i++) statuses.push((await strict.api('POST', '/api/me')).status);
  expect(statuses).toContain(429);
  const { room } = await strict.openRoom(token, '2: 9');
  const client = await strict.client({ token, room, name: 0 }).connect();
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, i) => client.command({ t: 'ready', on: i % 2 === 0 })),
  );
  expect(outcomes.filter(outcome => outcome === 'too-fast').length).toBeGreaterThan(5);
  await strict.close();
});

test('what cannot be a code counts as a wrong one: twelve refused entries, whatever was typed', async () => {
  const strict = await TestServer.open({ rateLimits: true });
  const token = await strict.token();
  const typed = ['B0O1', 'AAA3', 'zzzz', '', 'AAA', '????', 'A'.repeat(40), 'AAA4', '部屋', '0000', 'IIII', 'AAA6'];
  const tried = async (room: string): Promise<string> =>
    strict
      .client({ token, room, name: 0 })
      .connect()
      .then(String, error => (error as Error).message);
  for (const room of typed) expect(await tried(room), room).toBe('not welcomed: no-room');
  for (const room of ['B0O1', 'AAA7', 'SSSS']) expect(await tried(room), room).toBe('not welcomed: too-many');
  const { room } = await strict.openRoom(token, '2: 9');
  expect(await tried(room), 'who comes back by the id of a room is let in').not.toContain('not welcomed');
  await strict.close();
});

test('a room that one may not enter answers as late as an unknown one, and counts as a wrong code', async () => {
  const strict = await TestServer.open({ rateLimits: true });
  const { code } = await strict.openRoom(await strict.token(), '2: 9', { watch: false });
  const token = await strict.token();
  const answers: string[] = [];
  const began = performance.now();
  for (let i = 0; i < 15; i++) {
    const guess = strict.client({ token, room: code, name: 0 });
    answers.push(await guess.connect().then(String, error => (error as Error).message));
  }
  expect(answers.slice(0, 12)).toEqual(Array(12).fill('not welcomed: no-room'));
  expect(answers.at(-1)).toBe('not welcomed: too-many');
  expect(performance.now() - began).toBeGreaterThan(12 * 55);
  await strict.close();
});

test('the past is told a few times, and then no more for a while: it costs a whole game each time', async () => {
  const [active] = await pair();
  for (let i = 0; i < 20; i++) active.sendAll([{ t: 'past' }]);
  const answered = active.count('ponged');
  active.sendAll([{ t: 'ping' }]);
  await active.until(() => active.count('ponged') > answered);
  expect(active.count('recalled')).toBe(4);
});
