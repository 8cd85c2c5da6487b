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
/** Fewer than the server bears from one socket. */
const PER_SOCKET = 5;
const LANES = 8;
const ALLOWED_GROWTH_MB = 15;
const PATHS = ['rooms', 'scores', 'published', 'me', 'me/saves', 'me/transfer', 'transfer'].map(name => `/api/${name}`);
PATHS.push('/admin/api/state');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open();
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

test(`${FRAMES} damaged frames and ${BODIES} bodies: no crash, no change, memory flat`, async () => {
  const [host] = await server.table('2: 9 9', 2);
  const room = host?.follower.room ?? '';
  const before = host?.follower.n;
  const token = await server.token();
  let start = 0;
  /** One visitor after the other, each with a handful of frames. */
  const lane = async (first: number): Promise<void> => {
    const own = await server.token();
    for (let n = first; n < FRAMES; n += LANES * PER_SOCKET) {
      if (start === 0 && n > FRAMES / 5) start = heap();
      const client = await new Client(server.games, server.port, { token: own, room, name: 3 }).connect();
      for (let i = n; i < n + PER_SOCKET; i++) client.raw(i % 17 === 0 ? Buffer.from(mutated(i)) : mutated(i));
      client.sendAll([{ t: 'ping' }]);
      // Answered means that everything before it has been looked at.
      await client.until(() => client.count('ponged') > 0 || !client.open);
      client.drop();
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, i) => lane(i * PER_SOCKET)));
  for (let n = 0; n < BODIES; n++) {
    const path = PATHS[n % (PATHS.length + 1)] ?? `/${mutated(n)}`;
    const response = await fetch(`${server.url}${encodeURI(path.replace(/[\ud800-\udfff]/g, '?'))}`, {
      method: n % 3 === 0 ? 'PUT' : 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${n % 2 ? token : mutated(n).replace(/[^ -~]/g, '')}`,
      },
      body: mutated(n),
    });
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(500);
    await response.arrayBuffer();
  }
  const end = heap();
  if (LONG)
    console.log(
      `${FRAMES} frames, ${BODIES} bodies: heap ${start.toFixed(1)} MB after a fifth, ${end.toFixed(1)} MB at the end`,
    );
  expect(end - start).toBeLessThan(ALLOWED_GROWTH_MB);
  expect(await host?.act('0 1')).toBe('done');
  expect(host?.follower.n).toBe((before ?? 0) + 1);
  expect(await (await server.api('GET', '/healthz')).json()).toEqual({ ok: true });
}, 600_000);

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
