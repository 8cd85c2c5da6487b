import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { awardsIn, keepAwards } from './awards.ts';

test('what was earned is kept with the run once, and told by when it was', () => {
  const play = { marks: signal<Record<string, number>>({ hints: 2 }), length: signal(4) };
  keepAwards(play, ['first-line', 'three']);
  play.length.value = 9;
  keepAwards(play, ['three', 'unlock:halfway']);
  expect(awardsIn(play.marks.value)).toEqual(['first-line', 'three', 'unlock:halfway']);
  expect(awardsIn(play.marks.value, 4)).toEqual(['unlock:halfway']);
  expect(play.marks.value['hints']).toBe(2);
});
