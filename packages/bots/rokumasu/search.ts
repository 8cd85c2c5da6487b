import { blocked, free, isFree } from '@minoya/games/rokumasu/board';
import { placeAndScore, stockIndex } from '@minoya/games/rokumasu/place';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Card, Slot, State } from '@minoya/games/rokumasu/state';
import { type Dice, Turn } from '@minoya/games/rokumasu/turn';
import { staysPut } from '@minoya/games/rokumasu/board';
import { tuned } from '@minoya/games/rokumasu/tuned';
import { type Cells, FEATURES, hasFullLine, measure } from './bits.ts';
import { type Weights, weights } from './weights.ts';

export interface Placement {
  readonly type: 'place';
  readonly from: Slot;
  readonly cell: number;
}

/** A position of the search: a state of the rules and the same board as bits. */
export interface Node {
  readonly s: State;
  readonly lo: number;
  readonly hi: number;
  readonly bars: Cells;
  readonly value: number;
  readonly path: readonly Placement[];
}

/** Luck that never comes and dice that show the middle: the search counts on nothing. */
export const noLuck: Dice = { some: () => false, one: (_t, _source, n) => Math.floor((n - 1) / 2) };

const NONE: Cells = { lo: 0, hi: 0 };
const measured = new Float64Array(FEATURES);

export function nodeOf(s: State, path: readonly Placement[], w: Weights = weights): Node {
  let lo = 0;
  let hi = 0;
  let barLo = 0;
  let barHi = 0;
  const barring = ruleSets[s.rules].blockers === 'bar the line';
  const stonesClear = tuned(s, 'stonesClear') > 0;
  for (let cell = 0; cell < s.board.length; cell++) {
    const block = s.board[cell];
    if (!block) continue;
    const low = cell < 18 ? 1 << cell : 0;
    const high = cell < 18 ? 0 : 1 << (cell - 18);
    lo |= low;
    hi |= high;
    if (!barring || !staysPut(block, stonesClear)) continue;
    barLo |= low;
    barHi |= high;
  }
  const bars = barLo || barHi ? { lo: barLo, hi: barHi } : NONE;
  return { s, lo, hi, bars, path, value: worth(s, { lo, hi, bars }, w) };
}

/** Score as a share of the target, hands that are left over, and what the board promises while hands remain. */
function worth(s: State, board: { lo: number; hi: number; bars: Cells }, w: Weights): number {
  if (s.score >= s.target) return 1 + w.handLeft * s.hands + 1e-6 * Math.min(s.gold, 99);
  return s.score / s.target + promise(board.lo, board.hi, board.bars, w) * Math.min(1, s.hands / 3);
}

function promise(lo: number, hi: number, bars: Cells, w: Weights): number {
  measure(lo, hi, bars, measured);
  let sum = 0;
  for (let i = 0; i < FEATURES; i++) sum += measured[i]! * w.board[i]!;
  return sum;
}

/** The node after a placement, by the rules themselves. */
export function placed(node: Node, placement: Placement, w: Weights): Node {
  const t = new Turn({ ...node.s }, noLuck);
  placeAndScore(t, placement);
  return nodeOf(t.s, [...node.path, placement], w);
}

interface Slotted {
  readonly from: Slot;
  readonly card: Card;
}

/** Cards that may be placed now; of two alike only the first. */
export function playable(s: State): Slotted[] {
  const list: Slotted[] = [];
  const seen = new Set<string>();
  const add = (from: Slot, card: Card | null): void => {
    if (!card || (s.hands === 0 && !isFree(card))) return;
    const looks = `${card.mino} ${card.pattern} ${card.seal?.id} ${card.seal?.at} ${card.blessing?.id} ${card.blessing?.at}`;
    if (seen.has(looks)) return;
    seen.add(looks);
    list.push({ from, card });
  };
  s.hand.forEach((card, i) => add(i, card));
  for (const slot of ['x', 'y'] as const) add(slot, s.stock[stockIndex(slot)] ?? null);
  return list;
}

interface Candidate {
  readonly node: Node;
  readonly placement: Placement;
  readonly value: number;
  /** Known already when the placement clears something. */
  readonly next: Node | null;
}

/** Every placement from a node. What clears nothing is judged by bits alone; a clear is scored by the rules. */
function candidates(node: Node, w: Weights, out: Candidate[]): void {
  const { s } = node;
  for (const { from, card } of playable(s)) {
    const mask = blocked(s, card.pattern);
    const hands = isFree(card) ? s.hands : s.hands - 1;
    for (const spot of spotsOf(card.mino).spots) {
      if (!free(spot, mask)) continue;
      const placement: Placement = { type: 'place', from, cell: spot.cell };
      const lo = node.lo | spot.lo;
      const hi = node.hi | spot.hi;
      if (hasFullLine(lo, hi, node.bars)) {
        const next = placed(node, placement, w);
        out.push({ node, placement, value: next.value, next });
      } else {
        const value = s.score / s.target + promise(lo, hi, node.bars, w) * Math.min(1, hands / 3);
        out.push({ node, placement, value, next: null });
      }
    }
  }
}

/** Every single placement and what it leads to, by the rules. */
export function everyPlacement(s: State, w: Weights = weights): { placement: Placement; node: Node }[] {
  const list: Candidate[] = [];
  const from = nodeOf(s, [], w);
  candidates(from, w, list);
  return list.map(({ placement, next }) => ({ placement, node: next ?? placed(from, placement, w) }));
}

function key(node: Node): string {
  const { s } = node;
  return `${node.lo},${node.hi},${s.score},${s.hands},${s.hand.map(c => (c ? c.id : '')).join('.')}`;
}

/**
 * The best ways through the hand, best first: a beam over its placements in every order. Stops early on a way that
 * reaches the target. Nodes keep their hand when nothing fits.
 */
export function throughHand(from: Node, width: number, w: Weights = weights): Node[] {
  let beam: Node[] = [from];
  const ended: Node[] = [];
  while (beam.length > 0) {
    const list: Candidate[] = [];
    for (const node of beam) {
      const before = list.length;
      if (node.s.score < node.s.target) candidates(node, w, list);
      if (list.length === before) ended.push(node);
    }
    list.sort((a, b) => b.value - a.value);
    beam = kept(list, width, w);
  }
  return ended.sort((a, b) => b.value - a.value).slice(0, width);
}

function kept(list: readonly Candidate[], width: number, w: Weights): Node[] {
  const seen = new Set<string>();
  const nodes: Node[] = [];
  for (const { node, placement, next } of list) {
    if (nodes.length >= width) break;
    const made = next ?? placed(node, placement, w);
    const name = key(made);
    if (seen.has(name)) continue;
    seen.add(name);
    nodes.push(made);
  }
  return nodes;
}
