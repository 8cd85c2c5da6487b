import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { MOST_LEVEL } from '@minoya/games/rokumasu/long/levels';
import { openDigits, unlockIds } from '@minoya/games/rokumasu/long/unlocks';
import { leaderboardSetup } from '@minoya/shared/leaderboard';
import { expect, test } from 'vitest';
import { decks } from '@minoya/games/rokumasu/long/decks';
import { boards as listed } from './leaderboards.ts';

const boards = listed();

const board = (setup: string) => boards.find(one => one.setup === leaderboardSetup(rokumasu, setup));

test('every level of the long game has a leaderboard of its own, however much is unlocked', () => {
  for (let level = 1; level <= MOST_LEVEL; level++) {
    expect(board(`journey level=${level}`)?.name.ja).toBe(`長旅 ${level}段`);
  }
  const most = openDigits(unlockIds.slice(0, -1));
  expect(board('journey open=3')?.name.ja).toBe('長旅');
  expect(board(`journey level=1 open=${most}`)?.name.ja).toBe('長旅 1段');
  expect(boards.filter(one => !one.group).map(one => one.setup)).toEqual(['standard', 'classic']);
  expect(boards.filter(one => one.group?.ja === '長旅')).toHaveLength(1 + MOST_LEVEL);
});

test('every other deck has a leaderboard for each of its levels, under the name of the deck', () => {
  const others = Object.keys(decks).filter(id => id !== 'carpenter');
  const most = openDigits(unlockIds.slice(0, -1));
  expect(board(`journey deck=pebbles level=2 open=${most}`)?.name.ja).toBe('長旅 2段・小石');
  for (const id of others)
    expect(board(`journey deck=${id}`)?.name).toEqual(board(`journey deck=${id} level=8`)?.group);
  expect(boards.filter(one => one.group)).toHaveLength((others.length + 1) * (MOST_LEVEL + 1));
});

test('each is spelt as the rules spell it, and none is practice', () => {
  for (const { setup } of boards) {
    const begun = rokumasu.setups.read(setup);
    expect(begun && rokumasu.setups.write(begun), setup).toBe(setup);
    expect(begun && rokumasu.isPractice?.(begun), setup).toBe(false);
  }
});
