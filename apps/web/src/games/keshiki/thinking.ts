import type { Cell } from '@minoya/games/keshiki/cells';
import type { State } from '@minoya/games/keshiki/state';
import { Crew } from '../../workers/crew.ts';

/** A line of taps that a search found. */
export interface FoundLine {
  readonly taps: readonly Cell[];
  readonly score: number;
  readonly clears: boolean;
}

/** What the worker can be asked. Setups and positions travel as they are: plain JSON. */
export type ThinkJobs = {
  /** The best line from here; `stage` lets it look at the stored one first. */
  hint: { ask: { readonly state: State; readonly stage: number | null }; reply: FoundLine | null };
  /** The newest of these positions from which the target can be reached; -1: none; 0: the first, all is well. */
  lastGood: { ask: { readonly states: readonly State[]; readonly stage: number | null }; reply: number };
  /** The solver's best score for a whole board: a fixed amount of work. */
  par: { ask: { readonly state: State }; reply: FoundLine };
  /** A line that clears the board, or the best that was found. */
  certify: { ask: { readonly state: State; readonly seconds: number }; reply: FoundLine; progress: FoundLine };
};

/** One worker for the whole game: it starts with the first question. */
export const thinkers = new Crew<ThinkJobs>(
  () => new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module', name: 'keshiki' }),
);
