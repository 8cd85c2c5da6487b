import { readDrawing } from '@minoya/games/polyform/cells';
import { expect, test } from 'vitest';
import { centred } from './draft.ts';
import { Painting } from './painting.ts';

test('a drag draws every cell it comes over, or erases them where it began on a drawn one', () => {
  const painting = new Painting();
  expect(painting.begin(0b001, 0b010)).toBe(0b011);
  expect(painting.over(0b100)).toBe(0b111);
  expect(painting.over(0b010), 'coming back changes nothing').toBe(0b111);
  painting.end();
  expect(painting.over(0b1000)).toBe(0b111);
  expect(painting.takesClick(), 'the press was the drag').toBe(true);
  expect(painting.takesClick(), 'a key is a press of its own').toBe(false);
  expect(painting.begin(0b111, 0b100)).toBe(0b011);
  expect(painting.over(0b001)).toBe(0b010);
});

test('a drawing lies in the middle when it is saved', () => {
  expect(centred(readDrawing('##') ?? 0)).toBe(readDrawing('.....\n.....\n.##..') ?? 0);
  const whole = readDrawing('#####\n#####\n#####\n#####\n#####') ?? 0;
  expect(centred(whole)).toBe(whole);
  expect(centred(0)).toBe(0);
});
