import { anyFits, cardsInWork } from '@minoya/games/polyform/board';
import { colours } from '@minoya/games/polyform/cards/card';
import { total } from '@minoya/games/polyform/pieces';
import type { Player, State } from '@minoya/games/polyform/state';
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
  if (total(player.hand) === 0) {
    if (view.stock.dot > 0) return hasRoom ? text.gainOrTake : text.gainOnly;
    return hasRoom ? text.noDotsTake : text.noDotsFull;
  }
  if (inWork === 0) return hasRoom ? text.firstHint : text.noDotsFull;
  if (!anyFits(player, 0)) return hasRoom ? text.noneFits : text.noneFitsFull;
  return hasRoom ? text.pickHint : text.placeHint;
}

/** While another plays: a plan needs a piece and a puzzle. */
export function waitHint(player: Player): Localized {
  return cardsInWork(player) > 0 && total(player.hand) > 0 ? text.planHint : text.waitHint;
}

/** Whether this is the last turn of the seat; what helps then is told by another sentence, which comes when it is needed. */
export function isLastTurn(view: State, seat: Seat): boolean {
  return view.phase === 'finalRound' && view.active === seat && !turnsToCome(view).includes(seat);
}

const marketOf = (view: State) => colours.flatMap(colour => view.market[colour].flatMap(card => card ?? []));
