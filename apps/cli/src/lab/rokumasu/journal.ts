import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { canonical } from '@minoya/kernel';
import type { Job, Results } from './jobs.ts';

interface Line {
  readonly version: number;
  readonly job: Job;
  readonly result: unknown;
}

/**
 * Results on disk, a line each: a stopped measurement goes on where it was. Lines of other versions of the rules are passed
 * over. Delete it when the bot has changed, or numbers of an unreleased version.
 */
export class Journal {
  private readonly file: string | null;
  private readonly known = new Map<string, unknown>();

  constructor(file: string | null) {
    this.file = file;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const text of lines) {
      const line = whole(text);
      if (line?.version === rokumasu.version) this.known.set(canonical(line.job), line.result);
    }
  }

  find<J extends Job>(job: J): Results[J['task']] | undefined {
    return this.known.get(canonical(job)) as Results[J['task']] | undefined;
  }

  add(job: Job, result: unknown): void {
    this.known.set(canonical(job), result);
    const line: Line = { version: rokumasu.version, job, result };
    if (this.file) appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}

/** The last line may have been cut off with the power. */
function whole(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
