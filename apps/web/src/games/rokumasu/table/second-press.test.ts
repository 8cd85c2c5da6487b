import { expect, test } from 'vitest';
import { isSecondHalf } from './second-press.ts';

test('the second half of a double press does nothing on the screen that the first one opened', () => {
  expect(isSecondHalf({ detail: 2, pointerType: 'mouse' }, 180)).toBe(true);
  expect(isSecondHalf({ detail: 1, pointerType: 'touch' }, 180)).toBe(true);
});

test('presses that were meant are heard: single ones at once, any one later, keys always', () => {
  expect(isSecondHalf({ detail: 1, pointerType: 'mouse' }, 180)).toBe(false);
  expect(isSecondHalf({ detail: 2, pointerType: 'touch' }, 500)).toBe(false);
  expect(isSecondHalf({ detail: 0, pointerType: '' }, 10)).toBe(false);
});
