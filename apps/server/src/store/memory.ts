import type { AppendResult, EventLog, LogSlice, PendingAppend } from './log.ts';

/** Logs that die with the process; several nodes of a test may share one. */
export class MemoryLog implements EventLog {
  readonly shared = true;
  private readonly rooms = new Map<string, { bodies: string[]; at: number }>();
  private readonly listeners: ((message: string) => void)[] = [];
  private readonly leases = new Map<string, { node: string; until: number }>();

  put(append: PendingAppend): void {
    const { room, seq, body } = append;
    this.append(room, seq, body).then(
      appended => append.settle(appended),
      (error: Error) => append.fail(error),
    );
  }

  async append(room: string, seq: number, body: string): Promise<AppendResult> {
    const log = this.rooms.get(room) ?? { bodies: [], at: 0 };
    if (seq < log.bodies.length) return 'taken';
    if (seq > log.bodies.length) throw new Error(`append leaves a gap in ${room} before ${seq}`);
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

  publish(message: string): void {
    for (const listener of this.listeners) queueMicrotask(() => listener(message));
  }

  subscribe(listener: (message: string) => void): void {
    this.listeners.push(listener);
  }

  async lease(rooms: readonly string[], node: string, forMs: number): Promise<ReadonlySet<string>> {
    const granted = new Set<string>();
    for (const room of rooms) {
      const held = this.leases.get(room);
      if (held && held.node !== node && held.until > Date.now()) continue;
      this.leases.set(room, { node, until: Date.now() + forMs });
      granted.add(room);
    }
    return granted;
  }

  async release(rooms: readonly string[], node: string): Promise<void> {
    for (const room of rooms) if (this.leases.get(room)?.node === node) this.leases.delete(room);
  }
}
