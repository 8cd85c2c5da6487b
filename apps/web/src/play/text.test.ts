import { expect, test } from 'vitest';
import { replayText } from './replay-text.ts';
import { text } from './text.ts';

test('one move is one move, and a doer stands before an action without a verb of their own', () => {
  expect([text.moves(1), text.moves(2)].map(one => one.en)).toEqual(['1 move', '2 moves']);
  expect(replayText.doer({ ja: '藍蛙屋', en: 'Indigo Frog' }).en).toBe('Indigo Frog: ');
});
