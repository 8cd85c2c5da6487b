import { setTimeout as wait } from 'node:timers/promises';
import { games } from '@minoya/games';
import { type AnyGame, hash, Match, writeReplay } from '@minoya/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureBuilt } from './testing/build.ts';
import { flood, Hold } from './testing/hostile.ts';
import { entry, proof, puzzle } from './testing/boards.ts';
import { TestServer } from './testing/test-server.ts';

/** Many people, or one who plays many, behind one address. */

const HOURS = 3_600_000;
const keshiki = games['keshiki'] as AnyGame;
let now = Date.now();
const cleaning: (() => unknown)[] = [];
beforeAll(ensureBuilt);
beforeEach(() => {
  now = Date.now();
});
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function strictServer(parts: Parameters<typeof TestServer.open>[1] = {}): Promise<TestServer> {
  const server = await TestServer.open({ rateLimits: true }, { now: () => now, ...parts });
  cleaning.push(() => server.close());
  return server;
}

/** A whole game of a stage whose goal is a score, so that whatever it makes counts; another `style` plays differently. */
function stageGame(stage: number, style: string): string {
  const match = new Match(keshiki, `stage ${stage}`, 's');
  for (let i = 0; keshiki.result(match.state) === null; i++) {
    const legal = [...keshiki.legal(match.state, 0)];
    match.act(0, legal[hash(`${style}${i}`) % legal.length]);
  }
  return writeReplay(match.replay());
}

describe('identities that were made a moment ago', () => {
  test('fill no leaderboard: a few of an address count today, all of them tomorrow', async () => {
    const server = await strictServer({ games });
    const tokens = await Promise.all(Array.from({ length: 14 }, () => server.token()));
    // Everybody plays in the same way every time: a token is another one each time, and may be that of somebody who makes no point.
    const send = async (who: number, stage: number): Promise<number> => {
      const body = { replay: stageGame(stage, `person ${who}`), name: 0 };
      return (await server.api('POST', '/api/scores', { token: tokens[who] ?? '', body })).status;
    };
    const first: number[] = [];
    for (const who of tokens.keys()) first.push(await send(who, 52));
    expect(first).toEqual([...Array<number>(6).fill(201), ...Array<number>(8).fill(429)]);
    expect(await send(0, 55), 'who counts today counts on every board').toBe(201);
    now += 25 * HOURS;
    expect(await send(7, 52)).toBe(201);
  });

  test('of a day ago fill none either: one board takes so many of an address a day, and another goes on', async () => {
    const server = await strictServer({ games });
    const tokens = await Promise.all(Array.from({ length: 18 }, () => server.token()));
    now += 25 * HOURS;
    const author = await server.token();
    const told = await server.api('POST', '/api/published', { token: author, body: entry(puzzle(1)) });
    const { id: board } = (await told.json()) as { id: string };
    const likes: number[] = [];
    for (const token of tokens) likes.push((await server.api('PUT', `/api/published/${board}/like`, { token })).status);
    expect(likes.filter(status => status === 200)).toHaveLength(10);
    const refused = await server.api('PUT', `/api/published/${board}/like`, { token: tokens[17] ?? '' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: 'enough' });
    const again = await server.api('PUT', `/api/published/${board}/like`, { token: tokens[0] ?? '' });
    expect(await again.json(), 'the same like costs nothing').toEqual({ likes: 10 });
    const reports: number[] = [];
    for (const token of tokens.slice(0, 8)) {
      const body = { why: 'broken' };
      reports.push((await server.api('POST', `/api/published/${board}/report`, { token, body })).status);
    }
    expect(reports.filter(status => status === 200)).toHaveLength(5);
    const tried = await server.api('POST', `/api/published/${board}/tries`, {
      token: tokens[3] ?? '',
      body: { replay: proof(puzzle(1)) },
    });
    expect(tried.status).toBe(201);
  });

  test('who switches a like on and off, or presses it many times at once, spends nobody else’s', async () => {
    const server = await strictServer({ games });
    const [author = '', restless = '', other = ''] = await Promise.all(Array.from({ length: 3 }, () => server.token()));
    now += 25 * HOURS;
    const told = await server.api('POST', '/api/published', { token: author, body: entry(puzzle(1)) });
    const { id: board } = (await told.json()) as { id: string };
    const press = (method: 'PUT' | 'DELETE', token: string): Promise<Response> =>
      server.api(method, `/api/published/${board}/like`, { token });
    await Promise.all(Array.from({ length: 6 }, () => press('PUT', restless)));
    for (let i = 0; i < 8; i++) {
      expect((await press('DELETE', restless)).status).toBe(200);
      expect((await press('PUT', restless)).status).toBe(200);
    }
    expect(await (await press('PUT', other)).json()).toEqual({ likes: 2 });
  });

  test('are told by their own name, and older ones are never taken for new', async () => {
    const server = await strictServer({ games });
    const token = await server.token();
    const born = Buffer.from(token, 'base64url').readUInt32BE();
    expect(Math.abs(born - now / 1000)).toBeLessThan(2);
  });
});

describe('one address', () => {
  const upgrade = (port: number): Hold =>
    new Hold(
      { port, from: '127.0.0.1' },
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );

  test('whose sockets are used up by a stranger still lets in who plays there, and who comes with a page of ours', async () => {
    const server = await strictServer();
    const [host] = await server.table('2: 9 9', 2);
    const room = host?.follower.room ?? '';
    const newcomer = await server.token();
    const crowd = Array.from({ length: 90 }, () => upgrade(server.port));
    cleaning.push(() => crowd.forEach(one => one.end()));
    const turnedAway = (): boolean => crowd.some(one => one.heard.includes('429'));
    for (let i = 0; i < 250 && !turnedAway(); i++) await wait(20);
    expect(turnedAway()).toBe(true);
    host?.drop();
    expect(await host?.connect()).toBe(host);
    expect(await host?.act('0 1')).toBe('done');
    const other = await server.client({ token: newcomer, room, name: 3 }).connect();
    expect(other.open).toBe(true);
  });

  test('where somebody floods again and again still lets in who plays there; who floods is a stranger again', async () => {
    const server = await strictServer();
    const [host] = await server.table('2: 9 9', 2);
    const room = host?.follower.room ?? '';
    for (let i = 0; i < 10; i++) {
      const hello = { t: 'hello', v: 1, token: await server.token(), room, name: 0 };
      const flooder = flood({ port: server.port, from: '127.0.0.1' }, hello);
      cleaning.push(() => flooder.end());
      for (let k = 0; k < 500 && !flooder.ended; k++) await wait(20);
    }
    host?.drop();
    expect(await host?.connect()).toBe(host);
  });

  test('that has stored as much as it may still lets the games go on that are played there', async () => {
    const server = await strictServer();
    const [host] = await server.table('2: 9 9', 2);
    const token = await server.token();
    const data = 'x'.repeat(500 * 1024);
    const full = await Promise.all(
      Array.from({ length: 18 }, () => server.api('PUT', '/api/me/saves', { token, body: { data } })),
    );
    expect(full.some(answer => answer.status === 429)).toBe(true);
    const rest = await server.api('PUT', '/api/me/saves', { token, body: { data: 'x'.repeat(400 * 1024) } });
    expect(rest.status).toBe(429);
    for (let left = 400; left > 1; left = Math.floor(left / 2))
      await server.api('PUT', '/api/me/saves', { token, body: { data: 'x'.repeat(left * 1024) } });
    expect(await host?.act('0 1')).toBe('done');
  });

  test('where rooms are refused, to nobody in particular or to one person, still opens those of newcomers', async () => {
    const server = await strictServer();
    const open = (setup: string, token?: string): Promise<Response> =>
      server.api('POST', '/api/rooms', {
        ...(token !== undefined && { token }),
        body: { game: 'nim', setup, name: 0 },
      });
    const unsigned: number[] = [];
    for (let i = 0; i < 70; i++) unsigned.push((await open('2: 9')).status);
    expect(unsigned.slice(0, 60)).toEqual(Array(60).fill(401));
    expect(unsigned.at(-1), 'that is rationed too').toBe(429);
    const clumsy = await server.token();
    const bad: number[] = [];
    for (let i = 0; i < 30; i++) bad.push((await open('2: none', clumsy)).status);
    expect(bad.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(bad.at(-1)).toBe(429);
    const rooms: number[] = [];
    for (let i = 0; i < 12; i++) rooms.push((await open('2: 9', await server.token())).status);
    expect(rooms, 'as many as ever, and no more').toEqual([...Array(10).fill(201), 429, 429]);
  });

  test('whose scores nobody signs still takes those of newcomers', async () => {
    const server = await strictServer({ games });
    const send = (token?: string): Promise<Response> =>
      server.api('POST', '/api/scores', {
        ...(token !== undefined && { token }),
        body: { replay: stageGame(52, 'person 0'), name: 0 },
      });
    for (let i = 0; i < 25; i++) expect((await send()).status).toBe(401);
    expect((await send(await server.token())).status).toBe(201);
  });

  test('whose requests a stranger uses up answers who is known there', async () => {
    const server = await strictServer();
    const token = await server.token();
    const { room } = await server.openRoom(token, '2: 9');
    await server.client({ token, room, name: 0 }).connect();
    const rooms = (by: string): Promise<Response> =>
      server.api('POST', '/api/rooms', { token: by, body: { game: 'nim', setup: '2: 9', name: 0 } });
    const stranger = await server.token();
    for (let i = 0; i < 12; i++) await rooms(stranger);
    expect((await rooms(stranger)).status).toBe(429);
    expect((await rooms(token)).status).toBe(201);
  });
});

describe('room codes', () => {
  const enter = (server: TestServer, request: { token: string; room: string }): Promise<string> =>
    server
      .client({ name: 0, ...request })
      .connect()
      .then(
        () => 'in',
        error => (error as Error).message,
      );

  test('that are guessed without end keep nobody out who was told one, and whoever guesses as somebody new finds no more', async () => {
    const server = await strictServer();
    const { code } = await server.openRoom(await server.token(), '2: 9 9 9');
    const guesser = await server.token();
    const guess = (token: string, i: number): Promise<string> =>
      enter(server, { token, room: `AAA${'34679ACDEFGHJKMNPQRTWXY'[i % 23]}` });
    for (let i = 0; i < 14; i++) await guess(guesser, i);
    expect(await guess(guesser, 0)).toContain('too-many');
    expect(await enter(server, { token: guesser, room: code }), 'learns nothing, not even by the right one').toContain(
      'too-many',
    );
    expect(await enter(server, { token: await server.token(), room: code })).toBe('in');
    const others = await Promise.all(Array.from({ length: 16 }, () => server.token()));
    const told: string[] = [];
    for (const [i, token] of others.entries()) told.push(await guess(token, i));
    expect(told.filter(answer => answer.includes('no-room'))).toHaveLength(12);
    expect(told.at(-1)).toContain('too-many');
  });

  test('are tried by one person without using up the sockets of the others', async () => {
    const server = await strictServer();
    const { room } = await server.openRoom(await server.token(), '2: 9 9 9');
    const guesser = await server.token();
    const told = await Promise.all(Array.from({ length: 60 }, () => enter(server, { token: guesser, room: 'AAA3' })));
    expect(told.some(answer => answer.includes('the connection ended'))).toBe(true);
    for (let i = 0; i < 8; i++) expect(await enter(server, { token: await server.token(), room })).toBe('in');
  });
});
