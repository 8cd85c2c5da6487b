import { expect, test } from 'vitest';
import { rounded } from './Formula.tsx';

test('a product that is no whole number is told before it is rounded down', () => {
  expect(rounded(120, 2.8, 33)).toEqual({ exact: '33.6' });
  expect(rounded(120, 3, 36)).toEqual({});
  // Neither where a limit has cut it off, which is told as such.
  expect(rounded(120, 2.8, 20)).toEqual({});
});
