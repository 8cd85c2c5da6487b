import { cellAt } from '@minoya/games/keshiki/cells';
import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

/** How many separate loops a path has. */
const loops = (d: string) => d.split('Z').length - 1;

test('one cell is a square', () => {
  expect(outlineOf([cellAt(2, 1)])).toBe('M2 1L3 1L3 2L2 2Z');
});

test('joined cells are one loop, apart cells are two', () => {
  expect(loops(outlineOf([cellAt(0, 0), cellAt(1, 0), cellAt(1, 1)]))).toBe(1);
  expect(loops(outlineOf([cellAt(0, 0), cellAt(2, 0)]))).toBe(2);
});

test('a ring has an outer and an inner edge', () => {
  const ring = [0, 1, 2].flatMap(x => [0, 1, 2].map(y => cellAt(x, y))).filter(cell => cell !== cellAt(1, 1));
  expect(loops(outlineOf(ring))).toBe(2);
});

test('the last column does not join the first of the next row', () => {
  expect(loops(outlineOf([cellAt(31, 0), cellAt(0, 1)]))).toBe(2);
});
