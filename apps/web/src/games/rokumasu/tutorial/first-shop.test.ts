import { rokumasu } from '@minoya/games/rokumasu/game';
import { price } from '@minoya/games/rokumasu/shop';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { course, lessonSeed, lessonSetup } from './script.ts';

test('whoever wins the lesson’s first round, even with the last hand, can buy a relic', () => {
  const match = new Match(rokumasu, lessonSetup, lessonSeed);
  match.act(0, { type: 'start' });
  // The goods are drawn by the shop's own chance: how the round was won does not change them.
  const won = { ...match.state, phase: 'cleared' as const, hands: 0, payout: null };
  const shop = rokumasu.apply(won, 0, { type: 'collect' });
  expect(shop.ok).toBe(true);
  if (!shop.ok) return;
  const least = won.gold + 1;
  const relics = (shop.state.shop?.items ?? []).filter(item => item.ware.kind === 'relic');
  expect(relics.some(item => price(shop.state, item) <= least)).toBe(true);
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
