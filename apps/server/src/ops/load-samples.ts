/** One moment in the graphs of the admin page. */
export interface Sample {
  readonly at: number;
  readonly actions: number;
  readonly actionP99: number;
  readonly commitP99: number;
  readonly batch: number;
  readonly rooms: number;
  readonly sockets: number;
  readonly loopDelay: number;
  readonly memoryMb: number;
}

const EVERY_MS = 2_000;
const KEPT = 300;
const MOST_TIMES = 1_024;

/** The last ten minutes in numbers, for people who look and not for alarms (those read /metrics). */
export class LoadSamples {
  private readonly kept: Sample[] = [];
  private timer: NodeJS.Timeout | undefined;
  private actionTimes: number[] = [];
  private commitTimes: number[] = [];
  private actions = 0;
  private committed = 0;
  private commits = 0;

  /** Looks every two seconds from now on. */
  begin(look: () => { rooms: number; sockets: number; loopDelay: number }): void {
    this.timer = setInterval(() => this.take(look()), EVERY_MS);
    this.timer.unref();
  }

  acted(ms: number): void {
    this.actions += 1;
    if (this.actionTimes.length < MOST_TIMES) this.actionTimes.push(ms);
  }

  commit(size: number, ms: number): void {
    this.commits += 1;
    this.committed += size;
    if (this.commitTimes.length < MOST_TIMES) this.commitTimes.push(ms);
  }

  list(): readonly Sample[] {
    return this.kept;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private take(now: { rooms: number; sockets: number; loopDelay: number }): void {
    this.kept.push({
      at: Date.now(),
      actions: this.actions / (EVERY_MS / 1000),
      actionP99: p99(this.actionTimes),
      commitP99: p99(this.commitTimes),
      batch: this.commits === 0 ? 0 : this.committed / this.commits,
      memoryMb: this.memoryMb(),
      ...now,
    });
    if (this.kept.length > KEPT) this.kept.shift();
    this.actionTimes = [];
    this.commitTimes = [];
    this.actions = 0;
    this.committed = 0;
    this.commits = 0;
  }

  /** Looking needs a descriptor on some systems, and there may be none: then it is what it was. */
  private memoryMb(): number {
    try {
      return process.memoryUsage.rss() / 2 ** 20;
    } catch {
      return this.kept.at(-1)?.memoryMb ?? 0;
    }
  }
}

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
