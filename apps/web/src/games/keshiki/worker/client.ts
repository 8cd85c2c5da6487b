import type { Advice } from '@minoya/bots/keshiki/hint';
import type { Line } from '@minoya/bots/keshiki/search';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { State } from '@minoya/games/keshiki/state';
import { WorkerClient } from '../../../workers/worker-client.ts';

/** Whether a goal can be reached, and how. */
export interface Proven {
  readonly answer: 'yes' | 'no' | 'unknown';
  /** The taps that do it; none unless the answer is yes. */
  readonly taps: readonly Cell[];
}

/** Where a game began: on a stage, whose line is stored, or on a board that was dealt, whose proof can be found again. */
export type Origin = { readonly stage: number } | { readonly dealt: State } | null;

/** What the worker can be asked. Positions and setups travel as they are: plain JSON. */
export type ThinkJobs = {
  /** The best way on from here; `plan` is what was advised before and may not be given up for less. */
  advise: {
    ask: { readonly state: State; readonly from: Origin; readonly plan: readonly Cell[] };
    reply: Advice;
  };
  /** Positions in order of play: null while the last may still reach the target, else the newest that does (-1: none). */
  judge: { ask: { readonly states: readonly State[]; readonly from: Origin }; reply: number | null };
  /** The solver's best line for a whole board: a fixed amount of work, so the same on every device. */
  par: { ask: { readonly state: State }; reply: Line };
  /** Whether a board's first goal can be reached: a line that does it was found, none was, or there is none. */
  prove: { ask: { readonly state: State }; reply: Proven };
  dealDaily: { ask: { readonly date: string }; reply: { readonly setup: string } };
  dealEndless: { ask: { readonly level: number; readonly seed: string }; reply: { readonly setup: string } };
};

/** One worker for the whole game: it starts with the first question. */
export const thinkers = new WorkerClient<ThinkJobs>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'keshiki' }),
);
