/** So many at once, so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of permissions that fills up with time. */
export class Bucket {
  private left: number;
  private filled: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.filled = now;
  }

  take(now: number, amount = 1): boolean {
    if (this.level(now) < amount) return false;
    this.left -= amount;
    return true;
  }

  /** Takes as much as there is of it. */
  spend(now: number, amount: number): void {
    this.left = Math.max(0, this.level(now) - amount);
  }

  /** Returns what was taken and not used after all. */
  giveBack(amount = 1): void {
    this.left = Math.min(this.rate.burst, this.left + amount);
  }

  full(now: number): boolean {
    return this.level(now) >= this.rate.burst;
  }

  /** Whether more than half of what may be taken at once is gone. */
  halfEmpty(now: number): boolean {
    return this.level(now) < this.rate.burst / 2;
  }

  private level(now: number): number {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.filled) / 1000) * perSecond);
    this.filled = now;
    return this.left;
  }
}

const MOST_KEYS = 50_000;
const FORGOTTEN_AT_ONCE = 5_000;

/** One bucket for each address or person. Those that were made first are forgotten first, so memory stays bounded. */
export class Buckets {
  private readonly all = new Map<string, Bucket>();
  private readonly rate: Rate;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  of(key: string, now: number): Bucket {
    const known = this.all.get(key);
    if (known) return known;
    if (this.all.size >= MOST_KEYS) this.forget(now);
    const bucket = new Bucket(this.rate, now);
    this.all.set(key, bucket);
    return bucket;
  }

  /** Full ones say nothing; only when that is not enough, the oldest go. Never all: that would be a way to a fresh start. */
  private forget(now: number): void {
    for (const [key, bucket] of this.all) if (bucket.full(now)) this.all.delete(key);
    if (this.all.size < MOST_KEYS) return;
    for (const key of [...this.all.keys()].slice(0, FORGOTTEN_AT_ONCE)) this.all.delete(key);
  }
}
