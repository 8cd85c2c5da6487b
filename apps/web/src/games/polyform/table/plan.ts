import type { Seat } from '@minoya/kernel';
import { fitting, freeIn } from '@minoya/games/polyform/board';
import type { Cells } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import type { PieceId, Pieces } from '@minoya/games/polyform/pieces';
import type { Action, Player, State } from '@minoya/games/polyform/state';
import { settled } from './shapes.ts';

/** A piece laid on one's own card on this screen only; nobody else hears of it before it is confirmed. */
export interface Ghost {
  readonly slot: number;
  readonly piece: PieceId;
  readonly cells: Cells;
}

/** The hand without what is planned away. */
export function handLeft(player: Player, plan: readonly Ghost[]): Pieces {
  const left = { ...player.hand };
  for (const { piece } of plan) left[piece] -= 1;
  return left;
}

/** Where a piece, turned so, may still be planned. */
export function placesFor(player: Player, plan: readonly Ghost[], piece: PieceId, turn: Cells | null): Ghost[] {
  const all: Ghost[] = [];
  for (const slot of player.working.keys()) {
    const taken = plan.reduce((cells, ghost) => (ghost.slot === slot ? cells | ghost.cells : cells), 0);
    for (const { piece: id, cells } of fitting(player, slot)) {
      if (id !== piece || cells & taken || (turn !== null && settled(cells) !== turn)) continue;
      all.push({ slot, piece, cells });
    }
  }
  return all;
}

/** What of a plan can still be done after something changed. */
export function stillPossible(player: Player, plan: readonly Ghost[]): readonly Ghost[] {
  const left = { ...player.hand };
  const kept: Ghost[] = [];
  for (const ghost of plan) {
    const taken = kept.reduce((cells, one) => (one.slot === ghost.slot ? cells | one.cells : cells), 0);
    const free = freeIn(player, ghost.slot) & ~taken;
    if ((ghost.cells & ~free) !== 0 || left[ghost.piece] === 0) continue;
    left[ghost.piece] -= 1;
    kept.push(ghost);
  }
  return kept.length === plan.length ? plan : kept;
}

/** A way to do the whole plan now, as the actions the rules want; null when they will not have it. */
export function asPlaces(view: State, seat: Seat, plan: readonly Ghost[]): readonly Action[] | null {
  if (plan.length === 0 || plan.length > view.actions) return null;
  return tried(
    view,
    seat,
    plan.map(({ slot, cells }) => ({ type: 'place', slot, cells })),
  );
}

/** The plan as one master action: at most one piece a card, in the order of the cards. */
export function asMaster(view: State, seat: Seat, plan: readonly Ghost[]): readonly Action[] | null {
  const slots = new Set(plan.map(ghost => ghost.slot));
  if (plan.length === 0 || slots.size < plan.length) return null;
  const inOrder = [...plan].sort((a, b) => a.slot - b.slot);
  return tried(view, seat, [
    ...inOrder.map(({ slot, cells }): Action => ({ type: 'master', slot, cells })),
    { type: 'close' },
  ]);
}

/** Plays the actions on the view. A master action may close itself, and a reward may have to be chosen in between. */
function tried(view: State, seat: Seat, actions: readonly Action[]): readonly Action[] | null {
  const done: Action[] = [];
  let state = view;
  for (const action of actions) {
    if (action.type === 'close' && state.pending?.type !== 'master') return done;
    if (state.pending?.type === 'reward') return done;
    const step = polyform.apply(state, seat, action);
    if (!step.ok) return null;
    done.push(action);
    state = step.state;
  }
  return done;
}

/** The ghost turned where it lies: the nearest place on its card in another turn; null when there is none. */
export function turnedInPlace(player: Player, others: readonly Ghost[], ghost: Ghost, turn: Cells): Ghost | null {
  const near = placesFor(player, others, ghost.piece, turn).filter(place => place.slot === ghost.slot);
  let best: Ghost | null = null;
  for (const place of near) {
    if (!best || common(place.cells, ghost.cells) > common(best.cells, ghost.cells)) best = place;
  }
  return best;
}

function common(a: Cells, b: Cells): number {
  let both = a & b;
  let n = 0;
  while (both) {
    n += 1;
    both &= both - 1;
  }
  return n;
}
