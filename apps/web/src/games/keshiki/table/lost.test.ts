import { expect, test } from 'vitest';
import { knownAfter, lostBy } from './lost.ts';

test('going back counts along: from 10 moves to take back, two later there are eight', () => {
  const good = knownAfter(1, 'jump', 9);
  expect([lostBy(good, 11), lostBy(good, 9), lostBy(good, 1)]).toEqual([10, 8, null]);
});

test('going on again by redo, the board is as lost as it was', () => {
  const back = knownAfter(1, 'jump', 1);
  expect(lostBy(knownAfter(back, 'jump', 8), 8)).toBe(7);
});

test('one more move on a lost board is one more to take back', () => {
  expect(lostBy(knownAfter(3, 'step', 6), 6)).toBe(3);
});

test('another move from the good position is open', () => {
  expect(lostBy(knownAfter(3, 'step', 4), 4)).toBe(null);
});
