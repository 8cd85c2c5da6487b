import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hash } from '@minoya/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from './testing/build.ts';
import { Client } from './testing/client.ts';
import { TestServer } from './testing/test-server.ts';

const LONG = process.env['MINOYA_LONG'] === '1';
const FRAMES = LONG ? 100_000 : 2_000;
const BODIES = LONG ? 5_000 : 40;
/** Fewer than the server bears from one socket, and fewer sockets and bodies than it bears from one address. */
const PER_SOCKET = 5;
const SOCKETS_OF_ADDRESS = 40;
const BODIES_OF_ADDRESS = 15;
const LANES = 8;
const ALLOWED_GROWTH_MB = 15;
const PATHS = ['rooms', 'scores', 'published', 'me', 'me/saves', 'me/transfer', 'transfer'].map(name => `/api/${name}`);
PATHS.push('/admin/api/state');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  // Rations as in production come back while this goes on.
  const parts = { rationClock: () => performance.now() };
  server = await TestServer.open({ rateLimits: true, host: '127.0.0.1' }, parts);
});
afterAll(() => server.close());

const SAMPLES = [
  '{"t":"act","id":3,"a":"0 1"}',
  '{"t":"hello","v":1,"token":"x","room":"K7MP","name":1}',
  '{"t":"setup","id":4,"setup":"2: 3 4","clock":30,"watch":true}',
  '{"t":"sit","id":1,"seat":0}',
  '{"t":"kick","id":9,"seat":1}',
  '{"t":"stamp","stamp":"nice"}',
  '{"t":"vote","seat":0,"bot":true}',
  '{"t":"start","id":2}',
  '{"data":"MINOYA1.x","base":0}',
  '{"replay":"minoya 1","title":"misty bridge","name":7,"by":"hand"}',
  '{"code":"K7MPK7MP","taker":"0123456789abcdef"}',
];
const BITS = [
  'null',
  '-1',
  '1e309',
  '"\\u0000"',
  '{}',
  '[]',
  '9007199254740993',
  '"__proto__"',
  '"constructor"',
  '\u{1f600}',
  '"',
  '}',
];

/** Nonsense that is nearly sense; the same for the same number. */
function mutated(n: number): string {
  let text = SAMPLES[n % SAMPLES.length] ?? '';
  for (let i = 0; i < 1 + (hash(`c${n}`) % 4); i++) {
    const at = hash(`a${n}/${i}`) % (text.length + 1);
    const bit = BITS[hash(`b${n}/${i}`) % BITS.length] ?? '';
    text = text.slice(0, at) + bit + text.slice(at + (hash(`l${n}/${i}`) % 5));
  }
  return text;
}

/** Addresses that nobody had before: every ration is that of production, and each of these stays within it. */
let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `127.${1 + Math.floor(addresses / 40_000)}.${1 + (Math.floor(addresses / 200) % 200)}.${1 + (addresses % 200)}`;
};

interface Sent {
  readonly method: string;
  readonly body?: string;
  readonly authorization?: string;
}

function ask(
  from: string,
  at: string,
  { method, body, authorization }: Sent,
): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
    };
    const where = { port: server.port, host: '127.0.0.1', localAddress: from, agent: false as const };
    const call = request({ ...where, method, path: at, headers }, response => {
      let text = '';
      response.on('data', (data: Buffer) => {
        text += data.toString();
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', failed);
    call.end(body);
  });
}

async function tokenAt(from: string): Promise<string> {
  return (JSON.parse((await ask(from, '/api/me', { method: 'POST' })).text) as { token: string }).token;
}

test(`${FRAMES} damaged frames and ${BODIES} bodies: no crash, no change, memory flat`, async () => {
  const [host] = await server.table('2: 9 9', 2);
  const room = host?.follower.room ?? '';
  const before = host?.follower.n;
  const token = await server.token();
  let [start, looked, rationed] = [0, 0, 0];
  /** One visitor after the other, each with a handful of frames. */
  const lane = async (first: number): Promise<void> => {
    let [from, own, sockets] = ['', '', SOCKETS_OF_ADDRESS];
    for (let n = first; n < FRAMES; n += LANES * PER_SOCKET) {
      if (start === 0 && n > FRAMES / 5) start = heap();
      if (sockets === SOCKETS_OF_ADDRESS) {
        [from, sockets] = [newAddress(), 0];
        own = await tokenAt(from);
      }
      sockets += 1;
      const client = await new Client(server.games, server.port, { token: own, room, name: 3 }).connect(from);
      for (let i = n; i < n + PER_SOCKET; i++) client.raw(i % 17 === 0 ? Buffer.from(mutated(i)) : mutated(i));
      client.sendAll([{ t: 'ping' }]);
      // Answered means that everything before it has been looked at.
      await client.until(() => client.count('ponged') > 0 || !client.open);
      looked += Number(client.count('ponged') > 0 || client.ended() === 'bad-frame');
      client.drop();
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, i) => lane(i * PER_SOCKET)));
  let from = newAddress();
  for (let n = 0; n < BODIES; n++) {
    const path = PATHS[n % (PATHS.length + 1)] ?? `/${mutated(n)}`;
    if (n % BODIES_OF_ADDRESS === 0) from = newAddress();
    const { status } = await ask(from, encodeURI(path.replace(/[\ud800-\udfff]/g, '?')), {
      method: n % 3 === 0 ? 'PUT' : 'POST',
      authorization: `Bearer ${n % 2 ? token : mutated(n).replace(/[^ -~]/g, '')}`,
      body: mutated(n),
    });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    rationed += Number(status === 429);
  }
  expect(looked, 'frames were looked at, not held off').toBeGreaterThan((FRAMES / PER_SOCKET) * 0.95);
  expect(rationed, 'so were bodies').toBeLessThan(BODIES / 10);
  const end = heap();
  if (LONG)
    console.log(
      `${FRAMES} frames, ${BODIES} bodies (${rationed} held off): heap ${start.toFixed(1)} MB after a fifth, ${end.toFixed(1)} MB at the end`,
    );
  expect(end - start).toBeLessThan(ALLOWED_GROWTH_MB);
  expect(await host?.act('0 1')).toBe('done');
  expect(host?.follower.n).toBe((before ?? 0) + 1);
  expect(await (await server.api('GET', '/healthz')).json()).toEqual({ ok: true });
});

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
