import { expect, test } from 'vitest';
import { waitText } from './RoomOver.tsx';
import { text } from './text.ts';

test('who only watches a room is not told to wait for a choice as if it were theirs', () => {
  expect(waitText(null, false)).toBe(text.watchChoice);
  expect(waitText(1, false)).toBe(text.waitChoice);
  expect(waitText(1, true)).toBe(text.askedAgain);
});
