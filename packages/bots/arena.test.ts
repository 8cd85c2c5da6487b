import { games } from '@minoya/games';
import { expect, test } from 'vitest';
import { bout, elo, noTally, share, strength, withPair } from './arena.ts';
import { bots } from './index.ts';
import { polyformBots } from './polyform/levels.ts';

test('every game has bots, and chance finds a legal action in each', () => {
  for (const game of Object.values(games)) expect(bots[game.id]?.length).toBeGreaterThan(0);
  expect(bots.polyform?.map(level => level.id)).toEqual(polyformBots.map(level => level.id));
});

test('a share of the win is split on a tie', () => {
  expect(share({ scores: [3, 3], winners: [0, 1] }, 0)).toBe(0.5);
  expect(share({ scores: [3, 2], winners: [0] }, 1)).toBe(0);
});

test('strength comes from pairs, with an interval and Elo', () => {
  let tally = noTally;
  for (let i = 0; i < 100; i++) tally = withPair(tally, i % 4 === 0 ? [0, 1] : [1, 1]);
  const { rate, margin } = strength(tally);
  expect(rate).toBeCloseTo(0.875);
  expect(margin).toBeCloseTo(0.0427, 3);
  expect([tally.wins, tally.losses]).toEqual([175, 25]);
  expect([elo(0.5), elo(0.75), elo(1)]).toEqual([0, 191, 798]);
  expect(strength(withPair(noTally, [1, 1])).margin).toBeGreaterThan(0.9);
});

test('a refused action is named', () => {
  const game = games.polyform;
  if (!game) throw new Error('no polyform');
  const wrong = (): unknown => ({ type: 'close' });
  expect(() => bout({ game, setup: 'seats=1', seed: 'x', bots: [wrong] })).toThrow(/refused/);
});
