import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPar, keptPar } from './kept-par.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('par of a day is known to a later visit, for the rules it was thought out by', () => {
  const par = { score: 1053, line: ['tap a0'] };
  keepPar(5, 'daily 2026-11-18', par);
  expect(keptPar(5, 'daily 2026-11-18')).toEqual(par);
  expect(keptPar(6, 'daily 2026-11-18')).toBeNull();
  expect(keptPar(5, 'daily 2026-11-17')).toBeNull();
});

test('only the days of a month are kept, the latest ones', () => {
  for (let day = 1; day <= 40; day++) keepPar(5, `day ${day}`, { score: day, line: [] });
  expect(keptPar(5, 'day 9')).toBeNull();
  expect(keptPar(5, 'day 10')?.score).toBe(10);
});

test('a damaged note counts as none', () => {
  localStorage.setItem('minoya:keshiki-par', '{"5 a":{"score":"much"}');
  expect(keptPar(5, 'a')).toBeNull();
});
