import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Job, Outcome } from './run.ts';

/** Plays all jobs in as many processes as there are cores, telling how far it is. Ctrl-C keeps what is done. */
export async function playAll(jobs: readonly Job[], label: string): Promise<Outcome[]> {
  const done: Outcome[] = [];
  const cores = Math.max(1, Math.min(availableParallelism(), jobs.length));
  let next = 0;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  const tell = (): void => {
    const wins = done.filter(outcome => outcome.won).length;
    process.stderr.write(`\r${label}: ${done.length} of ${jobs.length} runs, ${wins} won `);
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
      const feed = (): void => {
        const job = jobs[next++];
        if (job && !stopped) child.send(job);
        else child.disconnect();
      };
      child.on('message', (outcome: Outcome) => {
        done.push(outcome);
        tell();
        feed();
      });
      child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a run failed (exit ${code})`))));
      feed();
    });
  await Promise.all(Array.from({ length: cores }, work));
  process.off('SIGINT', stop);
  process.stderr.write('\n');
  return done.sort((a, b) => (a.setup + a.seed < b.setup + b.seed ? -1 : 1));
}
