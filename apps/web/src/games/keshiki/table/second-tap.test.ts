import { expect, test } from 'vitest';
import { SecondTap } from './second-tap.ts';

const at = (timeStamp: number, x = 100, y = 200) => ({ x, y, timeStamp });

test('a quick second press at the place of a played one is left out, however fast the board came to rest', () => {
  const again = new SecondTap();
  expect(again.isSlip(at(1000))).toBe(false);
  again.played(at(1000));
  expect(again.isSlip(at(1160))).toBe(true);
  expect(again.isSlip(at(1160, 112, 191)), 'a finger strays').toBe(true);
  expect(again.isSlip(at(1160, 141)), 'the next block is meant').toBe(false);
  expect(again.isSlip(at(1310)), 'nobody taps that late by mistake').toBe(false);
});

test('a press that played nothing holds up none', () => {
  const again = new SecondTap();
  expect(again.isSlip(at(1000))).toBe(false);
  expect(again.isSlip(at(1000))).toBe(false);
});
