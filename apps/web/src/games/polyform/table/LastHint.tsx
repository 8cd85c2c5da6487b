import { cardsInWork } from '@minoya/games/polyform/board';
import { cardOf } from '@minoya/games/polyform/cards';
import { count } from '@minoya/games/polyform/cells';
import { handCount } from '@minoya/games/polyform/cover';
import { tradesDown, tradesUp } from '@minoya/games/polyform/legal';
import { pieceIds, type Pieces, pieces } from '@minoya/games/polyform/pieces';
import type { Player, State } from '@minoya/games/polyform/state';
import { partsOf, type Trade } from '@minoya/games/polyform/trade';
import type { Seat } from '@minoya/kernel';
import type { JSX } from 'preact';
import { type Localized, say } from '../../../i18n/lang.ts';
import { marketOf } from './turn-hint.ts';

export const words = {
  lastWork: {
    ja: '最後のターンです。完成できるパズルから進めましょう。未完成のパズルは、その点が引かれます。',
    en: 'Your last turn: complete what you can. An incomplete puzzle costs its points.',
  },
  lastTake: {
    ja: '最後のターンです。いま取っても完成できて、点を減らさないパズルがあります。',
    en: 'Your last turn: there is a puzzle that you can still take, complete and lose nothing by.',
  },
  lastGain: {
    ja: '最後のターンです。いま取って得をするパズルはありません。ピースは同点のときに数えます。',
    en: 'Your last turn: no puzzle is worth taking now. Pieces you hold break ties.',
  },
  lastEnd: {
    ja: '最後のターンです。いま取って得をするパズルはありません。ターンを終えましょう。',
    en: 'Your last turn: no puzzle is worth taking now. End your turn.',
  },
} as const;

/** What helps in the last turn of a seat. */
export function LastHint({ view, seat }: { view: State; seat: Seat }): JSX.Element | null {
  const player = view.players[seat];
  return player ? <>{say(lastHint(view, player))}</> : null;
}

/** Nothing that is taken now and left open helps: it only costs its points. */
export function lastHint(view: State, player: Player): Localized {
  if (cardsInWork(player) > 0) return words.lastWork;
  if (paysToTake(view, player)) return words.lastTake;
  return view.stock.dot > 0 ? words.lastGain : words.lastEnd;
}

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
