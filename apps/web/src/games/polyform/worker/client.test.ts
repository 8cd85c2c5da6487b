import { expect, test } from 'vitest';
import { marksOf, resignation, sittersOf } from './client.ts';

test('the one person among bots can resign: the bots have won, and the record says who gave up', () => {
  const marks = marksOf([0, 3, 5]);
  const given = resignation(marks, 3);
  expect(given).toEqual({ marks: { resigned: 1, out0: 1 }, result: { scores: [], winners: [1, 2] } });
  expect(sittersOf([0, 3, 5], given?.marks)[0]).toMatchObject({ kind: 'you', resigned: true });
});

test('several people at one device, and practice from the middle of a game, have nothing to resign', () => {
  expect(resignation(marksOf([0, 0]), 2)).toBe(null);
  expect(resignation({ ...marksOf([0, 3]), branch: 12 }, 2)).toBe(null);
});
