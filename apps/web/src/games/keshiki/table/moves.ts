import type { State } from '@minoya/games/keshiki/state';

/** How many moves a game of this many actions has: ending it is none. */
export function movesOf({ phase }: Pick<State, 'phase'>, actions: number): number {
  return phase === 'finished' ? actions - 1 : actions;
}
