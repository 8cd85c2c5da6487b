import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp, HEALTH, PATIENCE } from './http/app.ts';
import { mostConnections } from './http/descriptors.ts';
import { networksOf } from './limits/address.ts';
import { Budgets } from './limits/budgets.ts';
import { Regulars } from './limits/regulars.ts';
import { createMetrics } from './ops/metrics.ts';
import { People } from './person.ts';
import { ensureBuilt } from './testing/build.ts';
import { flood, frameOf, Hold, idle, intrude, pour, slowBody, slowHeaders } from './testing/hostile.ts';
import { ServerProcess } from './testing/process.ts';
import { firstLegalBots, TestServer, tempDir, testConfig } from './testing/test-server.ts';

beforeAll(ensureBuilt);
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function strictServer(parts: Parameters<typeof TestServer.open>[1] = {}): Promise<TestServer> {
  const server = await TestServer.open({ rateLimits: true }, parts);
  cleaning.push(() => server.close());
  return server;
}

async function many(count: number, make: () => Hold): Promise<Hold[]> {
  const all = Array.from({ length: count }, make);
  cleaning.push(() => {
    for (const one of all) one.end();
  });
  await Promise.all(all.map(one => one.connected()));
  return all;
}

const open = (all: readonly Hold[]): number => all.filter(one => one.open).length;

async function until(condition: () => boolean, ms = 10_000): Promise<void> {
  const end = performance.now() + ms;
  while (!condition() && performance.now() < end) await wait(20);
  expect(condition()).toBe(true);
}

const ask = (more: string): string => `GET /healthz HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

describe('addresses', () => {
  const keys = (address: string): string[] => networksOf(address).map(network => network.key);

  test('of IPv6 count for their /48, /56 and /64, in any spelling', () => {
    expect(keys('2001:db8::1')).toEqual(['2001:db8:0/48', '2001:db8:0:0/56', '2001:db8:0:0/64']);
    expect(keys('2001:db8:0:0:0:0:0:1')).toEqual(keys('2001:DB8::1'));
    expect(keys('2001:db8:1:23ff::7')).toEqual(['2001:db8:1/48', '2001:db8:1:2300/56', '2001:db8:1:23ff/64']);
    expect(keys('fe80::1%eth0').at(-1)).toBe('fe80:0:0:0/64');
    expect(keys('::1').at(-1)).toBe('0:0:0:0/64');
  });

  test('of IPv4 are the same behind a socket for both families', () => {
    for (const one of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7']) {
      expect(keys(one)).toEqual(['192.0.2.7']);
    }
  });

  test('are the same with the port that some proxies tell beside them', () => {
    expect(keys('192.0.2.7:50123')).toEqual(['192.0.2.7']);
    for (const one of ['[2001:db8::1]:50123', '[2001:db8::1]']) expect(keys(one)).toEqual(keys('2001:db8::1'));
  });

  test('that are none are a key of bounded length', () => {
    for (const one of ['', 'x'.repeat(500), ':::', '1::2::3', '1:2:3', '12345::']) {
      expect(networksOf(one)).toHaveLength(1);
      expect(keys(one)[0]?.length).toBeLessThanOrEqual(64);
    }
  });
});

describe('connections', () => {
  test('are never so many that a descriptor is missing elsewhere', () => {
    expect(mostConnections(1024)).toBe(896);
    expect(mostConnections(256)).toBe(160);
    expect(mostConnections(65_536)).toBe(57_344);
  });

  test('that say nothing make room for others, the oldest of the same address first', async () => {
    const server = await strictServer({ mostConnections: 80 });
    const crowd = await many(60, () => idle({ port: server.port, from: '127.0.0.2' }));
    await until(() => open(crowd) === 20);
    expect(crowd.slice(-20).every(one => one.open)).toBe(true);
    const others = await many(20, () => idle({ port: server.port, from: '127.0.0.3' }));
    expect(open(others)).toBe(20);
    expect((await server.api('POST', '/api/me')).status).toBe(200);
  });

  test('of a full house: whoever has most gives one up, and a player at the table none', async () => {
    const server = await strictServer({ mostConnections: 40 });
    const [host] = await server.table('2: 9', 2);
    const crowds = await Promise.all(
      [2, 3, 4, 5].map(i => many(10, () => idle({ port: server.port, from: `127.0.0.${i}` }))),
    );
    await until(() => crowds.flat().filter(one => one.open).length < 40);
    expect(await host?.act('0 1')).toBe('done');
    expect((await server.api('POST', '/api/me')).status).toBe(200);
  });

  test('of those who look on and come again and again leave places for newcomers, health, and who comes to play', async () => {
    const server = await strictServer({ mostConnections: 40 });
    const [host] = await server.table('2: 9', 2);
    const { code } = await server.openRoom(await server.token(), '2: 9');
    let looking = 0;
    for (let i = 0; i < 45; i++) {
      const client = server.client({ token: await server.token(), room: code, name: i });
      await client.connect(`127.0.0.${2 + (i % 9)}`).then(
        () => (looking += 1),
        () => {},
      );
    }
    expect(looking, 'three quarters of all, less who plays').toBe(28);
    for (let i = 0; i < 5; i++) {
      const newcomer = await new Hold({ port: server.port, from: '127.0.0.99' }, ask('')).connected();
      await until(() => newcomer.ended || newcomer.heard.includes('{"ok":true}'));
      expect(newcomer.heard).toContain('200 OK');
      newcomer.end();
    }
    const player = server.client({ token: await server.token(), room: code, name: 1, sit: true });
    await player.connect('127.0.0.98');
    await player.until(() => player.follower.seat !== null);
    expect(await host?.act('0 1')).toBe('done');
  });

  test('of a thousand from one address do not end a process with few descriptors', async () => {
    const server = await ServerProcess.start({ DATA_DIR: tempDir(), RATE_LIMITS: 'on' }, { descriptors: 300 });
    cleaning.push(() => server.end('SIGKILL'));
    const crowd = await many(600, () => idle({ port: server.port, from: '127.0.0.2' }));
    await until(() => open(crowd) < 100, 30_000);
    expect(await server.token()).toMatch(/^[\w-]{40}$/);
    expect(server.running).toBe(true);
    expect(server.output).toBe('');
  });
});

describe('slow callers', () => {
  test('are cut when headers or body do not come to an end', async () => {
    const patience = { headers: 300, request: 600, lookEvery: 100 };
    const server = await strictServer({ patience });
    const attacker = { port: server.port, from: '127.0.0.2' };
    const slow = [...(await many(5, () => idle(attacker))), ...(await many(5, () => slowHeaders(attacker)))];
    const bodies = await many(5, () => slowBody(attacker));
    await until(() => open([...slow, ...bodies]) === 0);
    for (const one of [...slow, ...bodies]) expect(one.heard).toContain('408');
  });
});

describe('floods', () => {
  test('are cut with a reason, whatever they are made of, and nobody else is', async () => {
    const server = await strictServer();
    const [host] = await server.table('2: 9', 2);
    const room = host?.follower.room ?? '';
    const attacker = { port: server.port, from: '127.0.0.2' };
    const controlPing = Buffer.concat([Buffer.from([0x89, 0x80]), Buffer.alloc(4)]);
    const emptyPart = Buffer.concat([Buffer.from([0x00, 0x80]), Buffer.alloc(4)]);
    for (const frame of [frameOf('{"t":"ping"}'), frameOf('{"t":"look"}'), controlPing]) {
      const hello = { t: 'hello', v: 1, token: await server.token(), room, name: 0 };
      const flooder = flood(attacker, hello, frame);
      await until(() => flooder.ended, 5_000);
      expect(flooder.heard).toContain('"t":"bye","why":"flood"');
    }
    const begun = Buffer.concat([Buffer.from([0x01, 0x80]), Buffer.alloc(4), emptyPart]);
    const parts = flood(attacker, null, begun);
    await until(() => parts.ended, 5_000);
    expect(host?.open).toBe(true);
    expect(await host?.act('0 1')).toBe('done');
  });

  test('by many connections of one address end those that flood, not who plays there too', async () => {
    const server = await strictServer();
    const [host] = await server.table('2: 9', 2);
    const room = host?.follower.room ?? '';
    const tokens = await Promise.all(Array.from({ length: 16 }, () => server.token()));
    const flooders = await many(16, () =>
      flood({ port: server.port, from: '127.0.0.1' }, { t: 'hello', v: 1, token: tokens.pop(), room, name: 0 }),
    );
    await until(() => flooders.every(one => one.ended), 10_000);
    expect(await host?.act('0 1')).toBe('done');
  });
});

describe('what would be read only to be thrown away', () => {
  test('bodies without end are refused before they are read, and no more than so many kilobytes of others', async () => {
    const server = await strictServer();
    const attacker = { port: server.port, from: '127.0.0.2' };
    const head = (path: string, length: string): string => `POST ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`;
    const filler = ' '.repeat(16 * 1024);
    const bodies = [
      [head('/api/scores', 'Content-Length: 100000000000'), filler, '413'],
      [ask('Content-Length: 100000000000\r\n'), filler, '413'],
      [head('/api/scores', 'Transfer-Encoding: chunked'), `4000\r\n${filler}\r\n`, '401'],
      [ask('Transfer-Encoding: chunked\r\n'), `4000\r\n${filler}\r\n`, '200'],
    ] as const;
    for (const [first, more, told] of bodies) {
      const poured = pour(attacker, first, more);
      await until(() => poured.ended);
      expect(poured.heard.slice(9, 12)).toBe(told);
    }
    const whole = head('/api/scores', 'Content-Length: 1000000') + ' '.repeat(1_000_000);
    const told: string[] = [];
    for (let i = 0; i < 36; i++) {
      const [body] = await many(1, () => new Hold(attacker, whole));
      await until(() => body?.heard !== '');
      told.push(body?.heard.slice(9, 12) ?? '');
      body?.end();
    }
    expect(told.filter(status => status === '401').length).toBeLessThan(34);
    expect(told.at(-1)).toBe('429');
  });

  test('requests that wait for no answer end the connection, and whoever waits is served', async () => {
    const server = await strictServer();
    const attacker = { port: server.port, from: '127.0.0.2' };
    const pipelined = pour(attacker, '', ask('').repeat(1_000));
    await until(() => pipelined.ended);
    expect(pipelined.heard.split('HTTP/1.1 ').length).toBeLessThan(6);
    const [patient] = await many(1, () => new Hold(attacker, ask('')));
    for (let i = 1; i < 6; i++) {
      await until(() => patient?.heard.split('{"ok":true}').length === i + 1);
      patient?.socket.write(ask(''));
    }
  });

  test('health is told to an address that has asked for far too much', async () => {
    const budgets = new Budgets(true, () => 0);
    const parts = { people: new People(Buffer.alloc(32)), regulars: new Regulars(budgets), metrics: createMetrics() };
    const app = createApp(testConfig({ rateLimits: true }), { ...parts, budgets, patience: PATIENCE });
    cleaning.push(() => app.close());
    app.get(HEALTH, async () => ({ ok: true }));
    const told = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;
    for (let i = 0; i < 3_000; i++) await told('/');
    expect(await told('/')).toBe(429);
    expect(await told(`${HEALTH}?from=balancer`)).toBe(200);
  });

  test('answers to pings that nobody reads are not kept without end', async () => {
    const server = await TestServer.open();
    cleaning.push(() => server.close());
    const token = await server.token();
    const { room } = await server.openRoom(token, '2: 9');
    const attacker = { port: server.port, from: '127.0.0.2' };
    const pings = Buffer.concat(Array<Buffer>(500).fill(frameOf('x'.repeat(125), 0x89)));
    const deaf = intrude(attacker, { t: 'hello', v: 1, token, room, name: 0 }, []);
    cleaning.push(() => deaf.end());
    await until(() => deaf.heard.includes('"t":"welcome"'));
    deaf.socket.pause();
    for (let i = 0; i < 400 && deaf.socket.writable; i++) {
      deaf.socket.write(pings);
      if (deaf.socket.writableLength > 1_000_000) await wait(5);
    }
    await until(() => deaf.ended);
  });

  test('who asks for a WebSocket and means none is not waited for', async () => {
    const server = await strictServer();
    const handshake = 'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
    const from = { host: '127.0.0.1', localAddress: '127.0.0.2', allowHalfOpen: true };
    const half = connect({ port: server.port, ...from }, () => half.write(handshake)).on('error', () => {});
    cleaning.push(() => half.destroy());
    await until(() => half.readableEnded || half.resume().closed);
    await until(() => half.closed || (half.write('x'), false));
  });
});

describe('codes', () => {
  const enter = (server: TestServer, request: { token: string; room: string; sit?: boolean }): Promise<string> =>
    server
      .client({ name: 0, ...request })
      .connect()
      .then(
        () => 'in',
        error => (error as Error).message,
      );

  test('that were guessed too often are not even looked up, while who knows the room comes back', async () => {
    const server = await strictServer();
    const token = await server.token();
    const { room, code } = await server.openRoom(token, '2: 9');
    for (let i = 0; i < 12; i++)
      expect(await enter(server, { token, room: `AAA${'34679ACDEFGH'[i]}` })).toContain('no-room');
    expect(await enter(server, { token, room: code })).toContain('too-many');
    expect(await enter(server, { token, room })).toBe('in');
  });

  test('of unknown, private and full rooms are answered alike and equally late', async () => {
    const server = await strictServer();
    const [first, second] = [await server.token(), await server.token()];
    const closed = await server.openRoom(first, '2: 9', { watch: false });
    const full = await server.openRoom(first, '2: 9', { watch: false });
    for (const token of [first, second]) expect(await enter(server, { token, room: full.code, sit: true })).toBe('in');
    const other = await server.token();
    for (const [room, sit] of [
      ['AAAA', true],
      [closed.code, false],
      [full.code, true],
    ] as const) {
      const took: number[] = [];
      for (let i = 0; i < 4; i++) {
        const began = performance.now();
        expect(await enter(server, { token: other, room, sit })).toContain('no-room');
        took.push(performance.now() - began);
      }
      // The quickest of a few: the others may have waited for this machine.
      expect(Math.min(...took)).toBeGreaterThan(245);
      expect(Math.min(...took)).toBeLessThan(500);
    }
  });

  test('of rooms that the operator closes are free at once', async () => {
    const adminToken = 'a-token-for-the-tests';
    const server = await TestServer.open({ adminToken });
    cleaning.push(() => server.close());
    const token = await server.token();
    const { room, code } = await server.openRoom(token, '2: 9');
    await server.api('POST', `/admin/api/rooms/${room}/close`, { token: adminToken });
    expect(await enter(server, { token, room: code })).toContain('no-room');
    expect(await enter(server, { token, room })).toContain('no-room');
  });
});

test('a private game is shown to nobody who has no seat, however they came in', async () => {
  const server = await TestServer.open();
  cleaning.push(() => server.close());
  const [one, two, three] = [await server.token(), await server.token(), await server.token()];
  const { room } = await server.openRoom(one, '2: 9', { watch: false });
  const host = await server.client({ token: one, room, name: 0 }).connect();
  const visitor = await server.client({ token: two, room, name: 1, sit: true }).connect();
  await visitor.until(() => visitor.follower.seat === 1);
  expect(await visitor.command({ t: 'leave' })).toBe('done');
  expect(visitor.open).toBe(true);
  const guest = await server.client({ token: three, room, name: 2, sit: true }).connect();
  await visitor.until(() => visitor.closeCode !== null);
  expect(visitor.ended()).toBe('no-watching');
  expect(visitor.closeCode).toBe(4405);
  await guest.until(() => guest.follower.seat === 1);
  await guest.command({ t: 'ready', on: true });
  expect(await host.command({ t: 'start' })).toBe('done');
  expect(visitor.frames.some(frame => frame.includes('heaps'))).toBe(false);
});

test('whoever looks on is shown out when the host forbids it', async () => {
  const server = await TestServer.open();
  cleaning.push(() => server.close());
  const [one, two, three] = [await server.token(), await server.token(), await server.token()];
  const { room } = await server.openRoom(one, '2: 9');
  const host = await server.client({ token: one, room, name: 0 }).connect();
  const guest = await server.client({ token: two, room, name: 1, sit: true }).connect();
  await guest.until(() => guest.follower.seat === 1);
  const watcher = await server.client({ token: three, room, name: 2 }).connect();
  expect(await host.command({ t: 'setup', setup: '2: 9', clock: null, watch: false })).toBe('done');
  await watcher.until(() => watcher.ended() === 'no-watching');
  expect(guest.open).toBe(true);
});

test('the dice of bots come from nothing that players know', async () => {
  const seeds: string[] = [];
  const think: typeof firstLegalBots.think = async ask => {
    seeds.push((ask as unknown as { seed: string }).seed);
    return firstLegalBots.think(ask);
  };
  const server = await TestServer.open({}, { bots: { ...firstLegalBots, think } });
  cleaning.push(() => server.close());
  const token = await server.token();
  const rooms = [await server.openRoom(token, '2: 9 9'), await server.openRoom(token, '2: 9 9')];
  for (const { room } of rooms) {
    const host = await server.client({ token, room, name: 0 }).connect();
    await host.command({ t: 'bot', seat: 1, bot: 'first' });
    await host.command({ t: 'start' });
    expect(await host.act('0 1')).toBe('done');
    await host.until(() => host.count('stepped') === 2);
  }
  expect(seeds).toHaveLength(2);
  for (const seed of seeds) {
    expect(seed.length).toBeGreaterThan(20);
    for (const { room, code } of rooms) expect(seed).not.toMatch(new RegExp(`${room}|${code}`));
  }
  expect(seeds[0]?.split(':')[0]).not.toBe(seeds[1]?.split(':')[0]);
});

test('coming back refills nobody: commands count by person and by address', async () => {
  const server = await strictServer();
  const token = await server.token();
  const { room } = await server.openRoom(token, '2: 9');
  let done = 0;
  for (let visit = 0; visit < 4; visit++) {
    const client = await server.client({ token, room, name: 0 }).connect();
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => client.command({ t: 'ready', on: i % 2 === 0 })),
    );
    done += outcomes.filter(outcome => outcome === 'done').length;
    await client.close();
  }
  expect(done).toBeGreaterThanOrEqual(29);
  expect(done).toBeLessThan(40);
});
