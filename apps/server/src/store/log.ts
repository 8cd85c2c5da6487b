/** One entry of a room's log. */
export interface Stored {
  readonly seq: number;
  readonly body: string;
}

export interface Tail {
  readonly events: readonly Stored[];
  /** Milliseconds since the last of them was stored, by the store's own clock; 0 when there is none. */
  readonly age: number;
}

/** `taken`: somebody else's event already stands at this number. */
export type Appended = 'stored' | 'taken';

/** The answer to an append was lost: it may or may not stand in the log. Read the tail to find out. */
export class UnknownOutcome extends Error {}

/** One event on its way into a room's log, and who is told what became of it. */
export interface Append {
  readonly room: string;
  readonly seq: number;
  /** One line of text. */
  readonly body: string;
  settle(appended: Appended): void;
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
  put(append: Append): void;
  /** The same as a promise, for whoever is not in a hurry. */
  append(room: string, seq: number, body: string): Promise<Appended>;
  /** Events from `from` on, in order, without gaps. */
  read(room: string, from: number): Promise<Tail>;
  /** How many events each room has. */
  heads(rooms: readonly string[]): Promise<Map<string, number>>;
  /** Tells the other nodes; may be lost or come twice, so nothing may depend on it but speed. */
  say(message: string): void;
  hear(listener: (message: string) => void): void;
  /** Takes or renews the right to run these rooms' timers and bots; returns those granted. */
  lease(rooms: readonly string[], node: string, forMs: number): Promise<ReadonlySet<string>>;
  release(rooms: readonly string[], node: string): Promise<void>;
}

/** What a commit looked like from outside, for the metrics. */
export interface CommitSeen {
  readonly size: number;
  readonly ms: number;
}
