import { daily } from '@minoya/games/rokumasu/daily';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { type Leaderboard, leaderboardName } from '@minoya/shared/leaderboard';
import { expect, test } from 'vitest';
import type { GameUI } from '../games/game-ui.ts';
import { leaderboardAt } from './leaderboards.ts';
import { leaderboardFor, leaderboardPath, readEntry } from './sending.ts';
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
  const of = (setup: string, seed: string, slot: string): Leaderboard | null =>
    leaderboardFor(ui, new Match(rokumasu, setup, seed), slot);
  const [setup, seed] = [daily.setup(TODAY), daily.seed(TODAY)];
  expect(of(setup, seed, 'daily-320')).toMatchObject({ day: TODAY });
  expect(of(setup, 'ELSE-0001', 'daily-320')).toMatchObject({ day: null, setup: 'standard' });
  expect(of('standard', seed, 'main')).toMatchObject({ day: null });
  expect(of('standard gold=30', 'ELSE-0001', 'main')).toBeNull();
});

test('a run lost without a point is offered no board, but a daily counts however it ends', () => {
  const played = (seed: string) => {
    const match = new Match(rokumasu, 'standard', seed);
    while (!rokumasu.result(match.state)) {
      const tried = [...rokumasu.legal(match.state, 0)].map(action => ({
        action,
        step: rokumasu.apply(match.state, 0, action),
      }));
      const plain = tried.find(({ step }) => step.ok && step.state.record.total === 0) ?? tried[0];
      if (!plain) throw new Error('nothing to do');
      match.act(0, plain.action);
    }
    return match;
  };
  const lost = played(daily.seed(TODAY));
  expect(rokumasu.result(lost.state)).toMatchObject({ scores: [0], winners: [] });
  expect(leaderboardFor(ui, lost, 'main')).toBeNull();
  expect(leaderboardFor(ui, lost, 'daily-320')).toMatchObject({ day: TODAY });
});

test('every address of a board leads back to it', () => {
  const version = rokumasu.version;
  for (const slug of ['', 'daily-319', 'daily-1', 'standard']) {
    const board = leaderboardAt(ui, slug, TODAY)?.board as Leaderboard;
    expect(leaderboardAt(ui, leaderboardPath(board).split('/')[3] ?? '', TODAY)?.board).toEqual(board);
  }
  expect(leaderboardName(leaderboardAt(ui, '', TODAY)?.board as Leaderboard)).toBe(`rokumasu/${version}/2026-11-16`);
  expect(leaderboardName(leaderboardAt(ui, 'standard', TODAY)?.board as Leaderboard)).toBe(
    `rokumasu/${version}/open/standard`,
  );
  expect(leaderboardAt(ui, 'daily-321', TODAY)).toBeNull();
  expect(leaderboardAt(ui, 'nowhere', TODAY)).toBeNull();
});

test('a board of older rules has an address of its own, which nothing but its rules tell apart', () => {
  const newer = { ...ui, game: { ...rokumasu, version: rokumasu.version + 1 } } as typeof ui;
  for (const slug of ['daily-319', 'standard']) {
    const older = leaderboardAt(newer, `${slug}@${rokumasu.version}`, TODAY);
    expect(older?.board).toEqual(leaderboardAt(ui, slug, TODAY)?.board);
    expect(older?.path).toBeNull();
    expect(leaderboardAt(newer, slug, TODAY)?.board.version).toBe(rokumasu.version + 1);
  }
  // As the address is written once these rules are not the newest any more.
  const board = { game: 'rokumasu', version: 0, setup: 'standard', day: null };
  expect(leaderboardPath(board)).toBe('/ranks/rokumasu/standard@0');
  for (const slug of ['standard@99', 'standard@', 'standard@x']) expect(leaderboardAt(ui, slug, TODAY)).toBeNull();
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
