import { type Leaderboard, leaderboardName } from '@minoya/shared/leaderboard';
import { expect, test } from 'vitest';
import { isOlder, offered } from './older.ts';

const versions = [5, 4, 3, 2, 1];
const board: Leaderboard = { game: 'keshiki', version: 5, setup: 'stage 3', day: null, shelf: 'unaided' };
const nobody = { entered: new Set<string>(), some: false, opened: false };

test('a newcomer is offered the games of today, and nothing of how the house came to be', () => {
  expect(offered(board, versions, nobody)).toEqual({ versions: [5], shelves: ['unaided', 'aided'], more: false });
});

test('who has been here before may ask for the older boards', () => {
  expect(offered(board, versions, { ...nobody, some: true })).toMatchObject({ versions: [5], more: true });
  const all = offered(board, versions, { ...nobody, some: true, opened: true });
  expect(all).toEqual({ versions, shelves: ['unaided', 'aided', 'archive'], more: false });
});

test('older boards on which the player stands are offered without asking', () => {
  const entered = new Set([leaderboardName({ ...board, version: 3, shelf: 'aided' })]);
  expect(offered(board, versions, { entered, some: true, opened: false }).versions).toEqual([5, 3]);
  expect(offered({ ...board, setup: 'stage 4' }, versions, { entered, some: true, opened: false }).versions).toEqual([
    5,
  ]);
});

test('boards of older rules, and those from before games said how they were played, are older', () => {
  expect(
    [board, { ...board, version: 4 }, { ...board, shelf: 'archive' as const }].map(one => isOlder(one, versions)),
  ).toEqual([false, true, true]);
});
