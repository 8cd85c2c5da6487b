import type { EventLog } from '../store/log.ts';
import type { Leases } from './leases.ts';
import type { NodeBus } from './node-bus.ts';

/** How long a node is believed to live after its last beat. */
const LIFE_MS = 6_000;

export interface HeartbeatDeps {
  readonly log: EventLog;
  readonly node: string;
  readonly bus: NodeBus;
  readonly leases: Leases;
  /** The store has gone back to an earlier time, as after a failover to a copy that lagged. */
  readonly wentBack: () => void;
}

/**
 * Once a second, one statement, however many rooms there are: this node lives, so much has it said. The answer tells the
 * same of the others; only when one of them died, or said more than was heard here, are the rooms looked at.
 */
export class Heartbeat {
  private readonly deps: HeartbeatDeps;
  private beats = 0;
  private acknowledged = 0;
  private beating = false;

  constructor(deps: HeartbeatDeps) {
    this.deps = deps;
  }

  async beat(): Promise<void> {
    const { log, node, bus, leases } = this.deps;
    if (this.beating || !log.shared) return;
    this.beating = true;
    this.beats += 1;
    const mine = { node, beats: this.beats, said: bus.said, freed: leases.freed };
    const began = performance.now();
    try {
      const all = await log.beat(mine, LIFE_MS);
      const before = all.find(one => one.node === node)?.beats ?? 0;
      leases.renewed(began, LIFE_MS);
      const { died, freed } = bus.beaten(all);
      if (died || freed) leases.askAgain();
      if (before < this.acknowledged) this.deps.wentBack();
      this.acknowledged = mine.beats;
    } catch {
      // The store cannot be reached; what this node holds lapses by itself.
    } finally {
      this.beating = false;
    }
  }
}
