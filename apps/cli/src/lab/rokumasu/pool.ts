import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Journal } from './journal.ts';
import type { Job, Outcome } from './run.ts';

/** Plays jobs in child processes, telling how far it is. Ctrl-C keeps what is done and skips what would follow. */
export class Pool {
  private readonly workers: number;
  private readonly journal: Journal;
  stopped = false;

  constructor(workers: number, journal: Journal) {
    this.workers = workers;
    this.journal = journal;
    process.once('SIGINT', () => {
      this.stopped = true;
    });
  }

  /** In the order of the jobs; fewer when stopped. */
  async play(jobs: readonly Job[], label: string): Promise<Outcome[]> {
    const open = jobs.filter(job => !this.journal.find(job));
    const tell = (left: number): void => {
      process.stderr.write(`\r${label}: ${jobs.length - left} of ${jobs.length} runs `);
    };
    tell(open.length);
    let finished = 0;
    const next = (): Job | undefined => (this.stopped ? undefined : open.shift());
    const total = open.length;
    const add = (outcome: Outcome): void => {
      this.journal.add(outcome);
      tell(total - ++finished);
    };
    await Promise.all(Array.from({ length: Math.min(this.workers, total) }, () => work(next, add)));
    process.stderr.write('\n');
    return jobs.flatMap(job => this.journal.find(job) ?? []);
  }
}

function work(next: () => Job | undefined, add: (outcome: Outcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    const feed = (): void => {
      const job = next();
      if (job) child.send(job);
      else child.disconnect();
    };
    child.on('message', (outcome: Outcome) => {
      add(outcome);
      feed();
    });
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a run failed (exit ${code})`))));
    feed();
  });
}
