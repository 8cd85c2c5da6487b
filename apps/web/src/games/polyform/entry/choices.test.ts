import { expect, test } from 'vitest';
import { keep, kept } from './choices.ts';
import { storedOnDevice } from './testing.ts';

const stored = storedOnDevice();

test('what was chosen last is chosen again, each by its name', () => {
  expect(kept('players', 2)).toBe(2);
  keep('players', 4);
  keep('bots', [4, 13]);
  expect(kept('players', 2)).toBe(4);
  expect(kept('bots', [2, 2])).toEqual([4, 13]);
});

test('what cannot be read is as if it had not been chosen', () => {
  stored.set('minoya:polyform:choices', 'not json');
  expect(kept('players', 2)).toBe(2);
  stored.set('minoya:polyform:choices', '{"players":"four","bots":7}');
  expect(kept('players', 2)).toBe(2);
  expect(kept('bots', [2])).toEqual([2]);
});
