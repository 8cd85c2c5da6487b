import {
  type ActionOf,
  type EventOf,
  fold,
  type Played,
  type Ply,
  playAction,
  playLine,
  type StateOf,
} from './fold.ts';
import type { AnyGame, Seat, Step } from './game.ts';
import type { LogEntry, Read, Replay } from './replay.ts';

/** How far back a player may go: to the last hidden thing that opened, or (in practice) to the start. */
export type UndoReach = 'hidden' | 'practice';

/** A game in progress: its state, how it came about, and the way back. */
export class Match<G extends AnyGame = AnyGame> {
  private readonly done: Ply<G>[] = [];
  private undone: Ply<G>[] = [];
  private current: StateOf<G>;
  readonly game: G;
  readonly setup: string;
  readonly seed: string;

  constructor(game: G, setup: string, seed: string) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    const read = game.setups.read(setup);
    if (read === null) throw new Error(`not a setup of ${game.id}: ${setup}`);
    this.current = game.start(read, seed);
  }

  /** Takes up a stored game where it stopped; a replay that does not verify is refused with its reason. */
  static resume<G extends AnyGame>(game: G, replay: Replay): Read<Match<G>> {
    const plies: Ply<G>[] = [];
    const folded = fold(game, replay, ply => void plies.push(ply));
    if (!folded.ok) return { ok: false, why: folded.why };
    return { ok: true, value: Match.of(game, replay, plies) };
  }

  private static of<G extends AnyGame>(game: G, { setup, seed }: Replay, plies: readonly Ply<G>[]): Match<G> {
    const match = new Match(game, setup, seed);
    match.done.push(...plies);
    match.current = plies.at(-1)?.after ?? match.current;
    return match;
  }

  get state(): StateOf<G> {
    return this.current;
  }

  get log(): readonly LogEntry[] {
    return this.done.map(ply => ply.entry);
  }

  get length(): number {
    return this.done.length;
  }

  /** Plays one line of text for a seat. A refused line changes nothing. */
  play(seat: Seat, line: string): Step<StateOf<G>, EventOf<G>> {
    return this.take(seat, playLine(this.game, this.current, seat, line));
  }

  act(seat: Seat, action: ActionOf<G>): Step<StateOf<G>, EventOf<G>> {
    return this.take(seat, playAction(this.game, this.current, seat, action));
  }

  private take(seat: Seat, step: Played<G>): Step<StateOf<G>, EventOf<G>> {
    if (!step.ok) return step;
    const { action, state, events } = step;
    const entry = { seat, line: this.game.actions.write(action) };
    this.done.push({ entry, action, before: this.current, after: state, events });
    this.undone = [];
    this.current = state;
    return step;
  }

  canUndo(reach: UndoReach = 'hidden'): boolean {
    const last = this.done.at(-1);
    return last !== undefined && (reach === 'practice' || !this.game.opens(last.events));
  }

  canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Takes the last action back; null when there is none, or it opened something hidden. */
  undo(reach: UndoReach = 'hidden'): LogEntry | null {
    if (!this.canUndo(reach)) return null;
    const last = this.done.pop();
    if (!last) return null;
    this.undone.push(last);
    this.current = last.before;
    return last.entry;
  }

  /** Plays again what was taken back, with its events; null when there is nothing. */
  redo(): { readonly entry: LogEntry; readonly events: readonly EventOf<G>[] } | null {
    const next = this.undone.pop();
    if (!next) return null;
    this.done.push(next);
    this.current = next.after;
    return { entry: next.entry, events: next.events };
  }

  /** The state after the first `plies` actions, and the events of the last of them. */
  at(plies: number): { readonly state: StateOf<G>; readonly events: readonly EventOf<G>[] } {
    const ply = this.done[plies - 1];
    if (ply) return { state: ply.after, events: ply.events };
    return { state: this.done[0]?.before ?? this.current, events: [] };
  }

  /** A new game with the first `plies` actions of this one: "play from here". */
  branch(plies: number): Match<G> {
    return Match.of(this.game, this.replay(), this.done.slice(0, plies));
  }

  replay(): Replay {
    const { game, setup, seed } = this;
    return { game: game.id, version: game.version, setup, seed, log: this.log };
  }
}
