import { expect, test } from 'vitest';
import { groundOf } from './grounds.ts';

test('each of the eight sets of a run is a place of its own, and endless walks the street again', () => {
  const all = Array.from({ length: 8 }, (_, i) => groundOf(i + 1));
  expect(new Set(all).size).toBe(8);
  expect(groundOf(9)).toBe(all[0]);
  for (const picture of all) expect(decodeURIComponent(picture)).not.toMatch(/NaN|undefined/);
});
