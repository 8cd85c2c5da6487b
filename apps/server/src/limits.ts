import type { FastifyReply, FastifyRequest } from 'fastify';

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
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.filled) / 1000) * perSecond);
    this.filled = now;
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }

  full(now: number): boolean {
    return this.left + ((now - this.filled) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

const MOST_KEYS = 50_000;

/** One bucket per address or person. Full buckets are forgotten, so memory stays bounded. */
export class Buckets {
  private readonly all = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly on: boolean;

  constructor(rate: Rate, on = true) {
    this.rate = rate;
    this.on = on;
  }

  take(key: string, amount = 1, now = performance.now()): boolean {
    if (!this.on) return true;
    let bucket = this.all.get(key);
    if (!bucket) {
      if (this.all.size >= MOST_KEYS) this.forget(now);
      bucket = new Bucket(this.rate, now);
      this.all.set(key, bucket);
    }
    return bucket.take(now, amount);
  }

  private forget(now: number): void {
    for (const [key, bucket] of this.all) if (bucket.full(now)) this.all.delete(key);
    if (this.all.size >= MOST_KEYS) this.all.clear();
  }
}

/** The other end's address; of IPv6 only the network, since a home has more addresses than there are codes. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  return address.split(':').slice(0, 4).join(':');
}

/** What writes to the store, and what only looks. */
export const UPLOADS: Rate = { burst: 20, perSecond: 0.2 };
export const READS: Rate = { burst: 120, perSecond: 20 };

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Makes a guard that lets an address through so often. */
export type Limit = (rate: Rate) => Guard;

export function limiter(limited: boolean): Limit {
  return rate => {
    const buckets = new Buckets(rate, limited);
    return async (request, reply) => {
      if (buckets.take(addressKey(request.ip))) return undefined;
      return reply.code(429).header('retry-after', '10').send({ error: 'too-fast' });
    };
  };
}
