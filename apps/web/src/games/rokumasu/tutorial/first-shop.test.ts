import { rokumasu } from '@minoya/games/rokumasu/game';
import { price } from '@minoya/games/rokumasu/shop';
import type { State } from '@minoya/games/rokumasu/state';
import { type Localized, Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { position } from '@minoya/games/rokumasu/testing';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { foresee } from '../table/foresee.ts';
import { sourceName } from '../text/sources.ts';
import { lessonRelic, lessonSeed, lessonSetup } from './lesson-run.ts';
import { course } from './script.ts';

/** A line that every piece of the first deck can fill, beside some blocks that stay. */
const almost = `#  #  #  .  .  .\n${'.  .  .  .  .  .\n'.repeat(3)}#  .  .  .  .  .\n.  .  .  .  .  .\n`;
const worksOn = (relic: RelicId, piece: string, board: string, cell: number): boolean => {
  const seen = foresee(position({ rules: 'standard', board, hand: [piece], relics: [relic], target: 999 }), 0, cell);
  expect(seen?.cleared.length).toBeGreaterThan(0);
  return seen?.outcomes[0]?.ledgers[0]?.some(({ source }) => source === `relic:${relic}`) ?? false;
};

test('whoever wins the lesson’s first round, even with the last hand, can buy the relic it advises', () => {
  const match = new Match(rokumasu, lessonSetup, lessonSeed);
  match.act(0, { type: 'start' });
  // The goods are drawn by the shop's own chance: how the round was won does not change them.
  const won = { ...match.state, phase: 'cleared' as const, hands: 0, payout: null };
  const shop = rokumasu.apply(won, 0, { type: 'collect' });
  expect(shop.ok).toBe(true);
  if (!shop.ok) return;
  const least = won.gold + 1;
  const relics = (shop.state.shop?.items ?? []).filter(({ ware }) => ware.kind === 'relic' && ware.id === lessonRelic);
  expect(relics.some(item => price(shop.state, item) <= least)).toBe(true);
});

test('the relic it advises is called by its name, and shows on the very next clear, whatever piece makes it', () => {
  const { ja, en } = sourceName(`relic:${lessonRelic}`);
  const advice = course.find(({ id }) => id === 'shop')?.text;
  expect(advice).toEqual({ ja: expect.stringContaining(ja), en: expect.stringContaining(en) });
  expect(worksOn(lessonRelic, 'tro-i-h', almost, 3)).toBe(true);
  expect(worksOn(lessonRelic, 'dom-h', almost.replace('.', '#'), 4)).toBe(true);
  expect(worksOn(lessonRelic, 'mono-1', almost.replace('.', '#').replace('.', '#'), 5)).toBe(true);
});

test('the advice to buy a relic goes when one is bought', () => {
  const match = new Match(rokumasu, lessonSetup, lessonSeed);
  match.act(0, { type: 'start' });
  const shop = rokumasu.apply({ ...match.state, phase: 'cleared', payout: null }, 0, { type: 'collect' });
  if (!shop.ok) throw new Error(shop.why);
  const advised = (state: typeof shop.state) =>
    course.find(({ id }) => id === 'shop')?.when({ state, canUndo: true, missed: false });
  expect(advised(shop.state)).toBe(true);
  const item = shop.state.shop?.items.findIndex(({ ware }) => ware.kind === 'relic') ?? -1;
  const bought = rokumasu.apply({ ...shop.state, gold: 99 }, 0, { type: 'buy', item, sell: null });
  if (!bought.ok) throw new Error(bought.why);
  expect(advised(bought.state)).toBe(false);
});

test('after its first shop the tutorial says that it is over, once, and promises nothing of the relic', () => {
  const match = new Match(rokumasu, lessonSetup, lessonSeed);
  const over = course.filter(({ ends }) => ends);
  expect(over).toHaveLength(1);
  const told = (state: State) => over[0]?.when({ state, canUndo: true, missed: false });
  expect(told(match.state)).toBe(false);
  expect(told({ ...match.state, phase: 'progress', round: 2 })).toBe(true);
  expect(told({ ...match.state, phase: 'shop', round: 1 })).toBe(false);
  const advice = course.find(({ id }) => id === 'shop')?.text as Localized;
  expect(advice.ja).toContain('ほかも読んで');
});
