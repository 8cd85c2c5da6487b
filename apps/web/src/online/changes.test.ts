import { expect, test } from 'vitest';
import { changedOptions } from '../games/polyform/entry/changed-options.ts';
import { changesIn } from './changes.ts';

const table = { setup: 'seats=2', clock: null, watch: true, chairs: [0, 1] };
const told = (before: typeof table, after: object) =>
  changesIn(before, { ...before, ...after }, changedOptions).map(({ what, to }) => `${what.ja} ${to.ja}`);

test('what the host changed is told by name, with what it is now', () => {
  expect(told(table, {})).toEqual([]);
  expect(told(table, { clock: 30, watch: false })).toEqual(['ターンタイマー 30秒', '観戦 不可']);
  expect(told(table, { setup: 'seats=3', chairs: [0, 1, 2] })).toEqual(['人数 3']);
  expect(told(table, { setup: 'seats=2 scores=hidden' })).toHaveLength(1);
  expect(told(table, { setup: 'seats=2 custom=w1.7.i2' }).at(-1)).toMatch(/1枚$/);
});
