import { describe, expect, test } from 'vitest';
import type { Json } from '@minoya/kernel';
import { sameJson } from './same-json.ts';

const VALUES: readonly Json[] = [
  null,
  0,
  1,
  '',
  '1',
  true,
  [],
  {},
  [1],
  [1, 2],
  [[1], 2],
  { a: 1 },
  { a: 1, b: null },
  { b: null, a: 1 },
  { a: [1, { c: 'x' }] },
  { a: [1, { c: 'y' }] },
  { 0: 1 },
];

describe('two values of JSON', () => {
  test('are the same exactly when they are written alike', () => {
    for (const [i, a] of VALUES.entries())
      for (const [j, b] of VALUES.entries())
        expect(sameJson(a, structuredClone(b)), `${i} ${j}`).toBe(JSON.stringify(a) === JSON.stringify(b));
  });
});
