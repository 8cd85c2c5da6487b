import { goesOn, totalOf, type Walk } from './walk.ts';

/** Where the player stands in the garden. */
export interface Standing {
  readonly level: number;
  readonly seed: string;
  readonly carried: number;
  /** Boards of this walk that are behind. */
  readonly done: number;
  /** The board is laid out and saved; otherwise the walk waits for it to be. */
  readonly open: boolean;
  /** Something would be missed if another walk began. */
  readonly worth: boolean;
}

/** The walk of the board that is open, else the one that goes on to its next board; null when none does. Pure. */
export function standing(
  walk: Walk | null,
  run: { readonly seed: string; readonly level: number; readonly moves: number } | null,
): Standing | null {
  const own = walk && goesOn(walk, run?.seed ?? walk.seed) ? walk : null;
  const carried = own ? totalOf(own) : 0;
  const done = own ? own.scores.length : 0;
  if (run) return { level: run.level, seed: run.seed, carried, done, open: true, worth: done > 0 || run.moves > 0 };
  return own && done > 0 ? { level: own.from + done, seed: own.seed, carried, done, open: false, worth: true } : null;
}
