import { expect, test } from 'vitest';
import type { Chair } from './protocol.ts';
import { endsByResignation, resultByResignation, roomResult } from './resignation.ts';

const bot: Chair = { who: null, name: 0, ready: false, bot: 'b', cover: null };
const person: Chair = { ...bot, who: 'a', bot: null };
const out: Chair = { ...person, cover: 'resigned' };
const away: Chair = { ...person, cover: 'left' };

test('who resigned never wins: the best of the others does', () => {
  const result = { scores: [3, 9, 5], winners: [1] };
  expect(roomResult(result, [person, person, person])).toEqual(result);
  expect(roomResult(result, [person, out, person])).toEqual({ ...result, winners: [2], resigned: [1] });
  expect(roomResult(result, [out, person, person])).toEqual({ ...result, winners: [1], resigned: [0] });
  expect(roomResult({ scores: [4, 4, 9], winners: [2] }, [person, bot, out]).winners).toEqual([0, 1]);
});

test('a resignation ends the game when one player is left, or only bots; bots of the table and who may come back are players', () => {
  expect(endsByResignation([person, out])).toBe(true);
  expect(endsByResignation([person, bot, out])).toBe(false);
  expect(endsByResignation([out, bot, out, bot])).toBe(true);
  expect(endsByResignation([person, away, out])).toBe(false);
  expect(resultByResignation([person, out])).toEqual({ scores: [], winners: [0], resigned: [1] });
});
