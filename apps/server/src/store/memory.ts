import type { AppendResult, Beat, BusListener, EventLog, LogSlice, PendingAppend, StoredSnapshot } from './log.ts';

/** Logs that die with the process; several nodes of a test may share one. */
export class MemoryLog implements EventLog {
  readonly shared: boolean = true;
  private readonly rooms = new Map<string, { bodies: string[]; at: number }>();
  private readonly listeners: BusListener[] = [];
  private readonly nodes = new Map<string, { beat: Beat; until: number }>();
  private readonly leases = new Map<string, string>();
  private readonly snapshots = new Map<string, StoredSnapshot>();

  put(append: PendingAppend): void {
    const { room, seq, body, before } = append;
    this.append(room, seq, body, before).then(
      appended => append.settle(appended),
      (error: Error) => append.fail(error),
    );
  }

  async append(room: string, seq: number, body: string, before?: string): Promise<AppendResult> {
    const log = this.rooms.get(room) ?? { bodies: [], at: 0 };
    if (seq !== log.bodies.length || (before !== undefined && before !== log.bodies.at(-1))) return 'taken';
    log.bodies.push(body);
    log.at = Date.now();
    this.rooms.set(room, log);
    return 'stored';
  }

  async read(room: string, from: number): Promise<LogSlice> {
    const log = this.rooms.get(room);
    if (!log) return { events: [], age: 0 };
    const events = log.bodies.slice(from).map((body, i) => ({ seq: from + i, body }));
    return { events, age: events.length > 0 ? Date.now() - log.at : 0 };
  }

  async heads(rooms: readonly string[]): Promise<Map<string, number>> {
    return new Map(rooms.map(room => [room, this.rooms.get(room)?.bodies.length ?? 0]));
  }

  async rewrite(room: string, head: number, bodies: readonly string[]): Promise<boolean> {
    const log = this.rooms.get(room);
    if (log?.bodies.length !== head) return false;
    log.bodies = [...bodies];
    this.snapshots.delete(room);
    return true;
  }

  async remove(rooms: readonly string[]): Promise<void> {
    for (const room of rooms) this.rooms.delete(room);
  }

  async snapshot(room: string): Promise<StoredSnapshot | null> {
    return this.snapshots.get(room) ?? null;
  }

  async keepSnapshot(room: string, snapshot: StoredSnapshot): Promise<void> {
    this.snapshots.set(room, snapshot);
  }

  publish(message: string): void {
    for (const listener of this.listeners) queueMicrotask(() => listener.heard(message));
  }

  subscribe(listener: BusListener): void {
    this.listeners.push(listener);
  }

  async beat(beat: Beat, forMs: number): Promise<readonly Beat[]> {
    const living = [...this.nodes.values()].filter(node => node.until > Date.now()).map(node => node.beat);
    this.nodes.set(beat.node, { beat, until: Date.now() + forMs });
    return living;
  }

  async leave(node: string): Promise<void> {
    this.nodes.delete(node);
    for (const [room, owner] of this.leases) if (owner === node) this.leases.delete(room);
  }

  async lease(rooms: readonly string[], node: string): Promise<ReadonlySet<string>> {
    const granted = rooms.filter(room => {
      const owner = this.leases.get(room);
      return owner === undefined || owner === node || (this.nodes.get(owner)?.until ?? 0) <= Date.now();
    });
    for (const room of granted) this.leases.set(room, node);
    return new Set(granted);
  }

  async release(rooms: readonly string[], node: string): Promise<void> {
    for (const room of rooms) if (this.leases.get(room) === node) this.leases.delete(room);
  }
}
