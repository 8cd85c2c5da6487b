import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asOthersRead, marksOf, sittersOf } from '../worker/client.ts';
import { nameSeat } from './device-names.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  };
  vi.stubGlobal('localStorage', store);
});
afterEach(() => vi.unstubAllGlobals());

const names = (seats: readonly number[], marks: Record<string, number> = {}) =>
  sittersOf(seats, marks).map(({ name }) => name.ja);

test('people at one device may have names; they stay on it, and one alone is "you"', () => {
  nameSeat(1, ' はな ');
  nameSeat(2, 'とても長い名前のひとがいます');
  expect(names([0, 0, 0, 2])).toEqual(['プレイヤー1', 'はな', 'とても長い名前のひとがい', '職人']);
  expect(names([0, 2])).toEqual(['あなた', '職人']);
  const shared = asOthersRead(marksOf([0, 0]), 2, 5);
  expect(names([shared['seat0'] ?? 0, shared['seat1'] ?? 0], shared)).toEqual(['プレイヤー1', 'プレイヤー2']);
  nameSeat(1, '');
  expect(names([0, 0])).toEqual(['プレイヤー1', 'プレイヤー2']);
});
