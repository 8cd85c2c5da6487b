import type { AppendResult, CommitStats, PendingAppend } from './log.ts';

/** Commits a batch as one transaction: for each append, whether it was stored. Rejects when nobody knows. */
export type CommitBatch = (batch: readonly PendingAppend[]) => Promise<ArrayLike<boolean | number>>;

const BUSY_BATCH = 4;
const GATHER_MS = 2;
const ENOUGH = 48;
const MOST = 500;

/**
 * Group commit with one batch in flight: whatever arrives while it runs goes into the next. When it is busy, a batch
 * is gathered for two milliseconds: fewer, larger commits cost a third of the CPU and nobody notices the wait.
 */
export class GroupCommit {
  private readonly commitBatch: CommitBatch;
  private readonly onCommit: (commit: CommitStats) => void;
  private waiting: PendingAppend[] = [];
  private running = false;
  private gathering: NodeJS.Timeout | null = null;
  private lastSize = 0;

  constructor(commitBatch: CommitBatch, onCommit: (commit: CommitStats) => void) {
    this.commitBatch = commitBatch;
    this.onCommit = onCommit;
  }

  put(append: PendingAppend): void {
    this.waiting.push(append);
    if (!this.running) this.schedule();
  }

  append(room: string, seq: number, body: string, before?: string): Promise<AppendResult> {
    const known = before === undefined ? {} : { before };
    return new Promise((settle, fail) => this.put({ room, seq, body, ...known, settle, fail }));
  }

  private schedule(): void {
    if (this.gathering) {
      if (this.waiting.length < ENOUGH) return;
      clearTimeout(this.gathering);
      this.gathering = null;
    } else if (this.lastSize >= BUSY_BATCH && this.waiting.length < ENOUGH) {
      this.gathering = setTimeout(() => {
        this.gathering = null;
        this.commit();
      }, GATHER_MS);
      return;
    }
    this.running = true;
    // Everything that arrived in this turn of the event loop goes together.
    setImmediate(() => this.commit());
  }

  private commit(): void {
    this.running = true;
    const batch = this.waiting.splice(0, MOST);
    this.lastSize = batch.length;
    const began = performance.now();
    this.commitBatch(batch).then(
      stored => {
        this.onCommit({ size: batch.length, ms: performance.now() - began });
        this.next();
        for (let i = 0; i < batch.length; i++) batch[i]?.settle(stored[i] ? 'stored' : 'taken');
      },
      (error: unknown) => {
        this.next();
        for (const one of batch) one.fail(error as Error);
      },
    );
  }

  private next(): void {
    this.running = false;
    if (this.waiting.length > 0) this.schedule();
  }
}
