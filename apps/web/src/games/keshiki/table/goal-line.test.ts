import { keshiki } from '@minoya/games/keshiki/game';
import { type Goal, goalsIn } from '@minoya/games/keshiki/goals';
import { act } from '@minoya/games/keshiki/testing';
import { expect, test } from 'vitest';
import { goalLine } from './goal-line.ts';
import { gapWords, goalWords } from './goal-words.ts';

const start = (goals: string, board: string) => {
  const setup = keshiki.setups.read(`puzzle ${goals} ${board}`);
  if (!setup) throw new Error(goals);
  return keshiki.start(setup, '');
};
const board = 'RRYY/BBLL';

test('what is missing and the taps that are left are said apart', () => {
  const line = goalLine(start('clear@4,30', board));
  expect(line).toMatchObject({ index: 0, late: false, taps: { ja: 'あと4手', en: '4 moves left' } });
  expect(line?.text.en).toBe('8 blocks to go');
});

test('one tap is one tap', () => {
  expect(goalLine(act(start('clear@2,30', board), 'a0').state)?.taps?.en).toBe('1 move left');
});

test('a group that is wanted is said whole, not as a rest', () => {
  expect(goalLine(start('big4', 'RRYY/RRLL'))?.text).toMatchObject({
    ja: 'いちどに4個以上消す',
    en: 'Clear 4 or more in one move',
  });
});

test('when the taps of the first star are used up, no other goal is asked for', () => {
  const { state } = act(start('clear@1,8', board), 'a0');
  expect(goalLine(state)).toMatchObject({ index: 0, late: true, taps: null });
  expect(goalLine(state)?.text.en).toContain('Undo');
});

test('with the first star the next one is asked for', () => {
  const { state } = act(start('4@1,8', board), 'a0');
  expect(goalLine(state)).toMatchObject({ index: 1, goal: { kind: 'score' }, late: false });
});

test('a colour is told with its pattern: not every palette shows it', () => {
  const state = start('colorL,colorL@3', board);
  expect(goalLine(state)?.text).toMatchObject({ ja: '水色（水玉） あと2', en: '2 light blue (dots) to go' });
  expect(goalsIn(state).map(goal => goalWords(goal).ja)).toEqual([
    '水色（水玉）を全部消す',
    '水色（水玉）を全部消す（3手以内）',
  ]);
  expect(goalWords(goalsIn(state)[1] as Goal).en).toBe('Clear every light blue (dots) block in 3 moves');
});

test('points are written as everywhere, in groups of three digits', () => {
  const goal = { kind: 'score', amount: 2340, within: null } as const;
  expect(goalWords(goal)).toMatchObject({ ja: '2,340点とる', en: 'Score 2,340' });
  expect(gapWords(goal, 1350).ja).toBe('あと1,350点');
});

test('one of a thing is told as one in English', () => {
  for (const kind of ['score', 'clear', 'few', 'numbers', 'rocks'] as const)
    expect(gapWords({ kind, amount: 1, within: null }, 1).en, kind).not.toMatch(/s to go$/);
});
