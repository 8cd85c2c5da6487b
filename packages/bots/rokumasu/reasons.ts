import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import type { ScoreLine } from '@minoya/games/rokumasu/score';
import type { Event, State } from '@minoya/games/rokumasu/state';
import { placeAndScore } from '@minoya/games/rokumasu/place';
import { Turn } from '@minoya/games/rokumasu/turn';
import { fitsAnywhere } from '@minoya/games/rokumasu/board';
import { linesShort, pits } from './bits.ts';
import { type Node, nodeOf, noLuck, type Placement, throughHand } from './search.ts';

/** Why a placement was better than another: what a coach would point at first. */
export type Reason =
  /** It wins the round at once, or with the pieces in hand. */
  | { readonly id: 'wins' }
  | { readonly id: 'winsThisHand' }
  /** What was played leaves so many pieces of the hand without a place. */
  | { readonly id: 'stuck'; readonly pieces: number }
  /** The hand scores more, because a relic acts; or just more. */
  | { readonly id: 'relic'; readonly relic: RelicId; readonly points: number; readonly played: number }
  | { readonly id: 'points'; readonly points: number; readonly played: number }
  /** What was played cleared at once what could have grown. */
  | { readonly id: 'early'; readonly lines: number }
  | { readonly id: 'pits'; readonly cells: number }
  /** The better one leaves more lines that lack one block. */
  | { readonly id: 'ready'; readonly lines: number }
  | { readonly id: 'room' };

const WIDTH = 8;
const CLEARLY = 1.15;

/** The first reason that holds. */
export function reasonFor(view: State, played: Placement, better: Placement): Reason {
  const [mine, other] = [afterOf(view, played), afterOf(view, better)];
  if (other.node.s.score >= view.target) return { id: 'wins' };
  const [myHand, otherHand] = [bestHand(mine.node), bestHand(other.node)];
  if (otherHand.s.score >= view.target && myHand.s.score < view.target) return { id: 'winsThisHand' };
  const stuck = homeless(mine.node.s) - homeless(other.node.s);
  if (stuck > 0) return { id: 'stuck', pieces: stuck };
  return byPoints(view, [mine, other], [myHand, otherHand]) ?? byBoard(view, mine.node, other.node);
}

interface After {
  readonly node: Node;
  readonly events: readonly Event[];
}

function afterOf(view: State, placement: Placement): After {
  const t = new Turn({ ...view }, noLuck);
  placeAndScore(t, placement);
  return { node: nodeOf(t.s, [placement]), events: t.events };
}

function bestHand(node: Node): Node {
  return throughHand(node, { width: WIDTH }).reduce((a, b) => (b.s.score > a.s.score ? b : a), node);
}

/** Pieces in hand that fit nowhere. */
function homeless(s: State): number {
  return s.hand.filter(card => card && !fitsAnywhere(s, card)).length;
}

function byPoints(view: State, [mine, other]: readonly [After, After], hands: readonly [Node, Node]): Reason | null {
  const [played, points] = [hands[0].s.score - view.score, hands[1].s.score - view.score];
  if (points > CLEARLY * played) {
    const relic = actingRelic(view, hands[1]) ?? null;
    // Where the other hand scores nothing at all, it is the clear that was missed, whatever acts in it.
    return relic && played > 0 && !actsIn(view, hands[0], relic)
      ? { id: 'relic', relic, points, played }
      : { id: 'points', points, played };
  }
  const early = linesOf(mine.events);
  return early > 0 && linesOf(other.events) < early ? { id: 'early', lines: early } : null;
}

const linesOf = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'scored' ? event.rows.length + event.columns.length : 0), 0);

/** The relic that gave most to the clears on the way to a node. */
function actingRelic(view: State, node: Node): RelicId | null {
  const acting = new Map<RelicId, number>();
  for (const [id, weight] of scoringRelics(view, node)) acting.set(id, (acting.get(id) ?? 0) + weight);
  const [first] = [...acting].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}

function actsIn(view: State, node: Node, relic: RelicId): boolean {
  return scoringRelics(view, node).some(([id]) => id === relic);
}

type Weighed = readonly [RelicId, number];

/** Every step a relic wrote on the way, with how much it weighs: a factor more than an addition. */
function scoringRelics(view: State, node: Node): Weighed[] {
  const list: Weighed[] = [];
  let s = view;
  for (const placement of node.path) {
    const t = new Turn({ ...s }, noLuck);
    placeAndScore(t, placement);
    for (const event of t.events) if (event.type === 'scored') list.push(...stepsOf(s, event.ledger));
    s = t.s;
  }
  return list;
}

function stepsOf(s: State, ledger: readonly ScoreLine[]): Weighed[] {
  return ledger.flatMap(({ relic, op, tenths }): Weighed[] => {
    const id = relic === null ? undefined : s.relics[relic]?.id;
    return id ? [[id, op === '×lines' ? tenths : tenths / 10]] : [];
  });
}

function byBoard(view: State, mine: Node, other: Node): Reason {
  const holes = pits(mine.lo, mine.hi) - pits(other.lo, other.hi);
  if (holes > 0) return { id: 'pits', cells: holes };
  const ready = linesShort(other, 1) - linesShort(mine, 1);
  if (ready > 0 && view.hands > 1) return { id: 'ready', lines: ready };
  return { id: 'room' };
}
