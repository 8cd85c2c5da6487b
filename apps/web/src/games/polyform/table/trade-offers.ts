import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import type { State } from '@minoya/games/polyform/state';
import { holds, partsOf, type Trade, trades } from '@minoya/games/polyform/trade';
import type { Seat } from '@minoya/kernel';

export type TradeWay = 'up' | 'down';

/** One exchange as it is offered: to be had now, after one more dot, or not. */
export interface TradeOffer extends Trade {
  readonly when: 'now' | 'oneDot' | 'not';
  /** The rules' reason; null when it can be had. */
  readonly why: string | null;
}

const order: Record<TradeOffer['when'], number> = { now: 0, oneDot: 1, not: 2 };

function offerOf(view: State, seat: Seat, way: TradeWay, trade: Trade): TradeOffer {
  const why = refusal(view, seat, { type: way, ...trade });
  if (why === null) return { ...trade, when: 'now', why };
  const hand = view.players[seat]?.hand;
  const short =
    way === 'up' && hand && holds({ ...hand, dot: hand.dot + 1 }, partsOf[trade.parts].pieces) && view.stock.dot > 0;
  return { ...trade, when: short && view.stock[trade.piece] > 0 ? 'oneDot' : 'not', why };
}

/** How many cells of pieces the nearest level up lacks that the supply allows; null when none does. */
export function cellsShort(view: State, seat: Seat): number | null {
  const hand = view.players[seat]?.hand;
  if (!hand) return null;
  const lacks = trades.flatMap(({ piece, parts }) => {
    if (view.stock[piece] === 0) return [];
    const wanted = partsOf[parts].pieces;
    return pieceIds.reduce((sum, id) => sum + Math.max(0, (wanted[id] ?? 0) - hand[id]) * pieces[id].level, 0);
  });
  return lacks.length > 0 ? Math.min(...lacks) : null;
}

/** Every exchange of a way: what can be had now first, largest piece first; splits only of what one has. */
export function tradeOffers(view: State, seat: Seat, way: TradeWay): readonly TradeOffer[] {
  const hand = view.players[seat]?.hand;
  const all = trades.filter(trade => way === 'up' || (hand?.[trade.piece] ?? 0) > 0);
  return all
    .map(trade => offerOf(view, seat, way, trade))
    .sort((a, b) => order[a.when] - order[b.when] || pieces[b.piece].level - pieces[a.piece].level);
}
