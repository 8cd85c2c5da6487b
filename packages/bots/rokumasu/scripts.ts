import { rokumasu } from '@minoya/games/rokumasu/game';
import { spotsOf } from '@minoya/games/rokumasu/shapes';
import { price } from '@minoya/games/rokumasu/shop';
import type { Action, Item, State } from '@minoya/games/rokumasu/state';
import type { Strength } from './bot.ts';
import { efforts } from './plan.ts';
import { shopEfforts } from './strength.ts';
import { weights } from './weights.ts';

/**
 * Players with one plan for the whole run. They search as deep as the bot, but want only their own kind of clear, and in the
 * shop they glance at the prices: the dearest relic that they can pay, as long as there is room.
 */
function script(wants: (rows: number, columns: number) => boolean, shops = glance): Strength {
  return { effort: efforts.steady, shop: shopEfforts.known, weights: { ...weights, wants }, shops };
}

export const scripts = {
  'one-cross': script((rows, columns) => rows === 1 && columns === 1),
  'two-parallel': script((rows, columns) => rows + columns === 2 && rows * columns === 0),
  'one-line': script((rows, columns) => rows + columns === 1),
  'big-pieces': script(() => true, bigPieces),
} as const satisfies Record<string, Strength>;

const BIG = 5;

/** Relics by their price tag. */
function glance(view: State): Action {
  return dearest(view, item => item.ware.kind === 'relic') ?? { type: 'leave' };
}

/** Big pieces first, then relics. */
function bigPieces(view: State): Action {
  const big = ({ ware }: Item): boolean => ware.kind === 'piece' && spotsOf(ware.card.mino).size >= BIG;
  return dearest(view, big) ?? glance(view);
}

function dearest(view: State, wanted: (item: Item) => boolean): Action | null {
  const list = (view.shop?.items ?? []).map((item, at) => ({ item, at, cost: price(view, item) }));
  for (const { at } of list.filter(({ item }) => !item.sold && wanted(item)).sort((a, b) => b.cost - a.cost)) {
    const action: Action = { type: 'buy', item: at, sell: null };
    if (rokumasu.apply(view, 0, action).ok) return action;
  }
  return null;
}
