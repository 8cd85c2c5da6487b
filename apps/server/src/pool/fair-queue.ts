/** There is too much to do, or too much for one who asks: ask again later. */
export class Crowded extends Error {}

interface Waiting {
  readonly work: () => Promise<void>;
}

interface Most {
  /** Of all together, and of each who asks. */
  readonly all: number;
  readonly each: number;
  /** Whoever would wait longer for their turn is told so at once, in milliseconds. */
  readonly waitMs?: number;
}

/** What takes longest is what is first: nothing is loaded yet. */
const FIRST_TAKES_MS = 10_000;
/** How much of what a job is expected to take the last one says. */
const LATEST = 0.3;

/** So many things at a time, and whoever asks much does not keep others waiting: each is served in turn. */
export class FairQueue {
  private readonly lines = new Map<string, Waiting[]>();
  private readonly most: Most;
  private readonly atOnce: number;
  private readonly now: () => number;
  /** When each job that is under way began. */
  private readonly begun = new Set<{ readonly at: number }>();
  private waiting = 0;
  /** What a job takes lately; null before the first is done. */
  private takesMs: number | null = null;

  constructor(most: Most, atOnce = 1, now: () => number = () => performance.now()) {
    this.most = most;
    this.atOnce = atOnce;
    this.now = now;
  }

  /** Does the work when its turn comes; rejects with `Crowded` at once when the line is too long, or when it turns out to be. */
  run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(who) ?? [];
    const { all, each, waitMs = Number.POSITIVE_INFINITY } = this.most;
    if (this.waiting >= all || line.length >= each) return Promise.reject(new Crowded('too much'));
    if (this.expectedMs(who) > waitMs) return Promise.reject(new Crowded('it would take too long'));
    return new Promise((done, failed) => {
      const timer = this.turnAway(
        who,
        () => failed(new Crowded('it took too long')),
        () => waiting,
      );
      const waiting: Waiting = {
        work: () => {
          clearTimeout(timer);
          return work().then(done, failed);
        },
      };
      line.push(waiting);
      this.lines.set(who, line);
      this.waiting += 1;
      if (this.begun.size < this.atOnce) void this.serve();
    });
  }

  /** How long somebody would wait now: for what is under way, and for whoever comes before them. */
  private expectedMs(who: string): number {
    const takes = this.takesMs ?? 0;
    const own = this.lines.get(who)?.length ?? 0;
    let ms = own * takes;
    for (const [other, line] of this.lines) if (other !== who) ms += Math.min(line.length, own + 1) * takes;
    for (const { at } of this.begun) ms += Math.max(0, at + takes - this.now());
    return ms / this.atOnce;
  }

  /** What was expected may be wrong: nobody stands in line for longer all the same. */
  private turnAway(who: string, tell: () => void, of: () => Waiting): NodeJS.Timeout | undefined {
    const { waitMs } = this.most;
    if (waitMs === undefined) return undefined;
    return setTimeout(
      () => {
        const line = this.lines.get(who) ?? [];
        const left = line.filter(one => one !== of());
        this.waiting -= line.length - left.length;
        if (left.length > 0) this.lines.set(who, left);
        else this.lines.delete(who);
        tell();
      },
      this.takesMs === null ? Math.max(waitMs, FIRST_TAKES_MS) : waitMs,
    );
  }

  private async serve(): Promise<void> {
    for (let next = this.next(); next; next = this.next()) {
      const job = { at: this.now() };
      this.begun.add(job);
      await next.work();
      this.begun.delete(job);
      const took = this.now() - job.at;
      this.takesMs = this.takesMs === null ? took : this.takesMs + LATEST * (took - this.takesMs);
    }
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
