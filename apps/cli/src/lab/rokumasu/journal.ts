import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Job, Outcome } from './run.ts';

/** Outcomes on disk, a line each: a stopped measurement goes on where it was. Delete it when rules or bot have changed. */
export class Journal {
  private readonly file: string | null;
  private readonly known = new Map<string, Outcome>();

  constructor(file: string | null) {
    this.file = file;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const line of lines) {
      const outcome = JSON.parse(line) as Outcome;
      this.known.set(nameOf(outcome), outcome);
    }
  }

  find(job: Job): Outcome | undefined {
    return this.known.get(nameOf(job));
  }

  add(outcome: Outcome): void {
    this.known.set(nameOf(outcome), outcome);
    if (this.file) appendFileSync(this.file, `${JSON.stringify(outcome)}\n`);
  }
}

const nameOf = ({ who, setup, seed }: Job): string => `${who}|${setup}|${seed}`;
