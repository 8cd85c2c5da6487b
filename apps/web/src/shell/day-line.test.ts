import { dailySlot } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import { dayLine } from './day-line.ts';

const day = '2026-11-18';
const one = (ja: string, game = 'rokumasu') => ({ game, slot: dailySlot(day), line: { ja, en: ja } });

test('a daily that was begun is not called unplayed', () => {
  const going = { past: [], runs: [one('ラウンド3')] };
  expect(dayLine(going, 'rokumasu', day)?.ja).toBe('途中・ラウンド3');
  expect(dayLine(going, 'keshiki', day)).toBeNull();
  expect(dayLine(going, 'rokumasu', '2026-11-17')).toBeNull();
});

test('of one that was finished the first end stands, also while it is played again', () => {
  const played = { past: [one('二度目'), one('最初')], runs: [one('ラウンド1')] };
  expect(dayLine(played, 'rokumasu', day)?.ja).toBe('最初');
});
