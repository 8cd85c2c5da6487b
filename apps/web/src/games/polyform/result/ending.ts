import type { State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';

/** Seats that will still have a turn, in order: nobody has to count. */
export function turnsToCome(state: State): readonly Seat[] {
  if (!state.ending || state.active === null) return [];
  const from = state.order.indexOf(state.active);
  const n = state.order.length;
  return Array.from({ length: state.ending.turnsLeft }, (_, i) => state.order[(from + 1 + i) % n] ?? 0);
}
