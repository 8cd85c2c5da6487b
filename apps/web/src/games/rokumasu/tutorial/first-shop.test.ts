import { rokumasu } from '@minoya/games/rokumasu/game';
import { price } from '@minoya/games/rokumasu/shop';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { lessonSeed, lessonSetup } from './script.ts';

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
