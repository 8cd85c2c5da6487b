import { Crowded, FairQueue } from '../pool/fair-queue.ts';
import { threads } from '../pool/pool.ts';
import type { LinkedGame, Subject } from './look.ts';

const HARD_MS = 20_000;
/** Whoever previews links gives up after a few seconds, and asks again when told to. */
const MOST_WAITING = { all: 32, each: 4, waitMs: 3_000 };
/** What takes longer once it is begun is painted to its end and kept, but nobody holds the line for it. */
const ANSWER_MS = 8_000;
const MOST_KNOWN = 256;

/** Who wants something looked at or painted. */
export interface Asker {
  readonly who: string;
  /** Whether they may have us work once more; asked only when the answer is not known yet. */
  may(): boolean;
}

/** Looks at links and paints them, in a thread of its own, bounded in time, memory and number. */
export class Painter {
  private readonly pool = threads(1);
  private readonly queue = new FairQueue(MOST_WAITING);
  private readonly webDir: string;
  private readonly looks = new Map<string, Promise<LinkedGame | null>>();
  private readonly pictures = new Map<string, Promise<Uint8Array | null>>();

  constructor(webDir: string) {
    this.webDir = webDir;
  }

  /** Null when the link is about no game of ours. Rejects with `Crowded` when there is too much to do. */
  look(subject: Subject, asker: Asker): Promise<LinkedGame | null> {
    return remembered(this.looks, subject, () => this.ask<LinkedGame>(asker, 'look', subject));
  }

  /** A PNG of 1200 × 630: at once what is known, however many wait. Rejects with `Crowded` when it cannot be had soon. */
  paint(subject: Subject, asker: Asker): Promise<Uint8Array | null> {
    const task = { subject, webDir: this.webDir };
    return answered(remembered(this.pictures, subject, () => this.ask<Uint8Array>(asker, 'paint', task)));
  }

  private async ask<T>(asker: Asker, name: string, task: unknown): Promise<T | null> {
    if (!asker.may()) throw new Crowded('asked too often');
    return this.queue.run(asker.who, async () => {
      try {
        return (await this.pool.run(task, { name, signal: AbortSignal.timeout(HARD_MS) })) as T | null;
      } catch {
        throw new Crowded('it takes too long');
      }
    });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** The latest answers are kept, also that there is none; what could not be answered is asked for again. */
function remembered<T>(
  known: Map<string, Promise<T | null>>,
  subject: Subject,
  ask: () => Promise<T | null>,
): Promise<T | null> {
  const key = JSON.stringify(subject);
  const answer = known.get(key) ?? ask();
  known.delete(key);
  known.set(key, answer);
  for (const old of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(old);
  answer.catch(() => known.delete(key));
  return answer;
}

async function answered<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Crowded('it takes too long')), ANSWER_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
