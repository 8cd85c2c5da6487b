import { expect, test } from 'vitest';
import { SecondTap } from './second-tap.ts';

const here = { x: 100, y: 200 };

test('a quick second press at the place of a played one is left out, however fast the board came to rest', () => {
  let now = 1000;
  const again = new SecondTap(() => now);
  expect(again.isSlip(here)).toBe(false);
  again.played(here);
  now += 160;
  expect(again.isSlip(here)).toBe(true);
  expect(again.isSlip({ x: 112, y: 191 }), 'a finger strays').toBe(true);
  expect(again.isSlip({ x: 141, y: 200 }), 'the next block is meant').toBe(false);
  now += 150;
  expect(again.isSlip(here), 'nobody taps that late by mistake').toBe(false);
});

test('a press that played nothing holds up none', () => {
  const again = new SecondTap(() => 1000);
  expect(again.isSlip(here)).toBe(false);
  expect(again.isSlip(here)).toBe(false);
});
