import { keshiki } from '@minoya/games/keshiki/game';
import { act, playing } from '@minoya/games/keshiki/testing';
import { Match } from '@minoya/kernel';
import type { Setup } from '@minoya/games/keshiki/setup';
import { expect, test, vi } from 'vitest';
import { today } from '../../../store/day.ts';
import { keepFirstTry } from '../../../store/tries.ts';
import { endsShort, isSpent } from './spent.ts';
import { stuckWords as words } from './stuck-words.ts';
import { givingUp, spentTold, stuckTold, wayBack } from './stuck.ts';

const drawing = '| __R __R __Y |\n| __B __Y __B |';

test('a stuck board whose goal is reached reads as a success', () => {
  const told = stuckTold(act(playing(drawing, { target: 4 }), 'a0').state);
  expect(told).toMatchObject({ won: true, title: { ja: 'クリア！', en: 'Goal reached!' } });
});

test('a stuck board short of its goal does not', () => {
  const told = stuckTold(act(playing(drawing, { target: 99 }), 'a0').state);
  expect(told).toMatchObject({ won: false, title: { ja: '消せるかたまりがありません' } });
});

test('whoever has used up the taps of the first star is told so at once, and led back', () => {
  const match = new Match(keshiki, 'puzzle clear@2 RRYY/BBGG', '');
  match.play(0, 'a0');
  expect(isSpent(match.state)).toBe(false);
  match.play(0, 'a1');
  expect(isSpent(match.state)).toBe(true);
  expect(spentTold(match.state)).toMatchObject({ won: false, title: { ja: '2手を使いきりました' } });
  expect(isSpent(act(playing(drawing, { target: 4 }), 'a0').state)).toBe(false);
});

test('the way back to where the goal is in reach has its own button, which can be pressed once it is known', () => {
  expect(wayBack(0, true)).toBe('searching');
  expect(wayBack(6, false)).toBe('known');
  expect([wayBack(1, false), wayBack(0, false)], 'one move back is offered anyhow').toEqual(['start', 'start']);
  expect(wayBack(1, false, 1), 'but not where no move was made').toBe('known');
});

test('giving up decides a day once: in practice it says nothing of the kind', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const daily = { type: 'daily', date: '2026-11-18' } as Setup;
  today.value = '2026-11-18';
  expect(givingUp(daily)).toBe(words.giveUpDaily);
  today.value = '2026-12-24';
  expect(givingUp(daily), 'the day is closed').toBe(words.giveUpStage);
  today.value = '2026-11-18';
  keepFirstTry('keshiki', '2026-11-18', 7);
  expect(givingUp(daily)).toBe(words.giveUpStage);
  vi.unstubAllGlobals();
});

test('a tap that empties the board below its goal is asked about before it ends the game', () => {
  const before = playing('| __R __R |', { target: 99 });
  const tap = { type: 'tap', cell: 0 } as const;
  expect(endsShort(keshiki, before, tap)).toBe(true);
  expect(endsShort(keshiki, playing('| __R __R |', { target: 4 }), tap), 'the goal is reached with it').toBe(false);
  expect(endsShort(keshiki, playing(drawing, { target: 99 }), tap), 'the game goes on').toBe(false);
  expect(endsShort(keshiki, before, { type: 'finish' }), 'giving up has a question of its own').toBe(false);
});
