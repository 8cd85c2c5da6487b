import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { aboutSetup, slots, starsOffered } from '../entry/about.ts';
import { nothing, progress } from '../entry/progress.ts';
import { goalsThatCount, whyNoStars, whyUncounted, whyUnranked } from './worth.ts';

function ended(setup: string, ...moves: readonly string[]) {
  const match = new Match(keshiki, setup, 'test');
  for (const line of [...moves, 'finish']) {
    const action = keshiki.actions.read(line);
    if (action) match.act(0, action);
  }
  return { state: match.state, result: keshiki.result(match.state) };
}

const twoGoals = 'puzzle few1@1,4 RRYY/BBGG';

test('points that count nowhere are not offered to a leaderboard, and it is said why', () => {
  const missed = ended(twoGoals, 'a0');
  expect(missed.state.score).toBe(4);
  expect(missed.result?.scores).toEqual([0]);
  expect(whyUnranked(missed.state, missed.result)?.ja).toContain('★');
  const empty = ended(twoGoals);
  expect(whyUnranked(empty.state, empty.result)?.ja).toContain('0点');
  const won = ended('puzzle 4 RRYY/BBGG', 'a0');
  expect(whyUnranked(won.state, won.result)).toBeNull();
});

test('without the first star no other goal is ticked', () => {
  const { state } = ended(twoGoals, 'a0');
  expect(state.reached).toEqual([false, true]);
  expect(goalsThatCount(state)).toEqual([false, false]);
  expect(whyUncounted(state)?.en).toContain('★');
  expect(whyUncounted(ended('puzzle 4,8 RRYY/BBGG', 'a0').state)).toBeNull();
});

test('a game on moves of somebody else, or on a stage that is not open, says that it earns no stars', () => {
  expect(whyNoStars(aboutSetup('stage 1'), slots.stage(1), { branch: 1 })).not.toBeNull();
  expect(whyNoStars(aboutSetup('stage 66'), slots.shared, {})).not.toBeNull();
  expect(whyNoStars(aboutSetup('stage 66'), slots.practice(66), {})).not.toBeNull();
  expect(whyNoStars(aboutSetup('stage 1'), slots.stage(1), {})).toBeNull();
});

test('a board of the garden that is tried beside the walk is practice', () => {
  const board = aboutSetup('endless 1 deal 1 goals 800');
  expect(whyNoStars(board, slots.endless, {})).toBeNull();
  expect(whyNoStars(board, 'branch', {})).not.toBeNull();
});

test('a stage that is not open yet earns nothing by its address either', () => {
  progress.value = nothing;
  expect(whyNoStars(aboutSetup('stage 3'), slots.stage(3), {})).toBeNull();
  expect(whyNoStars(aboutSetup('stage 9'), slots.stage(9), {})).not.toBeNull();
  progress.value = null;
});

test('a board of the endless run offers as many stars as it has goals', () => {
  const setup = 'endless 1 deal 1 goals 800';
  expect(starsOffered(setup, new Match(keshiki, setup, 'seed').state)).toBe(1);
});
