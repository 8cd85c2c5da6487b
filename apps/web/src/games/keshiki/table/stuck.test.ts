import { act, playing } from '@minoya/games/keshiki/testing';
import { expect, test } from 'vitest';
import { stuckTold } from './stuck.ts';

const drawing = '| __R __R __Y |\n| __B __Y __B |';

test('a stuck board whose goal is reached reads as a success', () => {
  const told = stuckTold(act(playing(drawing, { target: 4 }), 'a0').state);
  expect(told).toMatchObject({ won: true, title: { ja: 'クリア！', en: 'Goal reached!' } });
});

test('a stuck board short of its goal does not', () => {
  const told = stuckTold(act(playing(drawing, { target: 99 }), 'a0').state);
  expect(told).toMatchObject({ won: false, title: { ja: '消せるかたまりがありません' } });
});
