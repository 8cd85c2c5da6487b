import { count } from '@minoya/games/polyform/cells';
import { bestFinishing, type Unfinished } from '@minoya/games/polyform/finishing';
import { noPieces, type PieceId, pieceIds } from '@minoya/games/polyform/pieces';
import { ACTIONS, BLACK, CARD, DECK, ENDING, type Ends, FREE, HAND, SCORE, TRIGGERED, WHITE } from './board.ts';
import { cost, MOST_COST } from './cost.ts';
import { cardTable, MASK, held, KINDS, LEVEL, SHIFT } from './tables.ts';
import type { Weights } from './weights.ts';

/** How a seat looks at boards: its weights worked out into tables, and what it knows about the others. */
export interface Judge {
  readonly weights: Weights;
  readonly ends: Ends;
  /** By cost. */
  readonly keeps: Float64Array;
  /** By kind × 16 + count. */
  readonly owning: Float64Array;
  /** How far the others are towards the end, from 0 to 1. */
  readonly others: number;
  /** The best final score the others can expect if the game is triggered now. */
  readonly rival: number;
  /** From 0 to 1 as the rounds go by: hope is worth less, or a table where nobody likes the end would never see it. */
  readonly overtime: number;
}

export type Situation = Pick<Judge, 'others' | 'rival' | 'overtime'>;

export const earlyGame: Situation = { others: 0, rival: 0, overtime: 0 };

interface Tables {
  readonly keeps: Float64Array;
  readonly owning: Float64Array;
}

/** Tables of the early game by weights: nearly every judge there is shares them. */
const remembered = new WeakMap<Weights, Tables>();

export function judge(weights: Weights, ends: Ends, situation: Situation): Judge {
  let tables = situation.overtime === 0 ? remembered.get(weights) : undefined;
  if (!tables) {
    tables = tablesFor(weights, situation.overtime);
    if (situation.overtime === 0) remembered.set(weights, tables);
  }
  return { weights, ends, ...tables, ...situation };
}

function tablesFor(weights: Weights, overtime: number): Tables {
  const keeps = new Float64Array(MOST_COST + 1);
  let kept = 1 - 0.6 * overtime;
  for (let i = 0; i <= MOST_COST; i++) {
    keeps[i] = kept;
    kept *= weights.patience;
  }
  const worth = [0, weights.level1, weights.level2, weights.level3, weights.level4];
  const owning = new Float64Array(KINDS * 16);
  for (let p = 0; p < KINDS; p++) {
    let one = worth[LEVEL[p] as number] as number;
    for (let n = 1; n < 16; n++) {
      owning[p * 16 + n] = (owning[p * 16 + n - 1] as number) + one;
      one *= weights.again;
    }
  }
  return { keeps, owning };
}

const calm = new WeakMap<Weights, Weights>();

/** The same weights without a thought for who leads. */
export function without(weights: Weights): Weights {
  if (weights.lead === 0) return weights;
  let same = calm.get(weights);
  if (!same) {
    same = { ...weights, lead: 0 };
    calm.set(weights, same);
  }
  return same;
}

const LIVELY = 15;

/** Games that have gone on for long should come to their end: from 0 to 1. */
export function overtimeAt(round: number): number {
  return Math.max(0, Math.min(1, (round - LIVELY) / LIVELY));
}

/** The board's worth in points. Once the end is triggered in the seat's own turn it is exact. */
export function value(b: Int32Array, at: number, by: Judge): number {
  if (b[at + ENDING] !== 0) return lastValue(b, at, by);
  const { weights } = by;
  const near = Math.max(by.others, nearness(b, at, by.ends));
  const alive = Math.max(0, 1 - weights.fade * near) * (1 - by.overtime);
  const hand = b[at + HAND] as number;
  let worth =
    (b[at + SCORE] as number) + weights.white * (b[at + WHITE] as number) + weights.black * (b[at + BLACK] as number);
  let pieces = 0;
  for (let p = 0; p < KINDS; p++) {
    pieces += by.owning[p * 16 + ((hand >>> (SHIFT[p] as number)) & (MASK[p] as number))] as number;
  }
  worth += pieces * alive;
  for (let slot = 0; slot < 4; slot++) {
    const card = b[at + CARD + slot] as number;
    if (card < 0) continue;
    const keep = by.keeps[cost(b[at + FREE + slot] as number, hand)] as number;
    const points = cardTable.points[card] as number;
    const lent = count((cardTable.shape[card] as number) & ~(b[at + FREE + slot] as number)) * weights.lent * alive;
    const reward = (LEVEL[cardTable.reward[card] as number] as number) * weights.reward * alive;
    const colour = cardTable.black[card] ? weights.black : weights.white;
    worth += (points + reward + colour + lent) * keep - points * weights.risk * near * (1 - keep) + weights.busy;
  }
  return worth;
}

/** How far a board is towards triggering the end, from 0 to 1. */
export function nearness(b: Int32Array, at: number, ends: Ends): number {
  let near = 0;
  if (ends.white > 0) near = (b[at + WHITE] as number) / ends.white;
  if (ends.black > 0) near = Math.max(near, (b[at + BLACK] as number) / ends.black);
  if (ends.deck) near = Math.max(near, 1 - Math.min(b[at + DECK] as number, b[at + DECK + 1] as number) / 8);
  return Math.min(1, near);
}

/** The worth of stopping here: as `value`, but in the last turn without hope for actions that were not taken. */
export function settled(b: Int32Array, at: number, by: Judge): number {
  return b[at + ENDING] === 0 ? value(b, at, by) : judged(finalScore(b, at), by) + hurried(b, at, by);
}

/** The last turn: about what the seat will have in the end, and whether that is enough. */
function lastValue(b: Int32Array, at: number, by: Judge): number {
  const hand = b[at + HAND] as number;
  const hope = (b[at + ACTIONS] as number) > 0;
  let sum = b[at + SCORE] as number;
  for (let slot = 0; slot < 4; slot++) {
    const card = b[at + CARD + slot] as number;
    if (card < 0) continue;
    const away = cost(b[at + FREE + slot] as number, hand);
    const points = cardTable.points[card] as number;
    // With actions left a card near to done is hoped for; without, it can only be finished late, a point a piece.
    sum += hope ? points * (2 * (by.keeps[away] as number) - 1) : Math.max(0, 2 * points - away) - points;
  }
  return judged(sum, by) + hurried(b, at, by);
}

/** Who likes an early end is paid for the turn that triggers it. */
function hurried(b: Int32Array, at: number, { weights }: Judge): number {
  return b[at + ENDING] === TRIGGERED ? weights.hurry : 0;
}

function judged(final: number, by: Judge): number {
  return final + by.weights.lead * (1 - by.overtime) * Math.max(-4, Math.min(4, final - by.rival));
}

/** P30, with the best finishing. */
export function finalScore(b: Int32Array, at: number): number {
  const cards: Unfinished[] = [];
  let sum = b[at + SCORE] as number;
  for (let slot = 0; slot < 4; slot++) {
    const card = b[at + CARD + slot] as number;
    if (card < 0) continue;
    const points = cardTable.points[card] as number;
    sum -= points;
    if (points > 0) cards.push({ free: b[at + FREE + slot] as number, points });
  }
  if (cards.length === 0) return sum;
  const hand = noPieces();
  for (let p = 0; p < KINDS; p++) hand[pieceIds[p] as PieceId] = held(b[at + HAND] as number, p);
  return sum + bestFinishing(cards, hand).gain;
}
