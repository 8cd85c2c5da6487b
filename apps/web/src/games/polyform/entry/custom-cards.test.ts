import { MOST_CUSTOM } from '@minoya/games/polyform/setup';
import { expect, test } from 'vitest';
import { toggled } from './CustomCards.tsx';

test('drawn cards are chosen and put back one by one, never more than a table takes', () => {
  expect(toggled([], 'w1.3.i2')).toEqual(['w1.3.i2']);
  expect(toggled(['w1.3.i2', 'w1.7.i2'], 'w1.3.i2')).toEqual(['w1.7.i2']);
  const many = Array.from({ length: MOST_CUSTOM }, (_, i) => `w1.${i}.i2`);
  expect(toggled(many, 'b3.z.i2')).toHaveLength(MOST_CUSTOM);
  expect(toggled(many, 'b3.z.i2')).toContain('b3.z.i2');
});
