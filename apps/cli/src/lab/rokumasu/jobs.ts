import { type Position, positions } from './positions.ts';
import { type Outcome, playRun, type RunJob } from './run.ts';
import { type Trial, trials, type TrialsJob } from './trials.ts';

export interface PositionsJob {
  readonly task: 'positions';
  readonly setup: string;
  readonly seed: string;
}

/** What a child process can be given to do. */
export type Job = RunJob | PositionsJob | TrialsJob;

export interface Results {
  readonly run: Outcome;
  readonly positions: readonly Position[];
  readonly trials: readonly Trial[];
}

export function done(job: Job): Results[Job['task']] {
  if (job.task === 'run') return playRun(job);
  return job.task === 'trials' ? trials(job) : positions(job);
}
