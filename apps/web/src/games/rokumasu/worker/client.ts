import type { Hint, TurningPoint } from '@minoya/bots/rokumasu/index';
import type { State } from '@minoya/games/rokumasu/state';
import type { Replay } from '@minoya/kernel';
import { WorkerClient } from '../../../workers/worker-client.ts';
import type { Enough } from './enough.ts';
import type { Judged, RokuJobs } from './jobs.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
/** Workers of this page, for every table on it. Hints must not wait behind an analysis, so each has its own. */
const hints = new WorkerClient<RokuJobs>(spawn);
const analysis = new WorkerClient<RokuJobs>(spawn);

/** By position, which never changes. */
const known = new WeakMap<State, Promise<Hint | null>>();

/** The same position is thought about once. */
export function askHint(view: State): Promise<Hint | null> {
  const before = known.get(view);
  if (before) return before;
  const answer = hints.ask('hint', view).catch(() => {
    known.delete(view);
    return null;
  });
  known.set(view, answer);
  return answer;
}

/** Starts the worker while nobody waits for it, so that the first hint is as quick as the rest. */
export function warmUp(view: State): void {
  void askHint(view.phase === 'shop' ? { ...view, phase: 'progress' } : view);
}

export function askCoach(
  replay: Replay,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly TurningPoint[]> {
  return analysis.ask('coach', replay, { signal, onProgress });
}

export function askGraph(replay: Replay, signal: AbortSignal): Promise<readonly Judged[]> {
  return analysis.ask('graph', replay, { signal });
}

export function askEnough(replay: Replay, signal: AbortSignal): Promise<Enough | null> {
  return analysis.ask('enough', replay, { signal });
}
