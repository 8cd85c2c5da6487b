import { dailyRun } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { dateOfDay, dayOfMoment } from '@minoya/shared/calendar';
import { expect, test } from 'vitest';
import type { House } from '../games/house.ts';
import { dayOf } from '../store/day.ts';
import { type Board, boardAt, boardFor, boardName, boardPath, dateOf } from './board.ts';
import { refusals, refusalText } from './text.ts';

const house = {
  game: rokumasu,
  daily: { setup: day => dailyRun(day).setup, seed: day => dailyRun(day).seed },
  ranks: { name: { ja: '', en: '' }, boards: [{ setup: 'standard', name: { ja: '', en: '' }, path: '/rokumasu' }] },
} as Partial<House<typeof rokumasu>> as House<typeof rokumasu>;

test('a day has one date for the page and the server', () => {
  for (const moment of ['2026-01-01T00:00:00+09:00', '2026-11-15T23:59:59+09:00', '2027-03-01T12:00:00+09:00']) {
    const ms = Date.parse(moment);
    expect(dateOf(dayOf(ms))).toBe(dateOfDay(dayOfMoment(ms)));
  }
});

test('[D-18] a finished game knows its board by setup, seed and slot', () => {
  const of = (setup: string, seed: string, slot: string): Board | null =>
    boardFor(house, new Match(rokumasu, setup, seed), slot);
  const { setup, seed } = dailyRun(320);
  expect(of(setup, seed, 'daily-320')).toMatchObject({ day: 320 });
  expect(of(setup, 'ELSE-0001', 'daily-320')).toMatchObject({ day: null, setup: 'standard' });
  expect(of('standard', seed, 'main')).toMatchObject({ day: null });
  expect(of('standard gold=30', 'ELSE-0001', 'main')).toBeNull();
});

test('every address of a board leads back to it', () => {
  const version = rokumasu.version;
  for (const slug of ['', 'daily-319', 'daily-1', 'standard']) {
    const board = boardAt(house, slug, 320)?.board as Board;
    expect(boardAt(house, boardPath(board).split('/')[3] ?? '', 320)?.board).toEqual(board);
  }
  expect(boardName(boardAt(house, '', 320)?.board as Board)).toBe(`rokumasu/${version}/2026-11-16`);
  expect(boardName(boardAt(house, 'standard', 320)?.board as Board)).toBe(`rokumasu/${version}/open/standard`);
  expect(boardAt(house, 'daily-321', 320)).toBeNull();
  expect(boardAt(house, 'nowhere', 320)).toBeNull();
});

test('a refusal names the move it stumbled over', () => {
  expect(refusalText('rule', 4)).toEqual({ ja: `${refusals.rule.ja}（5手目）`, en: `${refusals.rule.en} (move 5)` });
  expect(refusalText('closed', null)).toEqual(refusals.closed);
});
