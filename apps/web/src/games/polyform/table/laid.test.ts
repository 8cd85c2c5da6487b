import { expect, test } from 'vitest';
import { type Laid, laidFor } from './laid.ts';

test('the table makes room for what is taken, gives none back within a turn, and is the market’s alone only once', () => {
  let laid: Laid | null = null;
  const places = (turn: string, owned: number, done: number) => (laid = laidFor(laid, turn, { owned, done })).places;
  expect(places('0 1 0', 0, 0), 'before the first puzzle').toBe(0);
  expect(places('0 1 0', 1, 0), 'taken').toBe(1);
  expect(places('0 1 0', 2, 0)).toBe(2);
  expect(places('0 1 0', 1, 1), 'completed in the same turn').toBe(2);
  expect(places('0 1 0', 0, 2)).toBe(2);
  expect(places('0 1 1', 0, 2), 'the turn passed on: the market does not grow again').toBe(1);
  expect(places('0 2 0', 3, 2)).toBe(3);
  // Taken back, too.
  expect(places('0 2 0', 2, 2)).toBe(3);
});
