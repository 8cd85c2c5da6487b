import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What was played, a line of JSON each, by name: a stopped lab goes on from here. */
export class Journal<T> {
  private readonly file: string;
  private readonly all = new Map<string, T>();

  constructor(file: string) {
    this.file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // A line that was cut off by a power cut is played again.
      if (!line.endsWith('}')) continue;
      const { name, played } = JSON.parse(line) as { name: string; played: T };
      this.all.set(name, played);
    }
  }

  /** As it was played before, or played now and kept. */
  once(name: string, play: () => T): T {
    const known = this.all.get(name);
    if (known !== undefined) return known;
    const played = play();
    this.all.set(name, played);
    mkdirSync(path.dirname(this.file), { recursive: true });
    appendFileSync(this.file, `${JSON.stringify({ name, played })}\n`);
    return played;
  }
}
