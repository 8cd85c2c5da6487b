import { Match } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { dailySlot } from '@minoya/shared/calendar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endDay, isDaysGame, isRepeat, noteTry } from './day-game.ts';

const day = '2026-11-18';
const slot = dailySlot(day);
const ui = { game: nim, daily: { seed: (date: string) => `DAY0-${date}` } } as never;
const deal = { seed: `DAY0-${day}`, slot };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a daily that is given up was the day’s one game: what is begun of it then repeats it', () => {
  expect(isRepeat(ui, deal)).toBe(false);
  expect(isDaysGame(ui, { ...deal, marks: {} })).toBe(true);
  endDay(ui, { ...deal, log: [{ seat: 0, line: '0 1' }] });
  expect(isRepeat(ui, deal)).toBe(true);
  expect(isDaysGame(ui, { ...deal, marks: {} })).toBe(false);
  expect(isRepeat(ui, { ...deal, slot: dailySlot('2026-11-19') })).toBe(false);
  expect(isRepeat(ui, { ...deal, seed: 'OTHER' })).toBe(false);
  expect(isRepeat(ui, { ...deal, slot: 'main' })).toBe(false);
});

test('a repeat that is given up, or a run of no day, decides nothing', () => {
  endDay(ui, { seed: deal.seed, slot: 'main', log: [] });
  expect(isRepeat(ui, deal)).toBe(false);
  expect(isDaysGame(ui, { ...deal, marks: { repeat: 1 } })).toBe(false);
  expect(isDaysGame(ui, { ...deal, slot: 'practice', marks: {} })).toBe(false);
});

test('a game that is finished after the one given up is marked, even where it was begun before', () => {
  const match = new Match(nim, '2: 3 4', deal.seed);
  const marked: string[] = [];
  const play = { mark: (name: string) => marked.push(name) } as never;
  match.play(0, '0 3');
  noteTry(ui, play, match as never, slot);
  expect(marked).toEqual([]);
  match.play(1, '1 4');
  noteTry(ui, play, match as never, slot);
  expect(marked).toEqual(['repeat']);
});
