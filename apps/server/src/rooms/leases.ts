import type { EventLog } from '../store/log.ts';

/** A holder gives up a little before the store does, so that two never think they hold at once. */
const MARGIN_MS = 1_000;
/** Asked for again now and then even when nobody said anything, for nodes of an older version and lost words. */
const ASK_AGAIN_MS = 30_000;

/**
 * Which rooms' timers and bots this node runs: those it took, for as long as the node itself is known to live. Measured
 * by the monotonic clock: a paused node wakes up without any. A lease is not renewed; the node is.
 */
export class Leases {
  private readonly log: EventLog;
  private readonly node: string;
  private readonly held = new Set<string>();
  /** Rooms with people here that another node runs. */
  private readonly wanted = new Set<string>();
  private readonly givenBack = new Set<string>();
  private aliveUntil = 0;
  private askAt = 0;
  private asking = false;
  /** How many were given back: the other nodes ask again when it grows. */
  freed = 0;

  constructor(log: EventLog, node: string) {
    this.log = log;
    this.node = node;
  }

  holds(room: string): boolean {
    return !this.log.shared || (this.held.has(room) && this.aliveUntil > performance.now());
  }

  /** Somebody is in this room: unless this node already runs it, ask for it. */
  want(room: string): void {
    if (!this.log.shared || this.held.has(room) || this.wanted.has(room)) return;
    this.wanted.add(room);
    this.askAt = 0;
  }

  /** Nobody is in this room any more. */
  release(room: string): void {
    this.wanted.delete(room);
    if (this.held.delete(room)) this.givenBack.add(room);
  }

  /** The store knows since `began` that this node lives, for so long. */
  renewed(began: number, forMs: number): void {
    // It was given up for dead in between, and others may run its rooms now.
    if (this.aliveUntil < performance.now()) this.askForAll();
    this.aliveUntil = began + forMs - MARGIN_MS;
  }

  /** A node died or gave something back. */
  askAgain(): void {
    this.askAt = 0;
  }

  private askForAll(): void {
    for (const room of this.held) this.wanted.add(room);
    this.held.clear();
    this.askAt = 0;
  }

  /** Called often; asks the store only when there is something to ask. */
  async settle(): Promise<void> {
    if (this.asking || !this.log.shared) return;
    const ask = this.wanted.size > 0 && performance.now() >= this.askAt && this.aliveUntil > performance.now();
    if (!ask && this.givenBack.size === 0) return;
    this.asking = true;
    try {
      if (this.givenBack.size > 0) await this.giveBack();
      if (ask) await this.take();
    } catch {
      // Without the store nobody can act anyway; the next time asks again.
    } finally {
      this.asking = false;
    }
  }

  private async giveBack(): Promise<void> {
    const rooms = [...this.givenBack];
    await this.log.release(rooms, this.node);
    for (const room of rooms) this.givenBack.delete(room);
    this.freed += rooms.length;
  }

  private async take(): Promise<void> {
    this.askAt = performance.now() + ASK_AGAIN_MS;
    const granted = await this.log.lease([...this.wanted], this.node).catch((error: unknown) => {
      this.askAt = 0;
      throw error;
    });
    for (const room of granted) {
      if (!this.wanted.delete(room)) this.givenBack.add(room);
      else this.held.add(room);
    }
  }
}
