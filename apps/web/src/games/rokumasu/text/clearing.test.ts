import '@minoya/games/rokumasu/long/index';
import { type Position, position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { clearing, firstPoints } from './clearing.ts';

const advice = { ja: '助言。', en: 'Advice.' };
const state = (more: Position) => position({ rules: 'journey', hand: ['mono-1'], ...more });
const told = (more: Position): string => clearing(state(more), advice).ja;

test('what clears is told by what is in force', () => {
  expect(told({})).toBe('縦か横の6マスをうめると消えて点になります。助言。');
  expect(told({ way: { twists: ['rows_only'] } })).toBe('横の6マスをうめると消えて点になります。助言。');
  expect(told({ way: { twists: ['columns_only', 'tiny_board'] } })).toContain('縦の5マスをうめると');
  expect(told({ way: { twists: ['small_steps'] } })).toContain('1ラインだけ消したとき');
  expect(told({ way: { twists: ['small_steps'] } })).not.toContain('助言');
});

test('a round lost to a boss without a clear is told how that boss is met', () => {
  expect(firstPoints(state({})).ja).toBe('まず縦か横の6マスをうめると、点が入り始めます。');
  const gate = firstPoints(state({ round: 3, bosses: ['heavy_gate'] }));
  expect(gate.ja).toBe('「重い扉」：小さいピースでそろえ、大きいピースで消します。');
});
