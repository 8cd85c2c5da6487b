import { shuffle, streams } from '@minoya/kernel';
import { carryOn } from '@minoya/games/rokumasu/rounds';
import { type State, STREAMS } from '@minoya/games/rokumasu/state';
import { Turn } from '@minoya/games/rokumasu/turn';
import { Guess, Haste, type Hurry } from './hasty.ts';
import { copy } from '@minoya/games/rokumasu/copy';
import { withoutIdle } from './in-round.ts';
import { stateOf } from './stand.ts';
import { type Node, nodeOf, type Placement, noLuck, throughHand } from './search.ts';
import { type Weights, weightsFor } from './weights.ts';

/** How hard to think about one hand. */
export interface Effort {
  /** Ways through the hand that the beam keeps. */
  readonly width: number;
  /** Of these, how many are played on to the end of the round. */
  readonly tried: number;
  /** On how many imagined orders of the pile. */
  readonly orders: number;
  /** Beam of the playing on. */
  readonly narrow: number;
}

export const efforts = {
  quick: { width: 8, tried: 1, orders: 0, narrow: 0 },
  steady: { width: 16, tried: 6, orders: 2, narrow: 4 },
  deep: { width: 40, tried: 12, orders: 4, narrow: 8 },
} as const satisfies Record<string, Effort>;

/** What a way through the hand leads to. */
export interface Way {
  readonly path: readonly Placement[];
  /** What the hand scores this way, without luck. */
  readonly points: number;
  /** 1 and more when the round is won; below, the share of the target. */
  readonly outlook: number;
  /** Share of the imagined orders in which the round is won. */
  readonly wins: number;
}

/** A view with an order of the pile to think with: never the real one, which the view does not hold. */
export function imagined(view: State, seed: string): State {
  const rng = streams(seed, STREAMS);
  return { ...view, rng, pile: shuffle(rng, 'deal', [...view.pile]) };
}

/** Plays a position to the end of its round on an imagined pile; 1 and more when it is won. */
export function playedOut(from: State, width: number, w: Weights, guess = new Guess()): number {
  let s = withoutIdle(from);
  const haste = w.wants ? null : new Haste(s, { width, w, guess });
  for (;;) {
    if (s.phase !== 'playing')
      return s.phase === 'lost' || s.score < s.target ? s.score / s.target : 1 + w.handLeft * s.hands;
    const best = haste ? stateOf(haste.through(s)) : bestThroughHand(s, width, w);
    if (best.score >= s.target || best === s) return outcome(best, w);
    const t = new Turn(copy(best), noLuck);
    t.ownChance();
    const { hands } = t.s;
    carryOn(t);
    if (t.s.phase === 'playing' && t.s.hands === hands && t.s.hand === best.hand) return outcome(t.s, w);
    s = t.s;
  }
}

/** A player with one plan looks at every clear. */
const bestThroughHand = (s: State, width: number, w: Weights): State =>
  throughHand(nodeOf(s, [], w), { width, w })[0]?.s ?? s;

function outcome(s: State, w: Weights): number {
  return s.score >= s.target ? 1 + w.handLeft * s.hands : s.score / s.target;
}

export interface PlanOptions {
  readonly effort: Effort;
  readonly seed: string;
  stop(): boolean;
  readonly w?: Weights;
}

/** The ways to play the hand, best first; the first is the bot's choice. Always at least the first by plain value. */
export function plan(view: State, options: PlanOptions): Way[] {
  const { effort, seed, w = weightsFor(view) } = options;
  const found = throughHand(nodeOf(view, [], w), { width: effort.width, w, close: true }).filter(
    node => node.path.length > 0,
  );
  const first = found[0];
  if (!first) return [];
  if (first.s.score >= view.target && first.debt === 0)
    return [{ path: first.path, points: first.s.score - view.score, outlook: first.value, wins: 1 }];
  const guess = new Guess();
  let tried = withRichest(found, effort.tried).map(node => ({ node, sum: 0, wins: 0, orders: 0 }));
  for (let order = 0; order < effort.orders && tried.length > 1; order++) {
    if (order > 0) tried = hopeful(tried);
    for (const one of tried) {
      if (options.stop()) return ranked(tried, view);
      const result = playOn(one.node, `${seed}/${order}`, { width: effort.narrow, w, guess });
      one.sum += result;
      one.wins += result >= 1 ? 1 : 0;
      one.orders += 1;
    }
  }
  return ranked(tried, view);
}

/** Ways that one more order may still bring to the front: the best few, and none that is far behind. */
function hopeful<T extends Tried>(tried: readonly T[]): T[] {
  const order = tried.map(one => one.sum / one.orders).sort((a, b) => b - a);
  const least = order[Math.min(MOST_HOPEFUL, order.length) - 1]!;
  const lead = order[0]! - ONE_ORDER;
  return tried.filter(one => one.sum / one.orders >= least && one.sum / one.orders > lead);
}

/** Another order seldom turns round what the first said. */
const MOST_HOPEFUL = 4;

/** How much an order of the pile may change: a win or a loss matters most, hands to spare little. */
const ONE_ORDER = 0.25;

/** The best by value; and the way that scores most at once is always thought through, too. */
function withRichest(found: readonly Node[], count: number): Node[] {
  const tried = found.slice(0, count);
  const richest = found.reduce((a, b) => (b.s.score > a.s.score ? b : a));
  return count > 1 && !tried.includes(richest) ? [...tried, richest] : tried;
}

function playOn(node: Node, seed: string, { width, w, guess }: Hurry): number {
  const t = new Turn(imagined(node.s, seed), noLuck);
  carryOn(t);
  return playedOut(t.s, width, w, guess);
}

interface Tried {
  readonly node: Node;
  readonly sum: number;
  readonly wins: number;
  readonly orders: number;
}

/** A win is worth more than any share of the target; ways that were not tried keep the beam's order. */
function ranked(tried: readonly Tried[], from: State): Way[] {
  return tried
    .map(({ node, sum, wins, orders }) => ({
      path: node.path,
      points: node.s.score - from.score,
      outlook: orders > 0 ? sum / orders : node.value,
      wins: orders > 0 ? wins / orders : 0,
    }))
    .sort((a, b) => b.wins - a.wins || b.outlook - a.outlook);
}
