import { LAST_LEVEL } from '@minoya/games/keshiki/recipes';
import { expect, test } from 'vitest';
import { standing } from './standing.ts';
import { boardsToStone, carriedTo, goesOn, startOf, startsAfter, STONES, stonesAt, totalOf, walked } from './walk.ts';

const step = (level: number, score = 100, won = true) => ({ seed: 'a', level, score, won });

test('points are carried from board to board, and each board counts once', () => {
  let walk = walked(null, step(1, 300));
  walk = walked(walk, step(2, 150));
  expect(totalOf(walk)).toBe(450);
  expect(walked(walk, step(2, 9999))).toEqual(walk);
  expect(walked(walk, step(5))).toEqual(walk);
});

test('what a board has just brought is not called carried on it', () => {
  const walk = walked(walked(null, step(4, 300)), step(5, 150));
  expect([4, 5, 6].map(level => carriedTo(walk, level))).toEqual([0, 300, 450]);
});

test('a board without its goal ends the walk, with its points', () => {
  const walk = walked(walked(null, step(1)), step(2, 40, false));
  expect(walk).toMatchObject({ over: true, scores: [100, 40] });
  expect(walked(walk, step(3))).toEqual(walk);
  expect(walked(walk, { ...step(1), seed: 'b' })).toMatchObject({ seed: 'b', scores: [100], over: false });
});

test('the last board ends it too: the garden is done', () => {
  let walk = startOf('a', 1);
  for (let level = 1; level <= LAST_LEVEL; level++) {
    expect(walk.over).toBe(false);
    walk = walked(walk, step(level, 10));
  }
  expect(walk.over).toBe(true);
  expect(totalOf(walk)).toBe(10 * LAST_LEVEL);
});

test('a stone stands for every five boards, and walks begin behind them', () => {
  expect([0, 4, 5, 12, 30, 99].map(stonesAt)).toEqual([0, 0, 1, 2, 6, 6]);
  expect(startsAfter(2)).toEqual([6, 11]);
  expect(startsAfter(STONES).at(-1)).toBe(26);
});

test('a walk that has ended leads on to no other board, whatever is cleared on its last one', () => {
  const lost = walked(null, { seed: 's', level: 1, score: 0, won: false });
  const again = walked(lost, { seed: 's', level: 1, score: 1_631, won: true });
  expect([again.over, totalOf(again), goesOn(again, 's')]).toEqual([true, 0, false]);
  expect(goesOn(walked(null, { seed: 's', level: 1, score: 9, won: true }), 's')).toBe(true);
  expect(goesOn(null, 's')).toBe(false);
});

test('the page tells the walk of the board that is open, not one that was thrown away', () => {
  const walk = walked(null, step(1, 2150));
  expect(standing(walk, { seed: 'a', level: 2, moves: 3 })).toMatchObject({
    level: 2,
    carried: 2150,
    done: 1,
    worth: true,
  });
  const anew = { seed: 'b', level: 1, moves: 0 };
  expect(standing(walk, anew)).toMatchObject({ level: 1, carried: 0, done: 0, worth: false });
  expect(standing(walk, { ...anew, moves: 1 })?.worth, 'a move is worth a question').toBe(true);
});

test('a walk whose next board is not laid out yet goes on there; one that is over does not', () => {
  const walk = walked(null, step(1, 2150));
  expect(standing(walk, null)).toMatchObject({ level: 2, seed: 'a', carried: 2150, open: false, worth: true });
  expect(standing(walked(walk, step(2, 40, false)), null)).toBeNull();
  expect(standing(null, null)).toBeNull();
});

test('a board of the walk says how far the next stone is', () => {
  expect([1, 4, 5, 29, 30].map(boardsToStone)).toEqual([4, 1, 0, 1, 0]);
});
