import { dailySlot } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import { runLine } from './run-kind.ts';

const run = (ja: string) => ({ slot: dailySlot('2026-11-18'), marks: {}, line: { ja, en: ja } });

test('a daily is called one once, also where its own line begins with it', () => {
  expect(runLine(run('ラウンド3')).ja).toBe('デイリー・ラウンド3');
  expect(runLine(run('デイリー #322 123点')).ja).toBe('デイリー #322 123点');
});
