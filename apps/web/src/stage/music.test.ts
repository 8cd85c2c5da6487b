import { expect, test } from 'vitest';
import { barOf, eighthOf, type Mood } from './music.ts';

const calm: Mood = { far: 0, dark: false, danger: false, seed: 1 };
const bars = (mood: Mood) => Array.from({ length: 8 }, (_, i) => barOf(mood, i));

test('a round has a tune of its own, and always the same one', () => {
  expect(bars(calm)).toEqual(bars(calm));
  expect(bars(calm)).not.toEqual(bars({ ...calm, seed: 2 }));
  expect(barOf(calm, 8)).toEqual(barOf(calm, 0));
});

test('it grows fuller with the rounds, darker for a boss, and has a pulse in danger', () => {
  const count = (mood: Mood) => bars(mood).flat().length;
  const over = (far: number) => [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + count({ ...calm, far, seed }), 0);
  expect(over(1)).toBeGreaterThan(over(0) * 1.3);
  const pulses = (mood: Mood) =>
    bars(mood)
      .flat()
      .filter(note => note.voice === 'pulse').length;
  expect([pulses(calm), pulses({ ...calm, dark: true }), pulses({ ...calm, danger: true })]).toEqual([0, 16, 32]);
  expect(eighthOf({ ...calm, danger: true })).toBeLessThan(eighthOf(calm));
});
