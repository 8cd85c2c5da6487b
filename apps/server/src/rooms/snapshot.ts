import { fingerprint } from '@minoya/kernel';
import type { EventLog, StoredEvent } from '../store/log.ts';
import type { RuleBook } from '../rules.ts';
import type { KeptState } from './kept-state.ts';
import { RoomState } from './room-state.ts';
import { LONGEST_PAST } from './welcome.ts';

/** Raised when what is kept changes its shape: snapshots of another format are not read. */
const FORMAT = 2;
/** A room is taken up by reading and playing at most so many events, however many it has. */
export const EVENTS_BETWEEN_SNAPSHOTS = 500;

/** As it is stored beside the log. It is only a short cut: whatever does not fit in it, the log is read whole. */
interface Snapshot {
  readonly format: number;
  readonly state: KeptState;
  /** The last event it accounts for, as it is stored: another one there, and it belongs to another history. */
  readonly last: string;
  /** What a spectator saw: rules that lead elsewhere now are not those it was made by. */
  readonly seen: string;
}

/** Keeps the state beside the log; when that fails, the log is read from the snapshot before. */
export function keepSnapshot(log: EventLog, room: string, state: RoomState, last: string): void {
  log.keepSnapshot(room, { n: state.n, body: writeSnapshot(state, last) }).catch(() => {});
}

function writeSnapshot(state: RoomState, last: string): string {
  const snapshot: Snapshot = {
    format: FORMAT,
    state: state.kept(LONGEST_PAST),
    last,
    seen: fingerprint(state.view('spectator')),
  };
  return JSON.stringify(snapshot);
}

export interface Resumed {
  readonly state: RoomState;
  /** The last event it accounts for, as it is stored. */
  readonly last: string;
  /** Everything after it. */
  readonly events: readonly StoredEvent[];
  readonly age: number;
}

/** The room's state at its last snapshot, and the events since; null when there is none that holds. */
export async function resume(id: string, log: EventLog, rules: RuleBook): Promise<Resumed | null> {
  const stored = await log.snapshot(id);
  if (!stored) return null;
  const { events, age } = await log.read(id, stored.n - 1);
  const [last, ...since] = events;
  try {
    const snapshot = JSON.parse(stored.body) as Snapshot;
    if (snapshot.format !== FORMAT || snapshot.state.n !== stored.n || last?.body !== snapshot.last) return null;
    const { table, match } = snapshot.state;
    for (const version of [table.version, match?.version ?? table.version]) await rules.load(table.game, version);
    const state = RoomState.resume(rules, snapshot.state);
    return fingerprint(state.view('spectator')) === snapshot.seen
      ? { state, last: snapshot.last, events: since, age }
      : null;
  } catch {
    return null;
  }
}
