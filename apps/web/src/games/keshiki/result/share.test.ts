import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { expect, test, vi } from 'vitest';
import { aboutSetup, outcomeLine } from '../entry/about.ts';
import { pathOf, shareWords } from './share.ts';

test("the result of somebody's board is shared with that board, not with the game's front page", () => {
  expect(pathOf(aboutSetup('puzzle clear,ice@6 RRY/RYY'), null)).toBe('/keshiki/board#clear,ice@6_RRY/RYY');
  expect(pathOf(aboutSetup('board 20 RRY/RYY'), null)).toBe('/keshiki/board#20_RRY/RYY');
  expect(pathOf(aboutSetup('stage 12'), null)).toBe('/keshiki/stage/12');
  expect(pathOf(aboutSetup('endless 3 deal 1 goals 800'), null)).toBe('/keshiki/endless');
});

test('a board that was passed on has a name of its own, the same for both', () => {
  const { label, name } = aboutSetup('puzzle clear RRY/RRY');
  expect([label.ja, name.ja, name.en]).toEqual(['オリジナル盤', '珊瑚赤の盤 3×2', 'Coral red, 3×2']);
});

test('a record tells which board it was', () => {
  const state = new Match(keshiki, 'stage 2', '').state;
  expect(outcomeLine(state, 'stage 2').ja).toBe('ステージ2 ☆☆☆ 0点');
  const endless = 'endless 3 deal 1 goals 800';
  expect(outcomeLine(new Match(keshiki, endless, 'x').state, endless).ja).toBe('石庭めぐり 盤3 ☆ 0点');
});

test('a board of the rock garden is shared under its name', () => {
  vi.stubGlobal('location', { origin: '' });
  const setup = 'endless 3 deal 1 goals 800';
  const { state } = new Match(keshiki, setup, 'x');
  expect(shareWords({ about: aboutSetup(setup), state, par: null, row: null })).toContain('Rock Garden Board 3');
  vi.unstubAllGlobals();
});

test('what is shared of a game with help says so', () => {
  vi.stubGlobal('location', { origin: '' });
  const { state } = new Match(keshiki, 'stage 2', '');
  const shared = { about: aboutSetup('stage 2'), state, par: null, row: null };
  expect(shareWords({ ...shared, marks: { hints: 8 } })).toContain('with hints');
  expect(shareWords({ ...shared, marks: { tools: 1 } })).toContain('with tools');
  expect(shareWords({ ...shared, marks: { shown: 1 } })).not.toContain('with');
  vi.unstubAllGlobals();
});
