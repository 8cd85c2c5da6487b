import { threads } from '../pool/pool.ts';
import type { LinkedGame, Subject } from './look.ts';

const HARD_MS = 20_000;
const MOST_WAITING = 16;
const MOST_KNOWN = 64;

/** Looks at links and paints them, in a thread of its own, bounded in time, memory and number. */
export class Painter {
  private readonly pool = threads(1);
  private readonly webDir: string;
  private readonly looks = new Map<string, Promise<LinkedGame | null>>();
  private readonly pictures = new Map<string, Promise<Uint8Array | null>>();
  private waiting = 0;

  constructor(webDir: string) {
    this.webDir = webDir;
  }

  /** Null when the link is about no game of ours, or when there is too much to do. */
  look(subject: Subject): Promise<LinkedGame | null> {
    return remembered(this.looks, subject, () => this.ask<LinkedGame>('look', subject));
  }

  /** A PNG of 1200 × 630. */
  paint(subject: Subject): Promise<Uint8Array | null> {
    return remembered(this.pictures, subject, () => this.ask<Uint8Array>('paint', { subject, webDir: this.webDir }));
  }

  private async ask<T>(name: string, task: unknown): Promise<T | null> {
    if (this.waiting >= MOST_WAITING) return null;
    this.waiting += 1;
    try {
      return (await this.pool.run(task, { name, signal: AbortSignal.timeout(HARD_MS) })) as T | null;
    } catch {
      return null;
    } finally {
      this.waiting -= 1;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** The latest answers are kept; one that could not be given is asked for again. */
function remembered<T>(
  known: Map<string, Promise<T | null>>,
  subject: Subject,
  ask: () => Promise<T | null>,
): Promise<T | null> {
  const key = JSON.stringify(subject);
  const before = known.get(key);
  if (before) return before;
  for (const old of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(old);
  const answer = ask().then(found => {
    if (found === null) known.delete(key);
    return found;
  });
  known.set(key, answer);
  return answer;
}
