import { done, type Job } from './jobs.ts';

// Ctrl-C in a terminal reaches children too; the job in hand is finished, and the parent sends no more.
process.on('SIGINT', () => undefined);

/** A child process: one job in, one result out. */
process.on('message', (job: Job) => {
  process.send?.(done(job));
});
