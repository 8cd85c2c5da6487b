import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { Hold } from '../testing/hostile.ts';
import { TestServer, tempDir } from '../testing/test-server.ts';

const webDir = tempDir();
let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  for (const folder of ['assets', '.vite', '.well-known']) mkdirSync(path.join(webDir, folder));
  writeFileSync(path.join(webDir, '.vite/manifest.json'), '{"built":"from"}');
  writeFileSync(path.join(webDir, '.well-known/security.txt'), 'Contact: somebody');
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>one</title>');
  writeFileSync(path.join(webDir, 'assets/app-1a2b.js'), 'export const x = 1;\n'.repeat(200));
  writeFileSync(path.join(webDir, 'nim.html'), '<!doctype html><title>nim</title>');
  writeFileSync(path.join(webDir, 'sw.js'), '// worker');
  server = await TestServer.open({ webDir, adminToken: 'a-token-for-the-tests' });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

describe('the web app', () => {
  test('is served at every address of its own, and asked again each time', async () => {
    for (const address of ['/', '/polyform/room/K7MP', '/r/abc', '/styleguide/tables/1ab/1c.9d']) {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>one</title>');
    }
  });

  test('is served to who offers another protocol, as `curl --http2` does, as if nothing had been offered', async () => {
    const offering = (what: string): string =>
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${what}\r\n\r\n`;
    const caller = new Hold({ port: server.port, from: '127.0.0.1' }, offering('h2c'));
    await expect.poll(() => caller.ended).toBe(true);
    expect(caller.heard).toContain('HTTP/1.1 200 OK');
    expect(caller.heard).toContain('<title>one</title>');
    const socket = new Hold({ port: server.port, from: '127.0.0.1' }, offering('WebSocket'));
    await expect.poll(() => socket.ended).toBe(true);
    expect(socket.heard).toContain('404 Not Found');
  });

  test('an address whose first word has a page of its own is answered with that page', async () => {
    for (const address of ['/nim', '/nim/play/main']) {
      const response = await get(address);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>nim</title>');
    }
  });

  test('an address whose first word no page has is not found, and the same page says so', async () => {
    const built = tempDir();
    writeFileSync(path.join(built, 'index.html'), '<!doctype html><title>one</title>');
    writeFileSync(path.join(built, 'nim.html'), '<!doctype html><title>nim</title>');
    writeFileSync(path.join(built, '.pages.json'), '["r","d","settings"]');
    const house = await TestServer.open({ webDir: built });
    const known = ['/', '/settings', '/settings/', '/%73ettings', '/r/abc', '/d/keshiki/319', '/nim/anything/at/all'];
    for (const address of known) expect((await fetch(`${house.url}${address}`)).status, address).toBe(200);
    for (const address of ['/nowhere', '/wp-admin/x', '/constructor', '/set%74ing', '/設定']) {
      const response = await fetch(`${house.url}${address}`);
      expect(response.status, address).toBe(404);
      expect(await response.text()).toContain('<title>one</title>');
      const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
      expect((await fetch(`${house.url}${address}`, again)).status, address).toBe(404);
    }
    expect((await fetch(`${house.url}/.pages.json`)).status).toBe(404);
    await house.close();
  });

  test('hashed files are kept for ever, compressed, and answered with 304 when known', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain('export const x');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('a rebuilt app is served at once', async () => {
    writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>two</title>');
    utimesSync(path.join(webDir, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect(await (await get('/')).text()).toContain('two');
    // What a build writes last is served too, though its first page was asked for before that was there.
    writeFileSync(path.join(webDir, 'late.js'), 'late');
    expect((await get('/late.js')).status).toBe(404);
    utimesSync(path.join(webDir, 'sw.js'), new Date(), new Date(Date.now() + 5_000));
    expect((await get('/late.js')).status).toBe(200);
  });

  test('what the build left for other programs is not shown', async () => {
    expect(await (await get('/.vite/manifest.json')).text()).not.toContain('built');
    expect(await (await get('/.well-known/security.txt')).text()).toContain('somebody');
  });

  test('nothing outside the folder can be reached', async () => {
    for (const address of [
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fpackage.json',
      '/assets/none.js',
      '/api/none',
    ]) {
      const response = await get(address);
      expect(await response.text()).not.toContain('root:');
      expect([200, 404]).toContain(response.status);
    }
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/api/none')).status).toBe(404);
    expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(404);
  });

  test('every answer carries the security headers', async () => {
    for (const address of ['/', '/api/none', '/healthz', '/admin', '/assets/app-1a2b.js']) {
      const { headers } = await get(address);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('what went wrong on the way', () => {
  const told = async (path: string, init: RequestInit): Promise<readonly [number, unknown]> => {
    const response = await fetch(`${server.url}${path}`, init);
    expect(response.headers.get('content-type')).toContain('application/json');
    return [response.status, await response.json()];
  };

  test('is told by a code and a sentence of ours, never by the framework', async () => {
    const at = '/api/scores';
    const signed = { authorization: `Bearer ${await server.token()}` };
    const json = { 'content-type': 'application/json', ...signed };
    for (const [path, init, status, error] of [
      [at, { method: 'POST', headers: json, body: '{bad' }, 400, 'bad-body'],
      [at, { method: 'POST', headers: json }, 400, 'bad-body'],
      [at, { method: 'POST', headers: json, body: `"${'x'.repeat(200_000)}"` }, 413, 'too-large'],
      [at, { method: 'POST', headers: { ...signed, 'content-type': 'text/x' }, body: 'x' }, 415, 'bad-type'],
      [at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{bad' }, 401, 'bad-token'],
      [at, { method: 'DELETE' }, 404, 'not-found'],
      [`/api/replays/${'a'.repeat(3_000)}`, {}, 404, 'not-found'],
    ] as const) {
      const [was, answer] = await told(path, init);
      expect(was).toBe(status);
      expect(answer).toMatchObject({ error });
      expect(JSON.stringify(answer)).not.toMatch(/FST_|aaaa|statusCode/);
    }
  });

  test('also where it is hardly a request', async () => {
    const said = async (first: string): Promise<string> => {
      const held = new Hold({ port: server.port, from: '127.0.0.1' }, first);
      for (let i = 0; i < 500 && !held.ended; i++) await wait(20);
      return held.heard;
    };
    const socket = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
    expect(await said('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"error":"bad-request"/);
    expect(await said(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/ 431 [^]*"too-large"/);
    expect(await said(`${socket}\r\n`)).toMatch(/ 400 [^]*"error":"bad-request"/);
    expect(await said(`${socket.replace('/ws', '/other')}\r\n`)).toMatch(/ 404 [^]*"not-found"/);
    expect(await said('GET / HTTP/1.1\r\nHost: x\r\nExpect: 7\r\n\r\n')).toMatch(/ 417 [^]*"bad-request"/);
  });
});

describe('the operator', () => {
  const token = { authorization: 'Bearer a-token-for-the-tests' };

  test('health answers without a token', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });

  test('metrics and the admin page want the token', async () => {
    for (const address of ['/metrics', '/admin/api/state']) {
      expect((await get(address)).status).toBe(401);
      expect((await get(address, { authorization: 'Bearer a-token-for-the-testz' })).status).toBe(401);
      expect((await get(address, token)).status).toBe(200);
    }
  });

  test('the right token opens nothing either where too many wrong ones came from', async () => {
    const strict = await TestServer.open({ adminToken: 'a-token-for-the-tests' });
    const told = async (guess: string): Promise<number> =>
      (await strict.api('GET', '/metrics', { token: guess })).status;
    for (let i = 0; i < 30; i++) expect(await told('a-token-for-the-tests')).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => told(`a-token-for-the-test${i}`)));
    expect(guesses.filter(status => status === 401).length).toBeLessThanOrEqual(21);
    expect(await told('a-token-for-the-tests')).toBe(429);
    await strict.close();
  });

  test('metrics tell latencies, rooms, sockets and refusals; the page lists rooms and closes them', async () => {
    const [host, guest] = await server.table('2: 5 5', 2);
    await host?.act('0 1');
    await host?.act('0 1');
    const metrics = await (await get('/metrics', token)).text();
    expect(metrics).toMatch(/minoya_action_seconds_count [1-9]/);
    expect(metrics).toMatch(/minoya_rooms [1-9]/);
    expect(metrics).toMatch(/minoya_sockets [2-9]/);
    expect(metrics).toMatch(/minoya_refusals_total\{why="rule"\} 1/);
    expect(metrics).toContain('nodejs_eventloop_lag');
    const state = (await (await get('/admin/api/state', token)).json()) as { rooms: { room: string; phase: string }[] };
    expect(state.rooms).toHaveLength(1);
    expect(state.rooms[0]?.phase).toBe('playing');
    const close = await fetch(`${server.url}/admin/api/rooms/${state.rooms[0]?.room}/close`, {
      method: 'POST',
      headers: token,
    });
    expect(await close.json()).toEqual({ closed: true });
    await guest?.until(() => guest.ended() === 'closed');
  });
});
