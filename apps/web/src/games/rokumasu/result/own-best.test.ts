import { encodeReplay } from '@minoya/kernel';
import { expect, test } from 'vitest';
import type { Past } from '../../../store/runs.ts';
import { ownBest } from './own-best.ts';

const past = (setup: string, seed: string, score: number, marks = {}) =>
  ({ word: encodeReplay({ game: 'rokumasu', version: 4, setup, seed, log: [] }), score, marks }) as unknown as Past;

test('a best is compared with the same deck, level and challenge only, whatever was unlocked then', () => {
  const monk = past('journey deck=monk level=1', 'DAY0-0324', 163);
  const mine = past('journey open=7f', 'MINE-0004', 90);
  const way = { ja: '長旅、大工', en: 'Long Journey, Carpenter' };
  const now = { setup: 'journey open=ff', rules: 'journey', marks: {}, seed: 'MINE-0005', total: 40, way } as const;
  expect(ownBest(now, [monk, mine])?.ja).toBe('自己ベスト 90点（長旅、大工）');
  expect(ownBest(now, [monk])?.ja).toBe('自己ベスト 40点（長旅、大工）');
  const custom = { ...now, setup: 'journey twists=legacy', marks: { practice: 1 } };
  expect(ownBest(custom, [monk, mine]), 'practice of a way of one’s own has no best').toBeNull();
});

test('one’s own best is that of the records: no practice, no other rule set', () => {
  const lesson = past('standard', 'LESS-0001', 80, { lesson: 1 });
  const first = past('standard', 'MINE-0001', 12);
  const now = { setup: 'standard', rules: 'standard', marks: {}, seed: 'MINE-0001', total: 12 } as const;
  expect(ownBest(now, [lesson, first])?.ja).toBe('自己ベスト 12点');
  const next = { ...now, seed: 'MINE-0002', total: 20 };
  expect(ownBest(next, [lesson, first, past('classic', 'MINE-0003', 99)])?.ja).toContain('これまで12点');
  expect(ownBest({ ...next, total: 3 }, [lesson, first])?.ja).toBe('自己ベスト 12点');
  // Practice is compared, and is no best itself.
  expect(ownBest({ ...next, marks: { lesson: 1 } }, [first])?.ja).toBe('自己ベスト 12点');
  expect(ownBest({ ...next, marks: { chosen: 1 } }, [lesson])).toBeNull();
});
