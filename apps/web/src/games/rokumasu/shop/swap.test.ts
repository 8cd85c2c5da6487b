import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { price, resale } from '@minoya/games/rokumasu/shop';
import type { Item, State } from '@minoya/games/rokumasu/state';
import { position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { canReroll, canSwap, missingToSwap, swap } from './swap.ts';

const crown: Item = { ware: { kind: 'relic', id: 'crown' }, list: 10, sale: false, sold: false };

function shop(gold: number, relics: readonly RelicId[]): State {
  const state = position({ phase: 'shop', gold, relics });
  return { ...state, shop: { items: [crown], rerolls: 0, locked: null, coming: [] } };
}

/** Four slots, all taken; a jester makes everything 30 percent cheaper as long as it is there. */
const withJester = (gold: number): State => shop(gold, ['jester', 'patience', 'stamp', 'compass']);

test('[R83, R88] the gold after a swap is what the rules leave: without the jester the same relic costs more', () => {
  const state = withJester(20);
  expect(price(state, crown)).toBe(7);
  const [jester, patience] = state.relics.map(resale) as [number, number];
  expect(swap(state, 0, 0)).toEqual({ gold: 20 + jester - 10, why: null });
  expect(swap(state, 0, 1)).toEqual({ gold: 20 + patience - 7, why: null });
  for (const sell of state.relics.keys()) {
    const step = rokumasu.apply(state, 0, { type: 'buy', item: 0, sell });
    expect(step.ok && step.state.gold).toBe(swap(state, 0, sell).gold);
  }
});

test('[R88] a swap is offered where the rules allow one, and what is missing is missing for the best of them', () => {
  const all = [...Array(12).keys()].map(gold => {
    const state = withJester(gold);
    const missing = missingToSwap(state, 0);
    expect(canSwap(state, 0)).toBe(missing === 0);
    expect(canSwap({ ...state, gold: gold + (missing ?? 0) }, 0)).toBe(true);
    if (missing) expect(canSwap({ ...state, gold: gold + missing - 1 }, 0)).toBe(false);
    return missing;
  });
  expect(all).toContain(0);
  expect(all[0]).toBeGreaterThan(0);
});

test('[R88] only the jester brings much gold, and just then the price goes up: no swap is offered that is refused', () => {
  const cheap = withJester(0);
  const relics = cheap.relics.map(owned => ({ ...owned, paid: owned.id === 'jester' ? 14 : 0 }));
  const state = { ...cheap, relics };
  // Seven for the jester would pay seven; but without it the crown costs ten.
  expect(swap(state, 0, 0)).toEqual({ gold: null, why: 'notEnoughGold' });
  expect(canSwap(state, 0)).toBe(false);
  expect(missingToSwap(state, 0)).toBe(3);
});

test('[R88] no gold helps where there is room, or nothing to sell', () => {
  expect(missingToSwap(shop(50, ['patience']), 0)).toBe(null);
  expect(missingToSwap(shop(50, []), 0)).toBe(null);
});

test('[R84] goods are exchanged where the rules allow it', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(gold => canReroll(shop(gold, [])))).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map(gold => rokumasu.apply(shop(gold, []), 0, { type: 'reroll' }).ok),
  );
  expect(canReroll(shop(0, []))).toBe(false);
  expect(canReroll(shop(99, []))).toBe(true);
});
