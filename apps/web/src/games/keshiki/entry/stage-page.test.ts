import { earnedTools, toolIds } from '@minoya/games/keshiki/tools';
import { expect, test } from 'vitest';
import { shelfOf } from './StagePage.tsx';

test('a stage lists the tools that one has and the next one, not those that are far away', () => {
  expect(shelfOf([])).toEqual([toolIds[0]]);
  const some = earnedTools(60);
  expect(shelfOf(some)).toHaveLength(some.length + 1);
  expect(shelfOf(toolIds)).toEqual(toolIds);
});
