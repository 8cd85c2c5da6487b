import { expect, test } from 'vitest';
import { nim } from './nim.ts';
import { perft } from './perft.ts';

test('perft counts the ways on', () => {
  const state = nim.start({ seats: 2, heaps: [2, 1] }, '');
  expect([1, 2, 3].map(depth => perft(nim, state, depth))).toEqual([3, 5, 3]);
});
