import { rokumasu } from '@minoya/games/rokumasu/game';
import { cannotBuy } from '@minoya/games/rokumasu/shop';
import type { State } from '@minoya/games/rokumasu/state';

/** The gold that is left, or why the rules refuse. */
export type Swap = { readonly gold: number; readonly why: null } | { readonly gold: null; readonly why: string };

/** One relic sold for a ware of the shop or of an open pack, as the rules do it: what is sold may change what the other costs. */
export function swap(state: State, item: number, sell: number): Swap {
  const step = rokumasu.apply(state, 0, { type: state.pack ? 'take' : 'buy', item, sell });
  return step.ok ? { gold: step.state.gold, why: null } : { gold: null, why: step.why };
}

/** Whether any relic may be sold for a ware. */
export function canSwap(state: State, item: number): boolean {
  return state.relics.some((_, sell) => swap(state, item, sell).why === null);
}

/** More than anything costs. */
const RICH = 10_000;

/** How much gold is missing to buy an item for any one relic; 0 when it can be bought so, null when no gold would help. */
export function missingToSwap(state: State, item: number): number | null {
  const couldWith = (more: number): boolean =>
    state.relics.some((_, sell) => cannotBuy({ ...state, gold: state.gold + more }, item, sell) === null);
  if (!couldWith(RICH)) return null;
  let more = 0;
  while (!couldWith(more)) more += 1;
  return more;
}

/** Whether the goods may be exchanged for others now. */
export const canReroll = (state: State): boolean => rokumasu.apply(state, 0, { type: 'reroll' }).ok;
