import { CODE_LETTERS } from '@minoya/shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_SAVES } from '../http/saves.ts';
import type { Store } from '../store/store.ts';
import { TestServer } from '../testing/test-server.ts';
import { onBothStores } from '../testing/stores.ts';
import { sweepSaves } from './saves.ts';

const PACKED = 'MINOYA1.q1YqVrJSMjQyNjE1M7ewNFCqBQA';
const [ONE, OTHER] = ['device-one-4f81c2', 'device-two-77b0aa'];

onBothStores('saves', opened => {
  let store: Store;
  let server: TestServer;
  beforeAll(async () => {
    store = opened();
    server = await TestServer.open({}, { store });
  });
  afterAll(() => server.close());

  async function ask(method: string, path: string, token?: string, body?: unknown) {
    const response = await server.api(method, path, { ...(token && { token }), ...(body !== undefined && { body }) });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  }

  async function offered(token: string, data = PACKED): Promise<string> {
    const { status, answer } = await ask('POST', '/api/me/transfer', token, { data });
    expect(status).toBe(201);
    return String(answer['code']);
  }

  const take = (code: string, taker = ONE) => ask('POST', '/api/transfer', undefined, { code, taker });

  test('a backup comes back to its own device as it was, and to nobody else', async () => {
    const [mine, theirs] = [await server.token(), await server.token()];
    expect((await ask('GET', '/api/me/saves', mine)).status).toBe(404);
    expect(await ask('PUT', '/api/me/saves', mine, { data: 'ミノ屋 "one"\n' })).toEqual({
      status: 200,
      answer: { revision: 1 },
    });
    const { answer } = await ask('GET', '/api/me/saves', mine);
    expect(answer).toMatchObject({ revision: 1, data: 'ミノ屋 "one"\n' });
    expect(Math.abs(Number(answer['stored']) - Date.now())).toBeLessThan(60_000);
    expect((await ask('GET', '/api/me/saves', theirs)).status).toBe(404);
    expect((await ask('GET', '/api/me/saves')).status).toBe(401);
  });

  test('a second device cannot overwrite what it has not seen, unless it says so', async () => {
    const token = await server.token();
    const put = (data: string, base?: number | null) =>
      ask('PUT', '/api/me/saves', token, { data, ...(base !== undefined && { base }) });
    expect((await put('phone', 0)).answer).toEqual({ revision: 1 });
    const late = await put('tablet', 0);
    expect(late).toMatchObject({ status: 409, answer: { error: 'newer', revision: 1 } });
    expect((await put('tablet', 1)).answer).toEqual({ revision: 2 });
    expect((await put('phone', 1)).status).toBe(409);
    expect((await put('phone', null)).answer).toEqual({ revision: 3 });
    expect((await ask('GET', '/api/me/saves', token)).answer).toMatchObject({ revision: 3, data: 'phone' });
    const racing = await Promise.all(['a', 'b', 'c'].map(data => put(data, 3)));
    expect(racing.map(one => one.status).sort((x, y) => x - y)).toEqual([200, 409, 409]);
  });

  test('where nothing is stored there is no revision to go on from, whatever a device says', async () => {
    const token = await server.token();
    for (const base of [1, 5, 2 ** 31 - 2])
      expect(await ask('PUT', '/api/me/saves', token, { data: PACKED, base })).toEqual({
        status: 409,
        answer: { error: 'newer', revision: 0, stored: 0 },
      });
    expect((await ask('GET', '/api/me/saves', token)).status).toBe(404);
    expect((await ask('PUT', '/api/me/saves', token, { data: PACKED })).answer).toEqual({ revision: 1 });
  });

  test('half a character, which no store keeps as it is, is refused', async () => {
    const token = await server.token();
    expect((await ask('PUT', '/api/me/saves', token, { data: 'a\ud800b' })).status).toBe(400);
    expect((await ask('POST', '/api/me/transfer', token, { data: '\udc00' })).status).toBe(400);
    expect((await ask('PUT', '/api/me/saves', token, { data: '\ud83d\ude00' })).status).toBe(200);
  });

  test('a code hands the saves to one device, which may ask again', async () => {
    const token = await server.token();
    expect((await ask('GET', '/api/me/transfer', token)).answer).toEqual({ state: 'none' });
    const code = await offered(token);
    expect(code).toHaveLength(8);
    for (const letter of code) expect(CODE_LETTERS).toContain(letter);
    expect((await ask('GET', '/api/me/transfer', token)).answer).toMatchObject({ state: 'waiting' });
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    // Who one is comes along: the key of the giving device, and of no other.
    expect(await take(typed)).toEqual({ status: 200, answer: { data: PACKED, token } });
    expect(await take(code)).toEqual({ status: 200, answer: { data: PACKED, token } });
    expect((await take(code, OTHER)).status).toBe(404);
    const { answer } = await ask('GET', '/api/me/transfer', token);
    expect(answer['state']).toBe('taken');
    expect(Number(answer['left'])).toBeGreaterThan(9 * 60_000);
    expect(Number(answer['left'])).toBeLessThanOrEqual(10 * 60_000);
  });

  test('of many who take at once, one gets it', async () => {
    const code = await offered(await server.token());
    const takers = Array.from({ length: 8 }, (_, i) => take(code, `device-number-${i}0000`));
    expect((await Promise.all(takers)).filter(one => one.status === 200)).toHaveLength(1);
  });

  test('a new code voids the last one, and a withdrawn or expired one opens nothing', async () => {
    const token = await server.token();
    const first = await offered(token, 'first');
    const second = await offered(token, 'second');
    expect((await take(first)).status).toBe(404);
    expect((await ask('DELETE', '/api/me/transfer', token)).answer).toEqual({ deleted: 1 });
    expect((await take(second)).status).toBe(404);
    const third = await offered(token, 'third');
    await store.db.updateTable('transfers').set({ until: 1 }).where('code', '=', third).execute();
    expect((await take(third)).status).toBe(404);
    expect((await ask('GET', '/api/me/transfer', token)).answer).toEqual({ state: 'none' });
  });

  test('sweeping removes expired codes and forgotten backups, and nothing else', async () => {
    const [old, fresh] = [await server.token(), await server.token()];
    for (const token of [old, fresh]) await ask('PUT', '/api/me/saves', token, { data: PACKED });
    const [gone, live] = [await offered(old), await offered(fresh)];
    await store.db.updateTable('transfers').set({ until: 1 }).where('code', '=', gone).execute();
    const { answer } = await ask('GET', '/api/me/data', old);
    await store.db.updateTable('saves').set({ stored: 1 }).where('person', '=', String(answer['person'])).execute();
    await sweepSaves(store);
    expect((await ask('GET', '/api/me/saves', old)).status).toBe(404);
    expect((await ask('GET', '/api/me/saves', fresh)).status).toBe(200);
    expect((await take(live)).status).toBe(200);
    const left = await store.db.selectFrom('transfers').select('code').execute();
    expect(left.map(row => row.code)).not.toContain(gone);
  });

  test('the data of a person holds the backup, and deleting the person removes backup and code', async () => {
    const token = await server.token();
    await ask('PUT', '/api/me/saves', token, { data: PACKED });
    const code = await offered(token);
    expect((await ask('GET', '/api/me/data', token)).answer).toMatchObject({ saves: { data: PACKED } });
    expect((await ask('DELETE', '/api/me', token)).answer).toEqual({ deleted: 2 });
    expect((await ask('GET', '/api/me/saves', token)).status).toBe(401);
    expect((await take(code)).status).toBe(404);
  });

  test('the largest saves are kept; larger ones and other shapes are refused', async () => {
    const token = await server.token();
    expect((await ask('PUT', '/api/me/saves', token, { data: 'x'.repeat(LARGEST_SAVES) })).status).toBe(200);
    expect((await ask('PUT', '/api/me/saves', token, { data: 'x'.repeat(LARGEST_SAVES + 1) })).status).toBe(400);
    expect((await ask('PUT', '/api/me/saves', token, { data: 'x'.repeat(4 * LARGEST_SAVES) })).status).toBe(413);
    for (const body of [{}, { data: 7 }, { data: '' }, { data: 'x', base: -1 }, { data: 'x', more: 1 }])
      expect((await ask('PUT', '/api/me/saves', token, body)).status).toBe(400);
    for (const body of [{ code: 'K7MPK7MP' }, { code: 'K7MPK7MP', taker: 'short' }, { code: 7, taker: ONE }])
      expect((await ask('POST', '/api/transfer', undefined, body)).status).toBe(400);
    for (const code of ['', 'K7MP', 'O0O0O0O0', "' or 1=1"]) expect((await take(code)).status).toBe(404);
  });
});

test('codes cannot be tried out, and no address fills the disk', async () => {
  const server = await TestServer.open({ rateLimits: true });
  const guess = () => server.api('POST', '/api/transfer', { body: { code: 'AAAAAAAA', taker: ONE } });
  const answers: number[] = [];
  for (let i = 0; i < 20; i++) answers.push((await guess()).status);
  expect(answers.filter(status => status === 404)).toHaveLength(12);
  expect(answers.at(-1)).toBe(429);
  const token = await server.token();
  const data = 'x'.repeat(LARGEST_SAVES);
  const stored: unknown[] = [];
  for (let i = 0; i < 18; i++)
    stored.push(await (await server.api('PUT', '/api/me/saves', { token, body: { data } })).json());
  expect(stored.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, i) => ({ revision: i + 1 })));
  expect(stored.at(-1)).toEqual({ error: 'too-much' });
  await server.close();
});
