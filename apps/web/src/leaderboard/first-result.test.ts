import { dailySlot } from '@minoya/shared/calendar';
import { afterEach, expect, test, vi } from 'vitest';
import { keepStanding, standingOf } from '../store/leaderboard-notes.ts';
import { keepFirstTry } from '../store/tries.ts';
import type { Past } from '../store/runs.ts';
import { chanceOn, firstOf, mayStillEnter } from './first-result.ts';

const day = '2026-11-18';
const board = { game: 'keshiki', version: 4, setup: `daily ${day}`, day };
const game = (ended: number, marks: Past['marks'] = {}, scores: readonly number[] = [1053]) =>
  ({
    game: 'keshiki',
    slot: dailySlot(day),
    ended,
    marks,
    result: { scores, winners: scores[0] === 0 ? [] : [0] },
  }) as unknown as Past;

function withStore(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
afterEach(() => void vi.unstubAllGlobals());

test('the result of a day is the first that was finished, whatever practice followed it', () => {
  const first = game(1);
  expect(firstOf([game(3, { repeat: 1 }), game(2, { repeat: 1 }), first], day)).toBe(first);
  expect(firstOf([game(3, { repeat: 1 })], day)).toBeNull();
  expect(firstOf([first], '2026-11-17')).toBeNull();
});

test('a finished daily may be entered until it is, or until its day is closed', () => {
  withStore();
  expect(mayStillEnter(game(1), day)).toBe(false);
  keepFirstTry('keshiki', day, 7);
  expect(mayStillEnter(game(1), day)).toBe(true);
  expect(mayStillEnter(game(1), '2026-11-19')).toBe(true);
  expect(mayStillEnter(game(1), '2026-11-20')).toBe(false);
  expect(mayStillEnter(game(2, { repeat: 1 }), day)).toBe(false);
  expect(mayStillEnter(game(1, {}, [0]), day)).toBe(false);
  keepStanding(board, 3);
  expect(mayStillEnter(game(1), day)).toBe(false);
});

test('a standing says whether it is that of games with help', () => {
  withStore();
  keepStanding(board, 3);
  expect(standingOf('keshiki', day)).toEqual({ rank: 3, aided: false });
  keepStanding({ ...board, shelf: 'aided' }, 1);
  expect(standingOf('keshiki', day)).toEqual({ rank: 1, aided: true });
  keepStanding({ ...board, day: null }, 2);
  expect(standingOf('keshiki', day)).toEqual({ rank: 1, aided: true });
});

test('nobody is invited to a day that is closed, or whose one game is over', () => {
  withStore();
  expect([chanceOn(board, day), chanceOn(board, '2026-11-20'), chanceOn({ ...board, day: null }, day)]).toEqual([
    'open',
    'late',
    'open',
  ]);
  keepFirstTry('keshiki', day, 7);
  expect(chanceOn(board, day)).toBe('spent');
});
