import type { EventLog } from '../store/log.ts';

const LEASE_MS = 9_000;
const RENEW_MS = 3_000;
/** A holder gives up a little before the store does, so that two never think they hold at once. */
const MARGIN_MS = 1_000;

/** Which rooms' timers and bots this node runs. Measured by the monotonic clock: a paused node wakes up without any. */
export class Leases {
  private readonly log: EventLog;
  private readonly node: string;
  private readonly until = new Map<string, number>();
  private lastAsked = 0;
  private asking = false;

  constructor(log: EventLog, node: string) {
    this.log = log;
    this.node = node;
  }

  holds(room: string): boolean {
    return !this.log.shared || (this.until.get(room) ?? 0) > performance.now();
  }

  /** Somebody came into this room: unless this node already runs it, ask for it with the next `renew`. */
  renewSoon(room: string): void {
    if (!this.holds(room)) this.lastAsked = 0;
  }

  /** Called often; asks for these rooms' leases every few seconds. */
  renew(rooms: readonly string[]): void {
    if (!this.log.shared || this.asking || rooms.length === 0 || performance.now() - this.lastAsked < RENEW_MS) return;
    const began = performance.now();
    this.lastAsked = began;
    this.asking = true;
    this.log
      .lease(rooms, this.node, LEASE_MS)
      .then(granted => {
        for (const room of granted) this.until.set(room, began + LEASE_MS - MARGIN_MS);
      })
      .catch(() => {
        // Without the store nobody can act anyway; held leases lapse by themselves.
      })
      .finally(() => {
        this.asking = false;
      });
  }

  release(room: string): void {
    if (!this.until.delete(room)) return;
    this.log.release([room], this.node).catch(() => {});
  }

  async close(): Promise<void> {
    if (this.log.shared && this.until.size > 0)
      await this.log.release([...this.until.keys()], this.node).catch(() => {});
  }
}
