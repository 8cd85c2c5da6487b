import type { Hint, TurningPoint } from '@minoya/bots/rokumasu/index';
import type { State } from '@minoya/games/rokumasu/state';
import type { Replay } from '@minoya/kernel';
import type { Enough } from './enough.ts';

/** One placement of a run beside the best that the moment allowed. */
export interface Judged {
  readonly ply: number;
  readonly round: number;
  /** Its number in the round, from 1. */
  readonly move: number;
  readonly points: number;
  readonly best: number;
}

/** What the worker of ロクマス can be asked. */
export type RokuJobs = {
  readonly hint: { readonly ask: State; readonly reply: Hint | null };
  readonly coach: { readonly ask: Replay; readonly reply: readonly TurningPoint[]; readonly progress: number };
  readonly enough: { readonly ask: Replay; readonly reply: Enough | null };
  readonly graph: { readonly ask: Replay; readonly reply: readonly Judged[] };
};
