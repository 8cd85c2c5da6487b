import { blocked, free, isFree, isObstacle, staysPut } from '@minoya/games/rokumasu/board';
import { brands, patterns } from '@minoya/games/rokumasu/blocks';
import { copy } from '@minoya/games/rokumasu/copy';
import { placeAndScore, stockIndex } from '@minoya/games/rokumasu/place';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { isOfBoss } from '@minoya/games/rokumasu/conditions';
import { SIZE, type Spot, spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Block, Card, Slot, State } from '@minoya/games/rokumasu/state';
import { type Dice, Turn } from '@minoya/games/rokumasu/turn';
import { tuned } from '@minoya/games/rokumasu/tuned';
import { bitsOf, type Cells, type FullLines, fullLines, hasFullLine, promise } from './bits.ts';
import { type Weights, weights } from './weights.ts';
import { flowing, worthOf } from './worth.ts';

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
  /** Cells that bar the lines through them. */
  readonly bars: Cells;
  /** Cells that a plain piece may not cover. */
  readonly solid: Cells;
  /** Cells with a buff or with more than a plain block: lines through them are worth something else. */
  readonly adorned: Cells;
  readonly stonesClear: boolean;
  /** What clears against the plan have cost on the way here; always 0 without a plan. */
  readonly debt: number;
  readonly value: number;
  readonly path: readonly Placement[];
}

/** Luck that never comes and dice that show the middle: the search counts on nothing. */
export const noLuck: Dice = { some: () => false, one: (_t, _source, n) => Math.floor((n - 1) / 2) };

const NONE: Cells = { lo: 0, hi: 0 };

export function nodeOf(s: State, path: readonly Placement[], w: Weights = weights): Node {
  return readNode(s, path, w, { stonesClear: tuned(s, 'stonesClear') > 0, debt: 0 });
}

type Carried = Pick<Node, 'stonesClear' | 'debt'>;

function readNode(s: State, path: readonly Placement[], w: Weights, carried: Carried): Node {
  const { stonesClear, debt } = carried;
  let [lo, hi, barLo, barHi, openLo, openHi, moreLo, moreHi] = [0, 0, 0, 0, 0, 0, 0, 0];
  const barring = ruleSets[s.rules].blockers === 'bar the line';
  for (let cell = 0; cell < s.board.length; cell++) {
    const block = s.board[cell];
    const mark = s.brands[cell];
    if (!block && !mark) continue;
    const low = cell < 18 ? 1 << cell : 0;
    const high = cell < 18 ? 0 : 1 << (cell - 18);
    if (mark || !isPlain(block!)) {
      moreLo |= low;
      moreHi |= high;
    }
    if (!block) continue;
    lo |= low;
    hi |= high;
    if (mark && brands[mark.id].opens && !isObstacle(block)) {
      openLo |= low;
      openHi |= high;
    }
    if ((block.pattern === null && block.seal === null) || !barring || !staysPut(block, stonesClear)) continue;
    barLo |= low;
    barHi |= high;
  }
  const bars = barLo | barHi ? { lo: barLo, hi: barHi } : NONE;
  const solid = { lo: lo & ~openLo, hi: hi & ~openHi };
  const adorned = { lo: moreLo, hi: moreHi };
  return { s, lo, hi, bars, solid, adorned, stonesClear, debt, path, value: worth(s, { lo, hi, bars }, w) - debt };
}

const isPlain = ({ pattern, seal, blessing }: Block): boolean => pattern === null && seal === null && blessing === null;

function worth(s: State, { lo, hi, bars }: { lo: number; hi: number; bars: Cells }, w: Weights): number {
  const { score, hands, lines, gold, target } = s;
  return worthOf({ score, hands, lines, gold, lo, hi, bars }, { target, flows: ruleSets[s.rules].base.flow > 0 }, w);
}

/** The node after a placement, by the rules themselves. */
export function placed(node: Node, placement: Placement, w: Weights): Node {
  const t = new Turn(copy(node.s), noLuck);
  placeAndScore(t, placement);
  return readNode(t.s, [...node.path, placement], w, node);
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
  /** The board with the piece on it, before anything clears. */
  readonly lo: number;
  readonly hi: number;
  /** Known already when the placement clears something. */
  readonly next: Node | null;
}

/** Every placement from a node. What clears nothing is judged by bits alone; a clear is scored by the rules. */
function candidates(node: Node, look: Look, out: Candidate[]): void {
  const { s } = node;
  const { w } = look;
  const share = s.score / s.target - node.debt;
  for (const { from, card } of playable(s)) {
    const mask = overlaps(card) ? blocked(s, card.pattern) : node.solid;
    const hands = isFree(card) ? s.hands : s.hands - 1;
    const later = Math.min(1, hands / 3);
    const flow = flowing(s.lines, hands, { flows: ruleSets[s.rules].base.flow > 0 }, w);
    const clears = look.close || s.conditions.some(isOfBoss) ? null : new Clears(node, card, w);
    const { spots } = spotsOf(card.mino);
    for (let i = 0; i < spots.length; i++) {
      const spot = spots[i]!;
      if (!free(spot, mask)) continue;
      const placement: Placement = { type: 'place', from, cell: spot.cell };
      const lo = node.lo | spot.lo;
      const hi = node.hi | spot.hi;
      if (!hasFullLine(lo, hi, node.bars)) {
        const value = share + flow + promise(lo, hi, node.bars, w) * later;
        out.push({ node, placement, value, lo, hi, next: null });
      } else if (clears) clears.add({ placement, lo, hi }, spot);
      else out.push(scored(node, { placement, lo, hi }, w));
    }
    if (clears) for (const one of clears.best.values()) out.push(scored(node, one, w));
  }
}

type Clear = Pick<Candidate, 'placement' | 'lo' | 'hi'>;

function scored(from: Node, { placement, lo, hi }: Clear, w: Weights): Candidate {
  const node = w.wants ? indebted(from, w.wants, fullLines(lo, hi, from.bars)) : from;
  const next = placed(node, placement, w);
  return { node, placement, value: next.value, lo, hi, next };
}

/** What an adorned cell in a cleared line may be worth, on the scale of what a board promises. */
export const ADORNED = 0.02;

/**
 * At a glance, of one card's clears of as many rows and columns only the most promising is scored. Not under a boss, where the
 * place may count.
 */
class Clears {
  readonly best = new Map<number, Clear & { readonly promised: number }>();
  private readonly node: Node;
  private readonly w: Weights;
  private readonly plain: boolean;

  constructor(node: Node, { pattern, seal, blessing }: Card, w: Weights) {
    this.node = node;
    this.w = w;
    this.plain = pattern === null && seal === null && blessing === null;
  }

  add(clear: Clear, spot: Spot): void {
    const { node, w } = this;
    const { rows, columns, cells } = fullLines(clear.lo, clear.hi, node.bars);
    const own = this.plain ? 0 : bitsOf(spot.lo & cells.lo) + bitsOf(spot.hi & cells.hi);
    const more = own + bitsOf(node.adorned.lo & cells.lo) + bitsOf(node.adorned.hi & cells.hi);
    const promised = promise(clear.lo & ~cells.lo, clear.hi & ~cells.hi, node.bars, w) + ADORNED * more;
    const kind = rows * (SIZE + 1) + columns;
    const known = this.best.get(kind);
    if (!known || promised > known.promised) this.best.set(kind, { ...clear, promised });
  }
}

/** A clear that is no part of the plan costs so much that anything else is better. */
function indebted(node: Node, wants: NonNullable<Weights['wants']>, full: FullLines): Node {
  return wants(full.rows, full.columns) ? node : { ...node, debt: node.debt + 2 };
}

function overlaps({ pattern }: Card): boolean {
  return pattern !== null && patterns[pattern].overlaps === true;
}

/** The cards in hand but one. */
function handKey(s: State, without: Slot | null): string {
  let text = '';
  for (let i = 0; i < s.hand.length; i++) text += i === without ? '.' : `${s.hand[i]?.id ?? ''}.`;
  return text;
}

/** The same for two orders of the same placements. */
function keyOf({ node: { s }, placement: { from }, next, lo, hi }: Candidate): string {
  if (next) return `${next.lo},${next.hi},${next.s.score},${next.s.hands},${handKey(next.s, null)}`;
  return `${lo},${hi},${s.score},,${handKey(s, from)}`;
}

/**
 * The best ways through the hand, best first: a beam over its placements in every order. Stops early on a way that
 * reaches the target. Nodes keep their hand when nothing fits.
 */
export function throughHand(from: Node, { width, w = weights, close = false }: Searching): Node[] {
  let beam: Node[] = [from];
  const ended: Node[] = [];
  while (beam.length > 0) {
    const list: Candidate[] = [];
    for (const node of beam) {
      const before = list.length;
      if (node.s.score < node.s.target) candidates(node, { w, close }, list);
      if (list.length === before) ended.push(node);
    }
    beam = kept(bestOf(list, width * MOST_TWINS), width, w);
  }
  return ended.sort((a, b) => b.value - a.value).slice(0, width);
}

interface Look {
  readonly w: Weights;
  readonly close: boolean;
}

interface Searching extends Partial<Look> {
  readonly width: number;
}

/** How many orders may lead to one and the same position. */
const MOST_TWINS = 6;

/** The best so many, best first. */
function bestOf(list: Candidate[], count: number): Candidate[] {
  let some = list;
  if (list.length > 2 * count) {
    const values = new Float64Array(list.length);
    for (let i = 0; i < list.length; i++) values[i] = list[i]!.value;
    const least = values.sort()[list.length - count]!;
    some = list.filter(one => one.value >= least);
  }
  return some.sort((a, b) => b.value - a.value);
}

function kept(list: readonly Candidate[], width: number, w: Weights): Node[] {
  const seen = new Set<string>();
  const nodes: Node[] = [];
  for (const one of list) {
    if (nodes.length >= width) break;
    const name = keyOf(one);
    if (seen.has(name)) continue;
    seen.add(name);
    nodes.push(one.next ?? placed(one.node, one.placement, w));
  }
  return nodes;
}
