/** One entry of a room's log. */
export interface StoredEvent {
  readonly seq: number;
  readonly body: string;
}

/** A room's events from some number on. */
export interface LogSlice {
  readonly events: readonly StoredEvent[];
  /** Milliseconds since the last of them was stored, by the store's own clock; 0 when there is none. */
  readonly age: number;
}

/** `taken`: somebody else's event already stands at this number. */
export type AppendResult = 'stored' | 'taken';

/** The answer to an append was lost: it may or may not stand in the log. Read the log to find out. */
export class UnknownOutcome extends Error {}

/** One event on its way into a room's log, and who is told what became of it. */
export interface PendingAppend {
  readonly room: string;
  readonly seq: number;
  /** One line of text. */
  readonly body: string;
  settle(appended: AppendResult): void;
  fail(error: Error): void;
}

/**
 * The append-only logs of all rooms. `(room, seq)` is unique, whoever writes: that alone keeps one order, whatever a
 * node believes about leases or clocks. An append that resolves to `stored` survives the death of every process.
 */
export interface EventLog {
  /** Whether other nodes may be writing too. */
  readonly shared: boolean;
  /** At most one append per room and node may be under way. Fails with `UnknownOutcome` when the outcome is unknown. */
  put(append: PendingAppend): void;
  /** The same as a promise, for whoever is not in a hurry. */
  append(room: string, seq: number, body: string): Promise<AppendResult>;
  /** Events from `from` on, in order, without gaps. */
  read(room: string, from: number): Promise<LogSlice>;
  /** How many events each room has. */
  heads(rooms: readonly string[]): Promise<Map<string, number>>;
  /** Tells the other nodes; may be lost or come twice, so nothing may depend on it but speed. */
  publish(message: string): void;
  subscribe(listener: (message: string) => void): void;
  /** Takes or renews the right to run these rooms' timers and bots; returns those granted. */
  lease(rooms: readonly string[], node: string, forMs: number): Promise<ReadonlySet<string>>;
  release(rooms: readonly string[], node: string): Promise<void>;
}

/** How many events a commit stored, and how long it took: for the metrics. */
export interface CommitStats {
  readonly size: number;
  readonly ms: number;
}
