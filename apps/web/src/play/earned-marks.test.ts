import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { earnedAfter, earnedIdsIn, noteEarned } from './earned-marks.ts';

test('what was earned is kept with the run once, and told by when it was', () => {
  const play = { marks: signal<Record<string, number>>({ hints: 2 }), length: signal(4) };
  noteEarned(play, ['first-line', 'three']);
  play.length.value = 9;
  noteEarned(play, ['three', 'unlock:halfway']);
  expect(earnedIdsIn(play.marks.value)).toEqual(['first-line', 'three', 'unlock:halfway']);
  expect(earnedIdsIn(play.marks.value, 4)).toEqual(['unlock:halfway']);
  expect([earnedAfter(play.marks.value, 'three'), earnedAfter(play.marks.value, 'four')]).toEqual([4, 0]);
  expect(play.marks.value['hints']).toBe(2);
});
