import { cost } from '@minoya/bots/polyform/cost';
import { pack } from '@minoya/bots/polyform/tables';
import { freeIn } from '@minoya/games/polyform/board';
import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import { type PieceId, pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { scoreOf } from '@minoya/games/polyform/score';
import type { Player, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';

/** What one end of a turn has over another: something that a player can check on the table. */
export type Reason =
  /** More points were completed in the turn. */
  | { readonly is: 'points'; readonly n: number }
  /** A puzzle is completed, and its reward is in hand. */
  | { readonly is: 'reward'; readonly card: CardId; readonly piece: PieceId }
  /** A puzzle that both have needs so many actions less. */
  | { readonly is: 'sooner'; readonly card: CardId; readonly n: number }
  /** A puzzle that only one has is so many actions from done. */
  | { readonly is: 'near'; readonly card: CardId; readonly n: number }
  /** The pieces one owns have more cells. */
  | { readonly is: 'cells'; readonly n: number };

/** A puzzle farther away than two turns is no reason. */
const NEAR = 6;

/** What the first of two ends of a turn has over the second, most telling first; null when nothing can be seen. */
export function reasonFor(ahead: State, behind: State, seat: Seat): Reason | null {
  const [more, less] = [ahead.players[seat], behind.players[seat]];
  if (!more || !less) return null;
  const points = (scoreOf(more) ?? 0) - (scoreOf(less) ?? 0);
  if (points > 0) return { is: 'points', n: points };
  return completedOnly(more, less) ?? sooner(more, less) ?? near(more, less) ?? richer(more, less);
}

const doneIn = (player: Player): readonly (CardId | null)[] => player.done.map(one => one.card);

function completedOnly(more: Player, less: Player): Reason | null {
  const card = doneIn(more).find(id => id !== null && !doneIn(less).includes(id));
  return card ? { is: 'reward', card, piece: cardOf(card).reward } : null;
}

/** Puzzles in work and how many actions each is away. */
function awayIn(player: Player): ReadonlyMap<CardId, number> {
  const hand = pack(player.hand);
  return new Map(
    player.working.flatMap((work, slot) => (work ? [[work.card, cost(freeIn(player, slot), hand)] as const] : [])),
  );
}

function sooner(more: Player, less: Player): Reason | null {
  const theirs = awayIn(less);
  const gains = [...awayIn(more)]
    .map(([card, away]) => ({ is: 'sooner', card, n: (theirs.get(card) ?? away) - away }) as const)
    .sort((a, b) => b.n - a.n);
  return gains[0] && gains[0].n > 0 ? gains[0] : null;
}

function near(more: Player, less: Player): Reason | null {
  const known = [...awayIn(less).keys(), ...doneIn(less)];
  const fresh = [...awayIn(more)]
    .filter(([card, away]) => !known.includes(card) && away <= NEAR && cardOf(card).points > 0)
    .sort((a, b) => a[1] - b[1])[0];
  return fresh ? { is: 'near', card: fresh[0], n: fresh[1] } : null;
}

function cellsOf(player: Player): number {
  const lying = player.working.flatMap(work => work?.placed.map(({ piece }) => piece) ?? []);
  const inHand = pieceIds.reduce((sum, id) => sum + player.hand[id] * pieces[id].level, 0);
  return inHand + lying.reduce((sum, id) => sum + pieces[id].level, 0);
}

function richer(more: Player, less: Player): Reason | null {
  const n = cellsOf(more) - cellsOf(less);
  return n > 0 ? { is: 'cells', n } : null;
}
