import { type Job, playRun } from './run.ts';

/** A child process: one job in, one outcome out. */
process.on('message', (job: Job) => {
  process.send?.(playRun(job));
});
