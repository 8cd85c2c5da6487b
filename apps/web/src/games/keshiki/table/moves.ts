import type { State } from '@minoya/games/keshiki/state';
import type { KeshikiPlay } from '../types.ts';

/** How many moves a game of this many actions has: ending it is none. */
export function movesOf({ phase }: Pick<State, 'phase'>, actions: number): number {
  return phase === 'finished' ? actions - 1 : actions;
}

/** Moves that were played and those that were taken back. */
export function reachable({ session, view, length }: KeshikiPlay): number {
  const ahead = session.match?.takenBack.filter(({ line }) => line !== 'finish').length ?? 0;
  return movesOf(view.peek(), length.peek()) + ahead;
}
