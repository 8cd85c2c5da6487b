import { patterns } from '@minoya/games/rokumasu/blocks';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { meetings } from './script.ts';

/** Lessons about obstacles that are told in a round of this rule set which has one on its board. */
function toldOfObstacles(rules: RuleSetId): readonly string[] {
  const board = `${patterns.obstacle.glyph} . . . . .\n${'. . . . . .\n'.repeat(5)}`;
  const scene = { state: position({ rules, board, hand: ['mono-1'] }), canUndo: false, missed: false };
  return meetings.filter(one => one.id.startsWith('obstacle') && one.when(scene)).map(one => one.text.en);
}

test('what is told of an obstacle is the rule of the set: in standard it bars its line, in classic it stays behind', () => {
  expect(toldOfObstacles('standard')).toEqual([expect.stringContaining('never fills')]);
  expect(toldOfObstacles('classic')).toEqual([expect.stringContaining('does clear')]);
});
