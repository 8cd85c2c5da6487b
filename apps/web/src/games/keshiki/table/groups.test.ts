import { after } from '@minoya/games/keshiki/after';
import { playing } from '@minoya/games/keshiki/testing';
import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

test('a group is worth what its state pays, also where two states share a board', () => {
  const plain = playing('| __R __R __R |', { tools: ['boost'] });
  const boosted = after(plain, { type: 'used', tool: 'boost', cells: [], color: null, boosted: true });
  expect(boosted.board).toBe(plain.board);
  expect([plain, boosted].map(state => groupsOf(state).list[0]?.points)).toEqual([9, 14]);
  expect(groupsOf(plain)).toBe(groupsOf(plain));
});
