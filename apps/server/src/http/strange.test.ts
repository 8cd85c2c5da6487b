import { games } from '@minoya/games';
import { writeReplay } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { Hold } from '../testing/hostile.ts';
import { onBothStores } from '../testing/stores.ts';
import { TestServer } from '../testing/test-server.ts';

onBothStores('strange requests are answered as people expect, and break nothing', opened => {
  test('names that every object has, NUL bytes and stray percent signs', async () => {
    await ensureBuilt();
    const server = await TestServer.open({}, { store: opened(), games });
    const token = await server.token();
    const post = async (path: string, body: unknown): Promise<number> =>
      (await server.api('POST', path, { token, body })).status;
    const get = async (path: string): Promise<number> => (await server.api('GET', path, { token })).status;
    const replay = (game: string, seed: string): string =>
      writeReplay({ game, version: 1, setup: 'standard', seed, log: [] });
    for (const name of ['constructor', '__proto__', 'toString', 'a\0b']) {
      expect(await post('/api/rooms', { game: name, setup: '', name: 0 })).toBe(400);
      expect([400, 422]).toContain(await post('/api/scores', { replay: replay(name, 's'), name: 0 }));
    }
    const saved = await server.api('PUT', '/api/me/saves', { token, body: { data: 'a\0b' } });
    expect(saved.status).toBe(400);
    expect(await post('/api/rooms', { game: 'polyform', setup: 'a\0b', name: 0 })).toBe(400);
    expect(await post('/api/scores', { replay: replay('rokumasu', 'a\0b'), name: 0 })).toBe(400);
    expect(await post('/api/transfer', { code: 'a\0b', taker: 'x'.repeat(16) })).toBe(404);
    expect(await get('/api/scores?board=%00')).toBe(400);
    expect(await get('/api/replays/%00')).toBe(404);
    expect(await get('/api/replays/%ff')).toBe(404);
    expect(await get('/api/rooms/%00/replay')).toBe(404);
    expect(await get('/api/%ff')).toBe(404);
    expect(await get('/og/d/constructor/2026-11-16.png')).toBeLessThan(500);
    const pages = ['/', '/d/constructor/2026-11-16', '/r/%00', '/r/%ff', '/%ff', '/constructor', '/%00', '/x%'];
    const answers = await Promise.all(pages.map(async page => (await server.api('GET', page)).status));
    expect(answers).toEqual([200, 404, 200, 200, 404, 404, 404, 404]);
    const days = ['/d/keshiki/2026-11-15', '/d/keshiki/2099-01-01', '/d/keshiki/9999-99-99', '/d/x', '/d/x/2026-11-15'];
    const told = await Promise.all(days.map(async page => (await server.api('GET', page)).status));
    expect(told).toEqual([200, 404, 404, 404, 404]);
    const elsewhere = ['//evil.example/', '//', '/?a=1'].map(async page => (await server.api('GET', page)).status);
    expect(await Promise.all(elsewhere)).toEqual([404, 404, 200]);
    const whole = new Hold(
      { port: server.port, from: '127.0.0.2' },
      'GET http://x/api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    await expect.poll(() => whole.ended).toBe(true);
    expect(whole.heard).toContain('cache-control: no-store');
    await server.close();
  });
});
