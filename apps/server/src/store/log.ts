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

/** `taken`: another event stands at this number, or the one before it is not there or is another. Read the log to find out. */
export type AppendResult = 'stored' | 'taken';

/** The answer to an append was lost: it may or may not stand in the log. Read the log to find out. */
export class UnknownOutcome extends Error {}

/** One event on its way into a room's log, and who is told what became of it. */
export interface PendingAppend {
  readonly room: string;
  readonly seq: number;
  /** One line of text. */
  readonly body: string;
  /** The event before, as whoever writes knows it; absent: whatever stands there will do. */
  readonly before?: string;
  settle(appended: AppendResult): void;
  fail(error: Error): void;
}

/** What a node tells the others with each beat. */
export interface Beat {
  readonly node: string;
  /** How often it has beaten: a store that knows an older number than was written has gone back in time. */
  readonly beats: number;
  /** How many messages it has published. */
  readonly said: number;
  /** How many leases it has given back. */
  readonly freed: number;
}

/** Who is told what the other nodes say. */
export interface BusListener {
  heard(message: string): void;
  /** Messages may have been lost: the connection was away. */
  missed(): void;
}

/** A room's state at some point of its log, kept so that nobody need play everything before it again. */
export interface StoredSnapshot {
  /** Events it accounts for. */
  readonly n: number;
  readonly body: string;
}

/**
 * The append-only logs of all rooms. `(room, seq)` is unique and stands only where `seq - 1` does, whoever writes: that
 * alone keeps one order without gaps, whatever a node believes about leases or clocks. Where nodes share a store, it also
 * stands only after the event that its writer knows: a store that went back may have gone another way since. An append that resolves to
 * `stored` survives the death of every process.
 */
export interface EventLog {
  /** Whether other nodes may be writing too. */
  readonly shared: boolean;
  /** At most one append per room and node may be under way. Fails with `UnknownOutcome` when the outcome is unknown. */
  put(append: PendingAppend): void;
  /** The same as a promise, for whoever is not in a hurry. */
  append(room: string, seq: number, body: string, before?: string): Promise<AppendResult>;
  /** Events from `from` on, in order, without gaps. Fails with `DamagedLog` when they are not what was written. */
  read(room: string, from: number): Promise<LogSlice>;
  /** How many events each room has. */
  heads(rooms: readonly string[]): Promise<Map<string, number>>;
  /**
   * Puts other events in the place of all of a log, at once or not at all; false when it does not have so many now. Only
   * for logs that nobody appends to any more.
   */
  rewrite(room: string, head: number, bodies: readonly string[]): Promise<boolean>;
  /** Removes whole logs. */
  remove(rooms: readonly string[]): Promise<void>;
  /** The last snapshot of a room; null when there is none that can be read. */
  snapshot(room: string): Promise<StoredSnapshot | null>;
  keepSnapshot(room: string, snapshot: StoredSnapshot): Promise<void>;
  /** Tells the other nodes; may be lost or come twice, so nothing may depend on it but speed. */
  publish(message: string): void;
  subscribe(listener: BusListener): void;
  /** Tells that this node lives. Returns what all nodes that live told last, this one's beat before this one included. */
  beat(beat: Beat, forMs: number): Promise<readonly Beat[]>;
  /** This node goes: it no longer lives and holds nothing. */
  leave(node: string): Promise<void>;
  /** Takes the right to run these rooms' timers and bots from nobody or from a node that no longer lives. */
  lease(rooms: readonly string[], node: string): Promise<ReadonlySet<string>>;
  release(rooms: readonly string[], node: string): Promise<void>;
}

/** How many events a commit stored, and how long it took: for the metrics. */
export interface CommitStats {
  readonly size: number;
  readonly ms: number;
}
