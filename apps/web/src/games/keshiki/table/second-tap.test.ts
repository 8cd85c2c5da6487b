import { expect, test } from 'vitest';
import { SecondTap } from './second-tap.ts';

test('a quick second tap on the same cell is left out while the board still moves', () => {
  let now = 1000;
  const again = new SecondTap(() => now);
  expect(again.isSlip(5, false)).toBe(false);
  now += 120;
  expect(again.isSlip(5, true)).toBe(true);
  expect(again.isSlip(6, true), 'another cell is meant').toBe(false);
  expect(again.isSlip(6, false), 'a board at rest is seen as it is').toBe(false);
  now += 250;
  expect(again.isSlip(6, true), 'nobody taps that late by mistake').toBe(false);
});
