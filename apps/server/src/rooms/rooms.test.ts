import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import type { Client } from '../testing/client.ts';
import { TestServer } from '../testing/test-server.ts';
import { commitmentOf } from './deal-commitment.ts';

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open({}, { timeouts: { awayPlayer: 300, awayHost: 150 } });
});
afterAll(() => server.close());

function pair(clients: readonly Client[]): [Client, Client] {
  const [a, b] = clients;
  if (!a || !b) throw new Error('two people');
  return [a, b];
}

describe('a room', () => {
  test('is joined by its code in any spelling, plays to the end, and tells the seed then', async () => {
    const [hostToken, guestToken] = await Promise.all([server.token(), server.token()]);
    const { code } = await server.openRoom(hostToken, '2: 2 1');
    const host = await server.client({ token: hostToken, room: code, name: 3 }).connect();
    const wide = code.toLowerCase().replace(/./g, c => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    const guest = await server.client({ token: guestToken, room: ` ${wide} `, name: 4, sit: true }).connect();
    await guest.until(() => guest.follower.seat === 1);
    expect(await guest.command({ t: 'start' })).toBe('not-host');
    expect(await host.command({ t: 'start' })).toBe('done');
    await guest.until(() => guest.follower.view !== null);
    expect(await guest.act('0 1')).toBe('rule');
    expect(await host.act('0 2')).toBe('done');
    expect(host.follower.table?.seed).toBeNull();
    await guest.until(() => guest.count('stepped') === 1);
    expect(await guest.act('1 1')).toBe('done');
    await host.until(() => host.follower.table?.phase === 'over');
    await guest.until(() => guest.follower.table?.phase === 'over');
    expect(host.follower.view).toEqual(guest.follower.view);
    expect(host.follower.table?.result?.winners).toEqual([1]);
    const replay = await server.api('GET', `/api/rooms/${host.follower.room}/replay`);
    expect((await replay.text()).split('\n').slice(-2)).toEqual(['0 0 2', '1 1 1']);
  });

  test('tells who sits there, and nobody else, from outside whether there is something to come back to', async () => {
    const [hostToken, guestToken] = await Promise.all([server.token(), server.token()]);
    const { room, code } = await server.openRoom(hostToken, '2: 2 1');
    const seen = async (token: string): Promise<unknown> =>
      (await server.api('GET', `/api/rooms/${room}`, { token })).json();
    expect(await seen(hostToken)).toEqual({ code, phase: 'lobby', seats: 2, taken: 1, turn: false });
    expect((await server.api('GET', `/api/rooms/${room}`)).status).toBe(401);
    expect((await server.api('GET', `/api/rooms/${code}`, { token: hostToken })).status).toBe(404);
    expect(await seen(guestToken)).toEqual({ error: 'not-found' });
    const host = await server.client({ token: hostToken, room, name: 3 }).connect();
    const guest = await server.client({ token: guestToken, room, name: 4, sit: true }).connect();
    await guest.until(() => guest.follower.seat === 1);
    await host.command({ t: 'start' });
    expect(await seen(hostToken)).toMatchObject({ phase: 'playing', taken: 2, turn: true });
    expect(await seen(guestToken)).toMatchObject({ phase: 'playing', turn: false });
  });

  test('promises its deal before the first card, and opens it when the game is over', async () => {
    const [hostToken, guestToken] = await Promise.all([server.token(), server.token()]);
    const { code } = await server.openRoom(hostToken, '2: 1');
    const host = await server.client({ token: hostToken, room: code, name: 3 }).connect();
    const guest = await server.client({ token: guestToken, room: code, name: 4, sit: true }).connect();
    await guest.until(() => guest.follower.seat === 1);
    const promised: unknown[] = [];
    for (const round of [1, 2]) {
      await guest.until(() => guest.follower.table?.phase === 'lobby');
      const promise = guest.follower.table?.deal;
      promised.push(promise);
      expect(promise).toMatch(/^[0-9a-f]{64}$/);
      expect(await host.command({ t: 'start' })).toBe('done');
      await guest.until(() => guest.follower.table?.round === round);
      expect(guest.follower.table).toMatchObject({ deal: promise, seed: null, salt: null });
      expect(await (host.follower.seat === 0 ? host : guest).act('0 1')).toBe('done');
      await guest.until(() => guest.follower.table?.phase === 'over');
      const { seed, salt } = guest.follower.table ?? {};
      expect(commitmentOf({ seed: seed ?? '', salt: salt ?? '' })).toBe(promise);
      expect(await host.command({ t: 'again' })).toBe('done');
    }
    expect(promised[0]).not.toBe(promised[1]);
  });

  test('each finished game has a short name that opens it with its people, and not the room', async () => {
    const [hostToken, guestToken] = await Promise.all([server.token(), server.token()]);
    const { room, code } = await server.openRoom(hostToken, '2: 1');
    const host = await server.client({ token: hostToken, room: code, name: 3 }).connect();
    const guest = await server.client({ token: guestToken, room: code, name: 4, sit: true }).connect();
    await guest.until(() => guest.follower.seat === 1);
    const names: string[] = [];
    expect((await server.api('GET', `/api/rooms/${room}/game`)).status).toBe(404);
    for (const round of [1, 2]) {
      expect(await host.command({ t: 'start' })).toBe('done');
      await guest.until(() => guest.follower.table?.round === round && guest.follower.table.phase === 'playing');
      expect(await (host.follower.seat === 0 ? host : guest).act('0 1')).toBe('done');
      await guest.until(() => guest.follower.table?.phase === 'over');
      const told = async (what: string): Promise<string> =>
        (await server.api('GET', `/api/rooms/${room}/${what}`)).text();
      const [name, replay] = [await told('game'), await told('replay')];
      names.push((JSON.parse(name) as { id: string }).id);
      expect(await host.command({ t: 'again' })).toBe('done');
      await guest.until(() => guest.follower.table?.phase === 'lobby');
      // A guest may still be asking how it ended.
      expect([await told('game'), await told('replay')]).toEqual([name, replay]);
      expect(replay).toContain('\n0 0 1');
    }
    expect(await host.command({ t: 'start' })).toBe('done');
    for (const what of ['game', 'replay'])
      expect((await server.api('GET', `/api/rooms/${room}/${what}`)).status, 'a game runs').toBe(404);
    const [first, second] = await Promise.all(
      names.map(
        async name => (await (await server.api('GET', `/api/games/${name}`)).json()) as Record<string, unknown>,
      ),
    );
    expect(first?.['seats']).toEqual([
      { bot: null, name: 0 },
      { bot: null, name: 4 },
    ]);
    // Seats move up by one.
    expect(second?.['seats']).toEqual([
      { bot: null, name: 4 },
      { bot: null, name: 0 },
    ]);
    expect(String(first?.['replay'])).toMatch(/^minoya 1\nnim v1\nsetup 2: 1\nseed .+\n0 0 1$/);
    expect(JSON.stringify([first, second])).not.toContain(room);
    for (const bad of ['x'.repeat(22), names[0]?.slice(0, 21) ?? '', 'short'])
      expect((await server.api('GET', `/api/games/${bad}`)).status).toBe(404);
  });

  test('the host starts as soon as every chair is taken, ready or not', async () => {
    const token = await server.token();
    const { room, code } = await server.openRoom(token, '3: 1 1');
    const host = await server.client({ token, room, name: 0 }).connect();
    expect(await host.command({ t: 'start' })).toBe('not-ready');
    const guest = await server.client({ token: await server.token(), room: code, name: 1, sit: true }).connect();
    await guest.until(() => guest.follower.seat === 1);
    expect(await host.command({ t: 'start' })).toBe('not-ready');
    expect(await host.command({ t: 'setup', setup: '2: 1 1', clock: null, watch: true })).toBe('done');
    expect(await host.command({ t: 'start' })).toBe('done');
  });

  test('the host calls the next game, the seats move on, and guests wait', async () => {
    const [host, guest] = pair(await server.table('2: 1', 2));
    await host.act('0 1');
    await guest.until(() => guest.follower.table?.phase === 'over');
    expect(await guest.command({ t: 'again' })).toBe('not-host');
    expect(await host.command({ t: 'again' })).toBe('done');
    expect(host.follower.seat).toBe(1);
    expect(await host.command({ t: 'start' })).toBe('done');
    await guest.until(() => guest.follower.table?.round === 2);
    expect(await guest.act('0 1')).toBe('done');
    expect(guest.follower.table?.result?.winners).toEqual([0]);
  });

  test('somebody looking on sees every step at once and may not act', async () => {
    const [host, guest] = pair(await server.table('2: 5 5', 2));
    const token = await server.token();
    const watcher = await server.client({ token, room: host.follower.room, name: 9 }).connect();
    expect(watcher.follower.viewer).toBe('spectator');
    expect(await watcher.act('0 1')).toBe('not-seated');
    await host.act('0 1');
    await watcher.until(() => watcher.count('stepped') === 1);
    await guest.until(() => guest.follower.presence.watchers === 1);
    expect(watcher.follower.view).toEqual(host.follower.view);
  });

  test('who comes in later is told how the game came about', async () => {
    const [host, guest] = pair(await server.table('2: 5 5', 2));
    await host.act('0 1');
    await guest.act('1 2');
    const token = await server.token();
    const watcher = await server.client({ token, room: host.follower.room, name: 9 }).connect();
    watcher.sendAll([{ t: 'past' }]);
    await watcher.until(() => watcher.count('recalled') === 1);
    const told = watcher.happened.find(one => one.type === 'recalled');
    const lived = guest.happened.flatMap(one => (one.type === 'stepped' ? [one] : []));
    expect(told).toEqual({
      type: 'recalled',
      from: 0,
      steps: lived.map(({ seat, line, events }) => ({ s: seat, a: line, e: events })),
    });
    expect(lived.map(({ seat, line }) => `${seat} ${line}`)).toEqual(['0 0 1', '1 1 2']);
  });

  test('nobody looks on where the host forbids it, and the answer is that of an unknown room', async () => {
    const [host] = pair(await server.table('2: 5 5', 2, { watch: false }));
    const token = await server.token();
    await expect(server.client({ token, room: host.follower.room, name: 9, sit: true }).connect()).rejects.toThrow(
      'no-room',
    );
    await expect(server.client({ token, room: 'AAAA', name: 9, sit: true }).connect()).rejects.toThrow('no-room');
  });

  test('bots take seats and play; unknown bots do not', async () => {
    const token = await server.token();
    const { room } = await server.openRoom(token, '3: 1 1 1 1 1');
    const host = await server.client({ token, room, name: 0 }).connect();
    expect(await host.command({ t: 'bot', seat: 1, bot: 'nobody' })).toBe('bad-bot');
    await host.command({ t: 'bot', seat: 1, bot: 'first' });
    await host.command({ t: 'bot', seat: 2, bot: 'first' });
    expect(await host.command({ t: 'start' })).toBe('done');
    await host.act('0 1');
    await host.until(() => host.count('stepped') === 3);
    await host.act('3 1');
    await host.until(() => host.follower.table?.phase === 'over');
    expect(host.follower.table?.result?.winners).toEqual([1]);
  });

  test('the host sets up, seats shrink and grow, the role can be handed over, a kicked person stays out', async () => {
    const [hostToken, guestToken] = await Promise.all([server.token(), server.token()]);
    const { room } = await server.openRoom(hostToken, '2: 3');
    const host = await server.client({ token: hostToken, room, name: 1 }).connect();
    const guest = await server.client({ token: guestToken, room, name: 2, sit: true }).connect();
    await guest.until(() => guest.follower.seat === 1);
    expect(await host.command({ t: 'setup', setup: 'nonsense', clock: null, watch: true })).toBe('bad-setup');
    expect(await host.command({ t: 'setup', setup: '2: 13', clock: null, watch: true })).toBe('bad-setup');
    await expect(server.openRoom(hostToken, '2: 13')).rejects.toThrow();
    expect(await host.command({ t: 'setup', setup: '4: 3 3', clock: 30, watch: true })).toBe('done');
    expect(host.follower.table?.chairs).toHaveLength(4);
    expect(await guest.command({ t: 'setup', setup: '2: 3', clock: null, watch: true })).toBe('not-host');
    expect(await host.command({ t: 'host', seat: 1 })).toBe('done');
    expect(await guest.command({ t: 'kick', seat: 0 })).toBe('done');
    await host.until(() => host.ended() === 'kicked');
    const again = server.client({ token: hostToken, room, name: 1, sit: true });
    await expect(again.connect()).rejects.toThrow('kicked');
  });

  test('nobody is removed from a running game by the host; from the table after it they are', async () => {
    const [host, guest] = pair(await server.table('2: 1', 2));
    expect(await host.command({ t: 'kick', seat: 1 })).toBe('not-now');
    expect(guest.ended()).toBeNull();
    expect(await host.act('0 1')).toBe('done');
    expect(await host.command({ t: 'kick', seat: 1 })).toBe('done');
    await guest.until(() => guest.ended() === 'kicked');
  });

  test('a second tab of one seat replaces the first, which is told', async () => {
    const [host] = pair(await server.table('2: 5 5', 2));
    const { room } = host.follower;
    const token = JSON.parse(JSON.stringify(host.follower.opened()[0])).token as string;
    const tab = await server.client({ token, room, name: 0 }).connect();
    await host.until(() => host.ended() === 'replaced' && !host.open);
    expect(tab.follower.seat).toBe(0);
    expect(await tab.act('0 1')).toBe('done');
  });

  test('an absent person is counted down, then played for, and has the seat back at once', async () => {
    const [host, guest] = pair(await server.table('2: 9 9 9', 2));
    guest.drop();
    await host.until(() => host.follower.presence.away.some(ms => ms !== null));
    await host.act('0 1');
    await host.until(() => host.follower.table?.chairs[1]?.cover === 'away');
    await host.until(() => host.count('stepped') === 2);
    await guest.connect();
    await guest.until(() => guest.follower.table?.chairs[1]?.cover === null);
    await host.act('1 1');
    expect(await guest.act('2 2')).toBe('done');
  });

  test('the host role passes on when the host stays away', async () => {
    const [host, guest] = pair(await server.table('2: 9 9 9', 2));
    host.drop();
    await guest.until(() => guest.follower.table?.host === guest.follower.who);
  });

  test('who leaves a lobby frees the chair; who leaves a game is played for and may sit down again', async () => {
    const [host, guest] = pair(await server.table('2: 9 9 9', 2));
    expect(await guest.command({ t: 'leave' })).toBe('done');
    await host.act('0 1');
    await host.until(() => host.count('stepped') === 2);
    expect(await guest.command({ t: 'sit' })).toBe('done');
    await host.act('0 1');
    expect(await guest.act('1 1')).toBe('done');
  });

  test.each([2, 3, 4])(
    'who left a game of %i has the seat again by code, by reload and on another device',
    async people => {
      const clients = await server.table(`${people}: 9 9 9`, people);
      const host = clients[0] as Client;
      let guest = clients.at(-1) as Client;
      const seat = people - 1;
      const { token } = guest.follower.opened()[0] as { token: string };
      const { room, code } = guest.follower;
      for (const by of [code ?? '', room, room]) {
        expect(await guest.command({ t: 'leave' })).toBe('done');
        await host.until(() => host.follower.table?.chairs[seat]?.cover === 'left');
        guest.drop();
        guest = await server.client({ token, room: by, name: 1, sit: true }).connect();
        await guest.until(() => guest.follower.table?.chairs[seat]?.cover === null);
        expect(guest.follower.seat).toBe(seat);
      }
      for (const [at, client] of [...clients.slice(0, -1), guest].entries()) {
        await client.until(() => (client.follower.view as { next: number }).next === at);
        expect(await client.act('0 1')).toBe('done');
      }
    },
  );

  test('who came back before the end has a seat in the next game', async () => {
    const [host, guest] = pair(await server.table('2: 1', 2));
    const { token } = guest.follower.opened()[0] as { token: string };
    await guest.command({ t: 'leave' });
    await host.act('0 1');
    await host.until(() => host.follower.table?.phase === 'over');
    guest.drop();
    const again = await server.client({ token, room: host.follower.code ?? '', name: 1, sit: true }).connect();
    await again.until(() => again.follower.table?.chairs[1]?.cover === null);
    await host.command({ t: 'again' });
    await again.until(() => again.follower.table?.phase === 'lobby');
    expect(again.follower.seat).toBe(0);
  });

  test('stamps reach everybody and are limited', async () => {
    const [host, guest] = pair(await server.table('2: 9', 2));
    for (let i = 0; i < 10; i++) host.sendAll([{ t: 'stamp', stamp: 'nice' }]);
    await host.act('0 1');
    await guest.until(() => guest.count('stepped') === 1);
    expect(guest.count('stamped')).toBe(3);
  });

  test('the others may vote to wait longer for somebody, or no longer', async () => {
    const patient = { awayPlayer: 60_000, awayAtLeast: 500, awayHost: 60_000 };
    const slow = await TestServer.open({}, { timeouts: patient });
    const [host, guest] = pair(await slow.table('2: 9', 2));
    guest.drop();
    await host.until(() => typeof host.follower.presence.away[1] === 'number');
    host.sendAll([{ t: 'vote', seat: 1, bot: false }]);
    await host.until(() => (host.follower.presence.away[1] ?? 0) > 60_000);
    host.sendAll([{ t: 'vote', seat: 1, bot: true }]);
    await host.until(() => host.follower.table?.chairs[1]?.cover === 'away');
    await slow.close();
  });
});
