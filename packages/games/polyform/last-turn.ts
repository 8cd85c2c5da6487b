/** What the last turn of a seat can still bring, for a table that gives advice. Needs only a view. */
import type { Seat } from '@minoya/kernel';
import { cardOf } from './cards.ts';
import { type Card, colours } from './cards/card.ts';
import { count } from './cells.ts';
import { handCount } from './cover.ts';
import { tradesDown, tradesUp } from './legal.ts';
import { type Pieces, pieceIds, pieces } from './pieces.ts';
import type { Player, State } from './state.ts';
import { partsOf, type Trade } from './trade.ts';

/** What actions that change the hand leave of it and of the stock. */
interface Holding {
  readonly hand: Pieces;
  readonly stock: Pieces;
}

/**
 * Whether a card of the market that is taken in the seat's last turn can be completed: in it (P18), or by finishing for
 * less than it brings (P28–P30). What an action before that would change is a dot more (P16) or an exchange (P12, P13).
 */
export function paysToTake(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  if (!player) return false;
  const cards = colours.flatMap(colour => state.market[colour].flatMap(id => (id ? [cardOf(id)] : [])));
  let holdings: readonly Holding[] = [{ hand: player.hand, stock: state.stock }];
  // One action takes the card; the others change the hand or lay pieces.
  for (let toLay = state.actions - 1; toLay >= 0; toLay--) {
    if (holdings.some(({ hand }) => cards.some(card => completesFor(card, hand, toLay)))) return true;
    if (toLay > 0) holdings = changed(state, player, holdings);
  }
  return false;
}

/** Whether the hand fills the card with so many actions for nothing, or finishes it for less than its points. */
function completesFor({ shape, points }: Card, hand: Pieces, toLay: number): boolean {
  if (count(shape) > cellsIn(hand)) return false;
  const used = handCount(shape, hand);
  return used !== null && (used <= toLay || points > used - toLay);
}

const cellsIn = (hand: Pieces): number => pieceIds.reduce((sum, id) => sum + hand[id] * pieces[id].level, 0);

/** Every holding that one action makes of these, each once. */
function changed(state: State, player: Player, holdings: readonly Holding[]): Holding[] {
  const all = new Map<string, Holding>();
  for (const { hand, stock } of holdings) {
    const [table, holder] = [
      { ...state, stock },
      { ...player, hand },
    ];
    const next: Holding[] = [
      ...tradesUp(table, holder).map(trade => traded(hand, stock, trade, 1)),
      ...tradesDown(table, holder).map(trade => traded(hand, stock, trade, -1)),
    ];
    if (stock.dot > 0) next.push({ hand: { ...hand, dot: hand.dot + 1 }, stock: { ...stock, dot: stock.dot - 1 } });
    for (const one of next) all.set(pieceIds.map(id => one.hand[id]).join(), one);
  }
  return [...all.values()];
}

/** Up (1) or down (-1): what leaves the hand goes to the stock. */
function traded(hand: Pieces, stock: Pieces, { piece, parts }: Trade, way: 1 | -1): Holding {
  const next = { hand: { ...hand }, stock: { ...stock } };
  next.hand[piece] += way;
  next.stock[piece] -= way;
  for (const id of partsOf[parts].list) {
    next.hand[id] -= way;
    next.stock[id] += way;
  }
  return next;
}
