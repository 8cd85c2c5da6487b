import { Crowded } from './crowded.ts';

interface Waiting {
  readonly work: () => Promise<void>;
}

/** So many things at a time, and whoever asks much does not keep others waiting: each is served in turn. */
export class FairQueue {
  private readonly lines = new Map<string, Waiting[]>();
  private readonly most: { readonly all: number; readonly each: number };
  private readonly atOnce: number;
  private busy = 0;
  private waiting = 0;

  constructor(most: { readonly all: number; readonly each: number }, atOnce = 1) {
    this.most = most;
    this.atOnce = atOnce;
  }

  /** Does the work when its turn comes; rejects with `Crowded` at once when the line is too long. */
  run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(who) ?? [];
    if (this.waiting >= this.most.all || line.length >= this.most.each) return Promise.reject(new Crowded('too much'));
    return new Promise((done, failed) => {
      line.push({ work: () => work().then(done, failed) });
      this.lines.set(who, line);
      this.waiting += 1;
      if (this.busy < this.atOnce) void this.serve();
    });
  }

  private async serve(): Promise<void> {
    this.busy += 1;
    for (let next = this.next(); next; next = this.next()) await next.work();
    this.busy -= 1;
  }

  /** The first of whoever is longest without; who has more goes to the end. */
  private next(): Waiting | null {
    for (const [who, line] of this.lines) {
      const first = line.shift();
      this.lines.delete(who);
      if (line.length > 0) this.lines.set(who, line);
      if (!first) continue;
      this.waiting -= 1;
      return first;
    }
    return null;
  }
}
