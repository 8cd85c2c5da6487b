import { daily } from '@minoya/games/rokumasu/daily';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFirstTry } from '../../../store/tries.ts';
import { shortCode, shownCode } from './shown-code.ts';

afterEach(() => void vi.unstubAllGlobals());

const day = '2026-11-18';
const begun = { setup: daily.setup(day), seed: daily.seed(day), marks: {}, game: { version: 6 } };

test('the seed of a day is not passed on while its one game is played and its board is open', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(shownCode(begun, day)).toBeNull();
  expect(shownCode(begun, '2026-11-19')).toBeNull();
  expect(shownCode(begun, '2026-11-20')).toContain(begun.seed);
  expect(shownCode({ ...begun, marks: { practice: 1 } }, day)).toContain(begun.seed);
  expect(shownCode({ ...begun, seed: '8F3K-Q2MD' }, day)).toContain('8F3K-Q2MD');
  keepFirstTry('rokumasu', day, 1);
  expect(shownCode(begun, day)).toContain(begun.seed);
});

test('the head shows the whole code where it can be read, and of a custom run what all codes begin with', () => {
  expect(shortCode('J6-8F3K-Q2MD-DMONK-L2', 'journey deck=monk level=2')).toBe('J6-8F3K-Q2MD-DMONK-L2');
  const custom = 'journey twists=windy,rows_only gold=40';
  expect(shortCode('J6-8F3K-Q2MD-TWINDY,ROWS_ONLY-G40', custom)).toBe('J6-8F3K-Q2MD');
});
