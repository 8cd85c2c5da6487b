import { type Preview, preview } from '@minoya/games/rokumasu/preview';
import type { Action, OwnedRelic, Slot, State } from '@minoya/games/rokumasu/state';
import { withMirrors } from '@minoya/games/rokumasu/shelf';

export type Foreseen = Preview;

/** What a placement will do, by the rules themselves; null when it is not legal. */
export function foresee(state: State, from: Slot, cell: number): Foreseen | null {
  return cell < 0 ? null : preview(state, { type: 'place', from, cell });
}

export type Reach = 'never' | 'maybe' | 'surely';

/** Whether the placement reaches the target. */
export function reachOf({ outcomes }: Foreseen): Reach {
  const reached = outcomes.filter(one => one.phase === 'cleared').length;
  if (reached === 0) return 'never';
  return reached === outcomes.length ? 'surely' : 'maybe';
}

/** What it scores at least. */
export const leastOf = ({ outcomes }: Foreseen): number => outcomes[0]?.points ?? 0;

/** 0.25 as 1/4; what has no short fraction as a percentage. */
export function oddsText(odds: number): string {
  for (let outOf = 1; outOf <= 40; outOf++) {
    const hits = Math.round(odds * outOf);
    if (hits > 0 && Math.abs(hits / outOf - odds) < 1e-9) return `${hits}/${outOf}`;
  }
  return `${Math.round(odds * 1000) / 10}%`;
}

/** The mean over all outcomes: what orders of relics are compared by. */
function mean(state: State, action: Extract<Action, { type: 'place' }>): number {
  const seen = preview(state, action);
  return seen ? seen.outcomes.reduce((sum, one) => sum + one.odds * one.points, 0) : 0;
}

function* orders<T>(list: readonly T[]): Iterable<readonly T[]> {
  if (list.length <= 1) {
    yield list;
    return;
  }
  for (const [i, first] of list.entries())
    for (const rest of orders(list.filter((_, at) => at !== i))) yield [first, ...rest];
}

export interface BetterOrder {
  readonly order: readonly OwnedRelic[];
  readonly plus: number;
}

/** Every order that one relic makes by going to another place. */
function* moves<T>(list: readonly T[]): Iterable<readonly T[]> {
  for (const [from, moved] of list.entries()) {
    const rest = list.filter((_, at) => at !== from);
    for (const to of list.keys()) if (to !== from) yield [...rest.slice(0, to), moved, ...rest.slice(to)];
  }
}

/** All orders of a longer shelf are too many to try. */
const MOST_TO_ORDER = 5;

/**
 * The order of the shelf that makes a placement worth most; null when the present one does. At most 5! tries; a longer shelf is
 * bettered by one relic after the other, as far as that goes.
 */
export function betterOrder(state: State, from: Slot, cell: number): BetterOrder | null {
  if (state.relics.length < 2) return null;
  const action = { type: 'place', from, cell } as const;
  const now = mean(state, action);
  const worth = (order: readonly OwnedRelic[]): number =>
    Math.floor(mean({ ...state, relics: withMirrors(order) }, action) - now);
  if (state.relics.length <= MOST_TO_ORDER) return bestOf(orders(state.relics), worth, null);
  let best: BetterOrder | null = null;
  for (;;) {
    const next: BetterOrder | null = bestOf(moves(best?.order ?? state.relics), worth, best);
    if (next === best) return best;
    best = next;
  }
}

function bestOf(
  some: Iterable<readonly OwnedRelic[]>,
  worth: (order: readonly OwnedRelic[]) => number,
  before: BetterOrder | null,
): BetterOrder | null {
  let best = before;
  for (const order of some) {
    const plus = worth(order);
    if (plus > (best?.plus ?? 0)) best = { order, plus };
  }
  return best;
}
