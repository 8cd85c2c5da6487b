import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Work } from '../../command/command.ts';
import type { Journal } from './journal.ts';
import type { Job, Results } from './jobs.ts';

/**
 * Does jobs in child processes, telling how far it is. Ctrl-C keeps what is done and skips what would follow. The children run
 * one bundled file: imports that are resolved while they run would cost more than half of the time.
 */
export class Pool {
  private readonly workers: number;
  private readonly journal: Journal;
  private readonly work: Work;
  private readonly children = new Set<ChildProcess>();
  private bundle: Promise<string> | null = null;

  constructor(workers: number, journal: Journal, work: Work) {
    this.workers = workers;
    this.journal = journal;
    this.work = work;
    work.atEnd(() => {
      for (const child of this.children) child.kill('SIGKILL');
    });
  }

  /** In the order of the jobs; fewer when stopped, and without workers only what the journal holds. */
  async play<J extends Job>(jobs: readonly J[], label: string): Promise<Results[J['task']][]> {
    const open = jobs.filter(job => this.journal.find(job) === undefined);
    let left = open.length;
    const started = performance.now();
    const tell = (): void => {
      const done = open.length - left;
      const seconds = (performance.now() - started) / 1000;
      const rest = done > 0 ? `, about ${Math.ceil((seconds / done) * left)} s left` : '';
      this.work.progress(`${label}: ${jobs.length - left} of ${jobs.length}${left > 0 ? rest : ''}`);
    };
    const next = (): J | undefined => (this.work.stopped() ? undefined : open.shift());
    const add = (job: J, result: unknown): void => {
      this.journal.add(job, result);
      left -= 1;
      tell();
    };
    if (this.workers > 0 && jobs.length > 0 && !this.work.stopped()) tell();
    await Promise.all(Array.from({ length: Math.min(this.workers, left) }, () => this.feed(next, add)));
    return jobs.flatMap(job => {
      const result = this.journal.find(job);
      return result === undefined ? [] : [result];
    });
  }

  /** One child, given job after job. */
  private async feed<J extends Job>(next: () => J | undefined, add: (job: J, result: unknown) => void): Promise<void> {
    let job = next();
    if (!job) return undefined;
    const child = fork(await this.bundled(), { execArgv: ['--enable-source-maps', '--max-semi-space-size=64'] });
    this.children.add(child);
    child.on('message', (result: unknown) => {
      if (job) add(job, result);
      job = next();
      if (job) child.send(job);
      else child.disconnect();
    });
    child.send(job);
    return new Promise((resolve, reject) => {
      child.on('exit', code => {
        this.children.delete(child);
        if (code === 0) resolve();
        else reject(new Error(`failed (exit ${code}): ${JSON.stringify(job)}`));
      });
    });
  }

  private bundled(): Promise<string> {
    this.bundle ??= this.make();
    return this.bundle;
  }

  private async make(): Promise<string> {
    const folder = mkdtempSync(path.join(tmpdir(), 'minoya-lab-'));
    this.work.atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const outfile = path.join(folder, 'worker.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      sourcemap: 'inline',
    });
    return outfile;
  }
}
