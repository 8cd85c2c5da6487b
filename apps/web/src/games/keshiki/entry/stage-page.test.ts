import { earnedTools, toolIds } from '@minoya/games/keshiki/tools';
import { expect, test } from 'vitest';
import { ranksPath } from './leaderboards.ts';
import { toolsToShow } from './Kit.tsx';
import { goingOn } from './StagePage.tsx';

test('a stage lists the tools that one has and the next one, not those that are far away', () => {
  expect(toolsToShow([])).toEqual([toolIds[0]]);
  const some = earnedTools(60);
  expect(toolsToShow(some)).toHaveLength(some.length + 1);
  expect(toolsToShow(toolIds)).toEqual(toolIds);
});

test('the leaderboard of a board opens where the player’s own row is', () => {
  expect(ranksPath('stage-27', undefined)).toBe('/ranks/keshiki/stage-27');
  expect(ranksPath('stage-27', { helped: false })).toBe('/ranks/keshiki/stage-27');
  expect(ranksPath('stage-27', { helped: true })).toBe('/ranks/keshiki/stage-27~aided');
});

test('a stage knows that what goes on there is practice: its button says so', () => {
  const log = [{ seat: 0, line: 'a0' }];
  expect(goingOn(null)).toEqual({ moves: 0, practice: false });
  expect(goingOn({ log, marks: { hints: 2, tools: 1 } })).toEqual({ moves: 1, practice: false });
  expect(goingOn({ log, marks: { branch: 1 } })).toEqual({ moves: 1, practice: true });
});
