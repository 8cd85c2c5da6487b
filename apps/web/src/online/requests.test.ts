import { afterEach, expect, test, vi } from 'vitest';
import { openRoom } from './requests.ts';
import { lastRoom } from './rooms.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever makes a room knows its id, which is let in where codes are not', async () => {
  const kept = new Map([['minoya:token', 'mine']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => Response.json({ room: 'AAAAAAAAAAAAAAAA', code: '3467' }, { status: 201 }));
  const opening = { game: 'kumiki', setup: '2', name: 9, clock: null, watch: true };
  expect(await openRoom(opening)).toBe('3467');
  expect(lastRoom('kumiki')).toEqual({ game: 'kumiki', room: 'AAAAAAAAAAAAAAAA', code: '3467' });
});
