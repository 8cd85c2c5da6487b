import { isFree } from '@minoya/games/rokumasu/board';
import { patterns, seals } from '@minoya/games/rokumasu/blocks';
import { type MinoSpots, spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Card, Slot, State } from '@minoya/games/rokumasu/state';

/** A card of the hand or the stock, with what a search asks of it again and again. */
export interface Held {
  readonly card: Card;
  readonly from: Slot;
  readonly spots: MinoSpots['spots'];
  readonly free: boolean;
  readonly overlaps: boolean;
  readonly plain: boolean;
  /** Laid without a clear, it changes the board as its bits say. */
  readonly simple: boolean;
  /** It gains while it lies. */
  readonly charges: boolean;
  /** The first of those that look alike. */
  readonly looks: number;
}

/** The cards of hand and stock, with the bits of those that are still there; the same list as before while no other card has come. */
export function handOf(s: State, as: readonly Held[]): { hand: readonly Held[]; left: number } {
  const cards = s.stock.length > 0 ? [...s.hand, ...s.stock] : s.hand;
  let same = as.length === cards.length;
  let left = 0;
  for (let i = 0; i < cards.length; i++) {
    if (!cards[i]) continue;
    left |= 1 << i;
    if (same && as[i]!.card !== cards[i]) same = false;
  }
  return { hand: same ? as : cards.map((card, i) => held(card ?? NO_CARD, i, cards, s.hand.length)), left };
}

const NO_CARD: Card = { id: -1, mino: 'mono-1', pattern: null, seal: null, blessing: null };
const STOCK: readonly Slot[] = ['x', 'y'];

function held(card: Card, i: number, all: readonly (Card | null)[], inHand: number): Held {
  const { pattern, seal, blessing } = card;
  const overlaps = pattern !== null && patterns[pattern].overlaps === true;
  return {
    card,
    from: i < inHand ? i : STOCK[i - inHand]!,
    spots: spotsOf(card.mino).spots,
    free: isFree(card),
    overlaps,
    plain: pattern === null && seal === null && blessing === null,
    simple: !overlaps && !(seal !== null && seals[seal.id].stays === true),
    charges: pattern !== null && patterns[pattern].charges === true,
    looks: all.findIndex(other => other !== null && alike(other, card)),
  };
}

const alike = (a: Card, b: Card): boolean =>
  a.mino === b.mino &&
  a.pattern === b.pattern &&
  a.seal?.id === b.seal?.id &&
  a.seal?.at === b.seal?.at &&
  a.blessing?.id === b.blessing?.id &&
  a.blessing?.at === b.blessing?.at;
