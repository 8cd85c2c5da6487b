import { cardsInWork } from '@minoya/games/polyform/board';
import { paysToTake } from '@minoya/games/polyform/last-turn';
import type { State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { JSX } from 'preact';
import { type Localized, say } from '../../../i18n/lang.ts';

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
  return view.players[seat] ? <>{say(lastHint(view, seat))}</> : null;
}

/** Nothing that is taken now and left open helps: it only costs its points. */
export function lastHint(view: State, seat: Seat): Localized {
  const player = view.players[seat];
  if (player && cardsInWork(player) > 0) return words.lastWork;
  if (paysToTake(view, seat)) return words.lastTake;
  return view.stock.dot > 0 ? words.lastGain : words.lastEnd;
}
