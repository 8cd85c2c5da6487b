import { type Job, playRun } from './run.ts';

// Ctrl-C in a terminal reaches children too; the run in hand is finished, and the parent sends no more.
process.on('SIGINT', () => undefined);

/** A child process: one job in, one outcome out. */
process.on('message', (job: Job) => {
  process.send?.(playRun(job));
});
