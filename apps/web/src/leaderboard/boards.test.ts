import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { type Board, boardName } from '@minoya/shared/leaderboard';
import { expect, test } from 'vitest';
import type { GameUI } from '../games/game-ui.ts';
import { boardAt } from './boards.ts';
import { boardFor, boardPath, readEntry } from './sending.ts';
import { refusals, refusalText } from './text.ts';

const ui = {
  game: rokumasu,
  daily,
  leaderboards: {
    name: { ja: '', en: '' },
    boards: [{ setup: 'standard', name: { ja: '', en: '' }, path: '/rokumasu' }],
  },
} as Partial<GameUI<typeof rokumasu>> as GameUI<typeof rokumasu>;

const TODAY = '2026-11-16';

test('[D-18] a finished game knows its board by setup, seed and slot', () => {
  const of = (setup: string, seed: string, slot: string): Board | null =>
    boardFor(ui, new Match(rokumasu, setup, seed), slot);
  const [setup, seed] = [daily.setup(TODAY), daily.seed(TODAY)];
  expect(of(setup, seed, 'daily-320')).toMatchObject({ day: TODAY });
  expect(of(setup, 'ELSE-0001', 'daily-320')).toMatchObject({ day: null, setup: 'standard' });
  expect(of('standard', seed, 'main')).toMatchObject({ day: null });
  expect(of('standard gold=30', 'ELSE-0001', 'main')).toBeNull();
});

test('every address of a board leads back to it', () => {
  const version = rokumasu.version;
  for (const slug of ['', 'daily-319', 'daily-1', 'standard']) {
    const board = boardAt(ui, slug, TODAY)?.board as Board;
    expect(boardAt(ui, boardPath(board).split('/')[3] ?? '', TODAY)?.board).toEqual(board);
  }
  expect(boardName(boardAt(ui, '', TODAY)?.board as Board)).toBe(`rokumasu/${version}/2026-11-16`);
  expect(boardName(boardAt(ui, 'standard', TODAY)?.board as Board)).toBe(`rokumasu/${version}/open/standard`);
  expect(boardAt(ui, 'daily-321', TODAY)).toBeNull();
  expect(boardAt(ui, 'nowhere', TODAY)).toBeNull();
});

test('a board of older rules has an address of its own, which nothing but its rules tell apart', () => {
  const newer = { ...ui, game: { ...rokumasu, version: rokumasu.version + 1 } } as typeof ui;
  for (const slug of ['daily-319', 'standard']) {
    const older = boardAt(newer, `${slug}@${rokumasu.version}`, TODAY);
    expect(older?.board).toEqual(boardAt(ui, slug, TODAY)?.board);
    expect(older?.path).toBeNull();
    expect(boardAt(newer, slug, TODAY)?.board.version).toBe(rokumasu.version + 1);
  }
  // As the address is written once these rules are not the newest any more.
  const board = { game: 'rokumasu', version: 0, setup: 'standard', day: null };
  expect(boardPath(board)).toBe('/ranks/rokumasu/standard@0');
  for (const slug of ['standard@99', 'standard@', 'standard@x']) expect(boardAt(ui, slug, TODAY)).toBeNull();
});

test('a refusal names the move it stumbled over', () => {
  expect(refusalText('rule', 4)).toMatchObject({
    ja: `${refusals.rule.ja}（5手目）`,
    en: `${refusals.rule.en} (move 5)`,
  });
  expect(refusalText('closed', null)).toEqual(refusals.closed);
});

test('a game that an earlier version of the page kept is still sent to its day', () => {
  const board = { game: 'rokumasu', version: 1, setup: 'standard', day: 319 };
  const day = (value: object) => readEntry({ replay: 'r', name: 1, board: value })?.board.day;
  expect(day(board)).toBe('2026-11-15');
  expect(day({ ...board, day: '2026-11-15' })).toBe('2026-11-15');
  expect(day({ ...board, day: null })).toBeNull();
  expect(readEntry({ replay: 'r' })).toBeNull();
});
