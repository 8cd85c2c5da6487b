import type { Cell } from '@minoya/games/keshiki/cells';

/** A line of taps and what it scores. */
export interface Line {
  readonly score: number;
  readonly taps: readonly Cell[];
  /** Every coloured block is gone. */
  readonly clears: boolean;
}

/** How a search is steered from outside; every search can be left at any time with the best line so far. */
export interface Steering {
  /** Asked often; true ends the search. */
  readonly stop: () => boolean;
  /** Told of every better line. */
  readonly progress?: (best: Line) => void;
  readonly seed: string;
}

/** A stop after so many questions: the same work on every machine. */
export function stopAfter(questions: number): () => boolean {
  let asked = 0;
  return () => ++asked > questions;
}
