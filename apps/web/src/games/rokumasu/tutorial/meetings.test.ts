import { patterns } from '@minoya/games/rokumasu/blocks';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { course, meetings, textOf } from './script.ts';

/** Lessons about obstacles that are told in a round of this rule set which has one on its board. */
function toldOfObstacles(rules: RuleSetId): readonly string[] {
  const board = `${patterns.obstacle.glyph} . . . . .\n${'. . . . . .\n'.repeat(5)}`;
  const scene = { state: position({ rules, board, hand: ['mono-1'] }), canUndo: false, missed: false };
  return meetings.filter(one => one.id.startsWith('obstacle') && one.when(scene)).map(one => textOf(one, scene).en);
}

test('what is told of an obstacle is the rule of the set: in standard it bars its line, in classic it stays behind', () => {
  expect(toldOfObstacles('standard')).toEqual([expect.stringContaining('never fills')]);
  expect(toldOfObstacles('classic')).toEqual([expect.stringContaining('does clear')]);
});

test('a lesson frames what it speaks of and nothing around it: the piece, the cell, the relic', () => {
  const lesson = (id: string) => [...course, ...meetings].find(one => one.id === id);
  const board = `. . . . . .\n. . ${patterns.obstacle.glyph} . . .\n${'. . . . . .\n'.repeat(4)}`;
  const state = position({ board, hand: ['mono-1', 'tet-o enhanced'], relics: ['anchor', 'copy'] });
  expect(lesson('pattern')?.about(state)).toBe('[data-slot="1"]');
  expect(lesson('obstacle')?.about(state)).toBe('[data-board="main"] [data-cell="2,1"]');
  expect(lesson('copy')?.about(state)).toBe('[data-relic="1"]');
  const wide = [...course, ...meetings].map(one => one.about(state)).filter(about => /play-bar|tray|goods/.test(about));
  expect(wide).toEqual([]);
});

test('the Long Journey is taught where it is met, whoever was sent there: the basics, gifts, flow, packs and vouchers', () => {
  const told = (state: Partial<State>, id: string) => {
    const scene = {
      state: { ...position({ rules: 'journey', hand: ['mono-1'] }), ...state },
      canUndo: false,
      missed: false,
    };
    return meetings.find(one => one.id === id)?.when(scene);
  };
  const fresh = position({ rules: 'journey', hand: ['mono-1'] }).record;
  expect(told({ round: 1, record: { ...fresh, placed: 0 } }, 'basics-flow')).toBe(true);
  expect(told({ round: 1, record: { ...fresh, placed: 5 } }, 'basics-flow')).toBe(false);
  expect(told({ phase: 'progress', gifts: ['purse'] as unknown as State['gifts'] }, 'gift')).toBe(true);
  expect(told({ phase: 'progress', gifts: [] }, 'gift')).toBe(false);
  const item = { sale: false, sold: false, list: 3 };
  const shop = (ware: object) => ({ items: [{ ...item, ware }], rerolls: 0 }) as unknown as State['shop'];
  expect(told({ phase: 'shop', shop: shop({ kind: 'pack', id: 'pieces' }) }, 'pack')).toBe(true);
  expect(told({ phase: 'shop', shop: shop({ kind: 'voucher', id: 'extension' }) }, 'voucher')).toBe(true);
  expect(told({ phase: 'shop', shop: shop({ kind: 'relic', id: 'anchor' }) }, 'voucher')).toBe(false);
});

test('where the flow counts nobody is told only to save up: a first line opens it', () => {
  const toldIn = (rules: RuleSetId) => {
    const state = position({ rules, hand: ['mono-1'] });
    const scene = { state, canUndo: false, missed: false };
    const told = meetings.filter(one => one.id.startsWith('basics') && one.when(scene));
    return told.map(one => textOf(one, scene).en);
  };
  expect(toldIn('journey')).toEqual([expect.stringContaining('one line early')]);
  expect(toldIn('standard')).toEqual([expect.stringContaining('several lines at once')]);
});
