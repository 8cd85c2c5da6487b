import { misfit } from '@minoya/games/rokumasu/board';
import { cardIn } from '@minoya/games/rokumasu/place';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { canonical } from '@minoya/kernel';
import type { Bot } from '../bot.ts';
import { type Effort, efforts, plan } from './plan.ts';
import type { Placement } from './search.ts';
import { reorderAction } from './reorder.ts';
import { skipOrPlay } from './skip-or-play.ts';
import { packAction, shopAction } from './shop.ts';
import { type ShopEffort, shopEfforts } from './strength.ts';
import { type Weights, weightsFor } from './weights.ts';

/** How hard a player thinks. */
export interface Strength {
  readonly effort: Effort;
  readonly shop: ShopEffort;
  /** Instead of its own judgement. */
  readonly weights?: Weights;
  readonly shops?: (view: State) => Action;
}

export const strengths = {
  /** For laboratories: plans as steady does and shops at a glance, four times as fast. */
  brisk: { effort: efforts.steady, shop: shopEfforts.known },
  quick: { effort: efforts.quick, shop: shopEfforts.quick },
  steady: { effort: efforts.steady, shop: shopEfforts.quick },
  deep: { effort: efforts.deep, shop: shopEfforts.steady },
} as const satisfies Record<string, Strength>;

/** A player that thinks once a hand and follows its plan until the hand is not what it planned with. */
export function player(strength: Strength): Bot<State, Action> {
  let ahead: { readonly hand: string; readonly placements: readonly Placement[] } | null = null;
  return (view, _seat, options) => {
    if (view.phase !== 'playing') return between(view, options.seed, strength);
    const [next, ...rest] =
      ahead?.hand === handText(view) && fits(view, ahead.placements[0])
        ? ahead.placements
        : (plan(view, { ...options, effort: strength.effort, w: strength.weights ?? weightsFor(view) })[0]?.path ?? []);
    if (!next) return { type: 'end' };
    ahead = { hand: handText(view, next), placements: rest };
    return rest.length > 0 ? next : ((ahead = null), next);
  };
}

/** A boss may have moved the board otherwise than was planned with. */
function fits(view: State, placement: Placement | undefined): boolean {
  const card = placement && cardIn(view, placement.from);
  return !!card && misfit(view, card, placement.cell) === null;
}

/** The cards in hand and stock and the hands left, with one placement done. */
function handText(view: State, done: Placement | null = null): string {
  const left = view.hand.map((card, i) => (i === done?.from ? null : (card?.id ?? null)));
  return canonical([left, view.stock.map(card => card?.id ?? null), view.round]);
}

export function between(view: State, seed: string, { shop, shops }: Strength): Action {
  const moved = reorderAction(view);
  if (moved) return moved;
  if (view.phase === 'progress') return skipOrPlay(view, seed, shop);
  if (view.phase === 'pack') return packAction(view, seed, shop);
  if (view.phase === 'shop') return shops ? shops(view) : shopAction(view, seed, shop);
  return view.round === LAST_ROUND ? { type: 'finish' } : { type: 'collect' };
}
