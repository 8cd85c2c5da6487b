import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Work } from '../../command/command.ts';
import type { Journal } from './journal.ts';
import type { Job, Outcome } from './run.ts';

/** Plays jobs in child processes, telling how far it is. Ctrl-C keeps what is done and skips what would follow. */
export class Pool {
  private readonly workers: number;
  private readonly journal: Journal;
  private readonly work: Work;
  private readonly children = new Set<ChildProcess>();

  constructor(workers: number, journal: Journal, work: Work) {
    this.workers = workers;
    this.journal = journal;
    this.work = work;
    work.atEnd(() => {
      for (const child of this.children) child.kill('SIGKILL');
    });
  }

  /** In the order of the jobs; fewer when stopped. */
  async play(jobs: readonly Job[], label: string): Promise<Outcome[]> {
    const open = jobs.filter(job => !this.journal.find(job));
    let left = open.length;
    const tell = (): void => this.work.progress(`${label}: ${jobs.length - left} of ${jobs.length} runs`);
    const next = (): Job | undefined => (this.work.stopped() ? undefined : open.shift());
    const add = (outcome: Outcome): void => {
      this.journal.add(outcome);
      left -= 1;
      tell();
    };
    if (jobs.length > 0 && !this.work.stopped()) tell();
    await Promise.all(Array.from({ length: Math.min(this.workers, left) }, () => this.feed(next, add)));
    return jobs.flatMap(job => this.journal.find(job) ?? []);
  }

  /** One child, given job after job. */
  private feed(next: () => Job | undefined, add: (outcome: Outcome) => void): Promise<void> {
    const first = next();
    if (!first) return Promise.resolve();
    const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    this.children.add(child);
    child.on('message', (outcome: Outcome) => {
      add(outcome);
      const job = next();
      if (job) child.send(job);
      else child.disconnect();
    });
    child.send(first);
    return new Promise((resolve, reject) => {
      child.on('exit', code => {
        this.children.delete(child);
        if (code === 0) resolve();
        else reject(new Error(`a run failed (exit ${code})`));
      });
    });
  }
}
