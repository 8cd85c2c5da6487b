import { cardsInWork } from '@minoya/games/polyform/board';
import { cardOf } from '@minoya/games/polyform/cards';
import { colours } from '@minoya/games/polyform/cards/card';
import { count } from '@minoya/games/polyform/cells';
import { handCount } from '@minoya/games/polyform/cover';
import { tradesDown, tradesUp } from '@minoya/games/polyform/legal';
import { pieceIds, type Pieces, pieces, total } from '@minoya/games/polyform/pieces';
import type { Player, State } from '@minoya/games/polyform/state';
import { partsOf, type Trade } from '@minoya/games/polyform/trade';
import type { Seat } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { turnsToCome } from '../result/ending.ts';
import { text } from '../text.ts';

/** One sentence about what the seat on turn can do with what it has. */
export function turnHint(view: State, seat: Seat): Localized {
  const player = view.players[seat];
  if (!player) return text.planHint;
  const inWork = cardsInWork(player);
  const hasRoom = inWork < player.working.length && marketOf(view).length > 0;
  if (view.phase === 'finalRound' && !turnsToCome(view).includes(seat)) return lastHint(view, player);
  if (total(player.hand) === 0) {
    if (view.stock.dot > 0) return hasRoom ? text.gainOrTake : text.gainOnly;
    return hasRoom ? text.noDotsTake : text.noDotsFull;
  }
  if (inWork === 0) return hasRoom ? text.firstHint : text.noDotsFull;
  return hasRoom ? text.pickHint : text.placeHint;
}

/** While another plays: a plan needs a piece and a puzzle. */
export function waitHint(player: Player): Localized {
  return cardsInWork(player) > 0 && total(player.hand) > 0 ? text.planHint : text.waitHint;
}

/** Nothing that is taken now and left open helps: it only costs its points. */
function lastHint(view: State, player: Player): Localized {
  if (cardsInWork(player) > 0) return text.lastWork;
  if (paysToTake(view, player)) return text.lastTake;
  return view.stock.dot > 0 ? text.lastGain : text.lastEnd;
}

const marketOf = (view: State) => colours.flatMap(colour => view.market[colour].flatMap(card => card ?? []));

const cellsIn = (hand: Pieces): number => pieceIds.reduce((sum, id) => sum + hand[id] * pieces[id].level, 0);

/** Whether a puzzle that is taken in this last turn can be completed, in it for nothing or in finishing for less than it brings. */
export function paysToTake(view: State, player: Player): boolean {
  const free = view.actions - 1;
  if (free < 0) return false;
  const cards = marketOf(view).map(cardOf);
  const within = (hand: Pieces, left: number) => {
    const cells = cellsIn(hand);
    return cards.some(({ shape, points }) => {
      if (count(shape) > cells) return false;
      const used = handCount(shape, hand);
      return used !== null && (used <= left || points > used - left);
    });
  };
  let hands = new Map([[keyOf(player.hand), player.hand]]);
  for (let left = free; left >= 0; left--) {
    for (const hand of hands.values()) if (within(hand, left)) return true;
    if (left > 0) hands = changed(view, player, [...hands.values()]);
  }
  return false;
}

const keyOf = (hand: Pieces): string => pieceIds.map(id => hand[id]).join();

/** Every hand that one action makes of these: a dot more, or pieces leveled. */
function changed(view: State, player: Player, hands: readonly Pieces[]): Map<string, Pieces> {
  const all = new Map<string, Pieces>();
  const add = (hand: Pieces) => all.set(keyOf(hand), hand);
  for (const hand of hands) {
    const holder = { ...player, hand };
    if (view.stock.dot > 0) add({ ...hand, dot: hand.dot + 1 });
    for (const trade of tradesUp(view, holder)) add(traded(hand, trade, 1));
    for (const trade of tradesDown(view, holder)) add(traded(hand, trade, -1));
  }
  return all;
}

function traded(hand: Pieces, { piece, parts }: Trade, way: 1 | -1): Pieces {
  const next = { ...hand };
  next[piece] += way;
  for (const id of partsOf[parts].list) next[id] -= way;
  return next;
}
