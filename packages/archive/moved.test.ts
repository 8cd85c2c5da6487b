import { expect, test } from 'vitest';
import { keyThen, type Moves } from './moved.ts';

const moves: Moves = {
  'games/nim/c': [
    { since: 2, before: null },
    { since: 4, before: 'games/nim/a' },
    { since: 7, before: 'games/nim/b' },
  ],
};

test('a module is found at each of the places it has had', () => {
  const places = Array.from({ length: 8 }, (_, i) => keyThen('games/nim/c', `nim@${i + 1}`, moves)?.slice(-1) ?? null);
  expect(places).toEqual([null, 'a', 'a', 'b', 'b', 'b', 'c', 'c']);
});

test('what never moved is where it is', () => {
  expect(keyThen('games/nim/game', 'nim@1', moves)).toBe('games/nim/game');
});
