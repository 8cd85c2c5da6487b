import { type Ply, type StateOf, type Visit, walk } from './fold.ts';
import type { AnyGame } from './game.ts';
import type { LogEntry } from './replay.ts';

/** Every so many actions the state is kept, so that no question about the past plays more than that again. */
const ACTIONS_BETWEEN_WAYPOINTS = 128;
/** Whoever takes back more than is remembered takes back several in a row, so that as many are played again at once. */
const TAKEN_BACK_IN_A_ROW = 8;

/** A state, and how many actions led to it. */
export interface Waypoint<G extends AnyGame = AnyGame> {
  readonly at: number;
  readonly state: StateOf<G>;
}

/**
 * What was played in a match: every action as its line, a state now and then, and the last actions whole, as many as are
 * remembered; older ones are played again when asked for. It begins at its first waypoint, which may be later than the game.
 */
export class Past<G extends AnyGame> {
  private readonly game: G;
  private readonly remember: number;
  private readonly first: Waypoint<G>;
  private readonly waypoints: Waypoint<G>[] = [];
  /** The actions since the first waypoint. */
  private readonly entries: LogEntry[] = [];
  private recent: Ply<G>[] = [];

  constructor(game: G, first: Waypoint<G>, remember: number) {
    this.game = game;
    this.first = first;
    this.remember = Math.max(1, remember);
  }

  /** How many actions were played before the first that is known here. */
  get begin(): number {
    return this.first.at;
  }

  get length(): number {
    return this.begin + this.entries.length;
  }

  /** The lines of all that is known. */
  get log(): readonly LogEntry[] {
    return [...this.entries];
  }

  /** The state at the beginning of what is known. */
  get start(): StateOf<G> {
    return this.first.state;
  }

  /** The last action; null when none is known. */
  get last(): Ply<G> | null {
    if (this.recent.length === 0 && this.entries.length > 0)
      this.recent = this.again(this.length - Math.max(this.remember, TAKEN_BACK_IN_A_ROW));
    return this.recent.at(-1) ?? null;
  }

  push(ply: Ply<G>): void {
    this.entries.push(ply.entry);
    this.recent.push(ply);
    while (this.recent.length > this.remember) this.recent.shift();
    if (this.length % ACTIONS_BETWEEN_WAYPOINTS === 0) this.waypoints.push({ at: this.length, state: ply.after });
  }

  pop(): Ply<G> | null {
    const { last } = this;
    if (!last) return null;
    this.recent.pop();
    this.entries.pop();
    while ((this.waypoints.at(-1)?.at ?? 0) > this.length) this.waypoints.pop();
    return last;
  }

  /** One action by its number, from 0; null when it is not known. */
  ply(index: number): Ply<G> | null {
    if (index < this.begin || index >= this.length) return null;
    return this.recent[index - this.forgotten] ?? this.again(index, index + 1)[0] ?? null;
  }

  /** The actions from a number on, as far back as they are known. */
  since(from: number): readonly Ply<G>[] {
    return from < this.forgotten ? this.again(from) : this.recent.slice(from - this.forgotten);
  }

  /** The last state that is kept at or before so many actions, or the first there is. */
  waypointBefore(at: number): Waypoint<G> {
    return this.waypoints.filter(one => one.at <= at).at(-1) ?? this.first;
  }

  /** The lines after the first `from` actions. */
  linesSince(from: number): readonly LogEntry[] {
    return this.entries.slice(Math.max(0, from - this.begin));
  }

  private get forgotten(): number {
    return this.length - this.recent.length;
  }

  /** Plays again what was forgotten, from the waypoint before it. */
  private again(from: number, to = this.length): Ply<G>[] {
    const waypoint = this.waypointBefore(from);
    const plies: Ply<G>[] = [];
    const visit: Visit<G> = (ply, i) => {
      if (waypoint.at + i >= from) plies.push(ply);
    };
    const walked = walk(this.game, waypoint.state, this.linesSince(waypoint.at).slice(0, to - waypoint.at), visit);
    if (!walked.ok) throw new Error(`a played action is refused: ${walked.why}`);
    return plies;
  }
}
