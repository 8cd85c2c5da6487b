import { expect, test } from 'vitest';
import { isLost, isSaid, lastGoodPlyAfter, movesMadeLost, movesToTakeBack } from './last-good-ply.ts';

test('going back counts along: from 10 moves to take back, two later there are eight', () => {
  const good = lastGoodPlyAfter(1, 'jump', 9);
  expect([movesToTakeBack(good, 11), movesToTakeBack(good, 9), movesToTakeBack(good, 1)]).toEqual([10, 8, null]);
});

test('going on again by redo, the board is as lost as it was', () => {
  const back = lastGoodPlyAfter(1, 'jump', 1);
  expect(movesToTakeBack(lastGoodPlyAfter(back, 'jump', 8), 8)).toBe(7);
});

test('one more move on a lost board is one more to take back', () => {
  expect(movesToTakeBack(lastGoodPlyAfter(3, 'step', 6), 6)).toBe(3);
});

test('another move from the good position is open', () => {
  expect(movesToTakeBack(lastGoodPlyAfter(3, 'step', 4), 4)).toBe(null);
});

test('a board without a known way is lost until moves are taken back, and no way is promised', () => {
  expect([isLost(-1, 4), movesToTakeBack(-1, 4)]).toEqual([true, null]);
  expect(lastGoodPlyAfter(-1, 'step', 5)).toBe(-1);
  expect(lastGoodPlyAfter(-1, 'jump', 3)).toBe(null);
});

test('a losing move is not told at once, but behind two more moves', () => {
  const made = [6, 7, 8].map(length => movesMadeLost(5, 6, length));
  expect(made.map(moves => isSaid('later', moves, false))).toEqual([false, false, true]);
  expect(made.map(moves => isSaid('once', moves, false))).toEqual([true, true, true]);
  expect(made.map(moves => isSaid('never', moves, true))).toEqual([false, false, false]);
  expect(isSaid('later', 0, true)).toBe(true);
});

test('where no way back is known it counts from when the loss was', () => {
  expect([4, 5, 6].map(length => movesMadeLost(-1, 4, length))).toEqual([0, 1, 2]);
});
