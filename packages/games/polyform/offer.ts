/** What a screen asks the rules: what can be done, where, and why not. All of it needs only a view. */
import type { Seat } from '@minoya/kernel';
import { fitting, freeIn } from './board.ts';
import { cardOf } from './cards.ts';
import type { Cells } from './cells.ts';
import { bestFinishing, type Finishing } from './finishing.ts';
import { legal } from './legal.ts';
import { type PieceId, total } from './pieces.ts';
import { refusal } from './refusal.ts';
import type { Action, Player, State } from './state.ts';
import type { RefusalId } from './texts.ts';
import { holds, partsOf, trades } from './trade.ts';

/** The buttons of a turn. */
export type Kind = 'take' | 'gain' | 'place' | 'up' | 'down' | 'recycle' | 'master' | 'end';

/** Every way a piece of the hand fits on a card now. */
export function places(state: State, seat: Seat, slot: number, piece: PieceId): Cells[] {
  const player = state.players[seat];
  return player ? fitting(player, slot).flatMap(p => (p.piece === piece ? [p.cells] : [])) : [];
}

/** Why no action of a kind is possible for the seat now; null when one is. */
export function whyNot(state: State, seat: Seat, kind: Kind): RefusalId | null {
  if (legal(state, seat).some(action => action.type === kind)) return null;
  const player = state.players[seat];
  const general = refusal(state, seat, { type: 'end' });
  if (!player || general) return general ?? 'notYourTurn';
  switch (kind) {
    case 'take':
      return firstRefusal(state, seat, { type: 'take', colour: 'white', at: 0 });
    case 'gain':
      return 'outOfStock';
    case 'recycle':
      return 'deckTooSmall';
    case 'up':
      return trades.some(t => holds(player.hand, partsOf[t.parts].pieces)) ? 'outOfStock' : 'notInHand';
    case 'down':
      return trades.some(t => player.hand[t.piece] > 0) ? 'outOfStock' : 'notInHand';
    case 'master':
      return state.mastered ? 'mastered' : whyNothingFits(player);
    default:
      return whyNothingFits(player);
  }
}

function firstRefusal(state: State, seat: Seat, action: Action): RefusalId {
  return refusal(state, seat, action) ?? 'notNow';
}

function whyNothingFits(player: Player): RefusalId {
  if (!player.working.some(work => work)) return 'noCardInSlot';
  return total(player.hand) === 0 ? 'notInHand' : 'doesNotFit';
}

/** The best a seat can still make of the finishing phase, by slot: lift what lies late first. */
export function bestFinish(state: State, seat: Seat): Finishing {
  const player = state.players[seat];
  if (!player) return { gain: 0, placed: [] };
  const hand = { ...player.hand };
  for (const { piece } of player.late) hand[piece] += 1;
  const bare = { ...player, late: [] };
  const cards = player.working.map((work, slot) => ({
    free: freeIn(bare, slot),
    points: work ? cardOf(work.card).points : 0,
  }));
  return bestFinishing(cards, hand);
}
