import { expect, test } from 'vitest';
import { clockText, turnClocks, turnLength } from './turn-length.ts';

test('turns last from 15 seconds to 24 hours, and clocks say so', () => {
  expect(turnClocks.slice(1).every(one => one !== null && one >= 15 && one <= 86_400)).toBe(true);
  expect(turnClocks.map(one => turnLength(one).en)).toEqual([
    'None',
    '15 s',
    '30 s',
    '60 s',
    '90 s',
    '2 min',
    '5 min',
    '15 min',
    '1 h',
    '4 h',
    '12 h',
    '24 h',
  ]);
  expect([9, 75, 3_661].map(clockText)).toEqual(['9', '1:15', '1:01:01']);
});
