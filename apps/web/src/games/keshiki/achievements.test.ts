import { keshiki } from '@minoya/games/keshiki/game';
import { setupText } from './own/link.ts';
import { readBoardLine } from '@minoya/games/keshiki/notation';
import { readGoal } from '@minoya/games/keshiki/goals';
import { stage } from '@minoya/games/keshiki/stages/index';
import { Match } from '@minoya/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AchievementContext } from '../game-ui.ts';
import { achievements } from './achievements.ts';
import { slots } from './entry/about.ts';
import { nothing, progress } from './entry/progress.ts';

type At = AchievementContext<typeof keshiki>;

/** What a game earns on its way, played in this place. */
function earned(setup: string, moves: readonly string[], slot: string, marks: At['marks'] = {}): string[] {
  const match = new Match(keshiki, setup, '');
  const all = new Set<string>();
  for (const move of moves) {
    const before = match.state;
    if (!match.play(0, move).ok) throw new Error(move);
    const { events } = match.at(match.length);
    const result = keshiki.result(match.state);
    const at = { before, after: match.state, events, result, marks, plies: match.length, slot, setup };
    for (const one of achievements) if (one.earned(at)) all.add(one.id);
  }
  return [...all].sort();
}

const line = (number: number) => [...stage(number).line];
beforeEach(() => void (progress.value = nothing));
afterEach(() => void (progress.value = null));

test('a stage that counts earns its stars and the ways it was played', () => {
  expect(earned('stage 2', line(2), slots.stage(2))).toEqual(expect.arrayContaining(['first-star', 'three-stars']));
});

test('practice earns nothing: a stage that is not open, by its button or by its address, and moves of somebody else', () => {
  expect(earned('stage 94', line(94), slots.practice(94))).toEqual([]);
  expect(earned('stage 94', line(94), slots.stage(94))).toEqual([]);
  expect(earned('stage 2', line(2), 'branch', { branch: 1 })).toEqual([]);
  expect(earned('endless 1 deal 1 goals 8', ['finish'], 'branch', { practice: 1 })).toEqual([]);
});

test('a board that somebody drew earns nothing, wherever it is played', () => {
  const goal = readGoal('clear');
  const board = readBoardLine('RRRRRRRRRRRRRRRR/RRRRRRRRRRRRRRRR/RRRRRRRRRRRRRRRR');
  if (!goal || !board) throw new Error('not read');
  const setup = setupText({ board, goals: [goal] });
  for (const slot of [slots.own, slots.shared, 'published-1', 'main']) expect(earned(setup, ['a0'], slot)).toEqual([]);
});
