import type { AnyGame, Seat, Step } from './game.ts';
import { type LogEntry, type Read, type Replay, verify } from './replay.ts';

type StateOf<G extends AnyGame> = ReturnType<G['start']>;
type ActionOf<G extends AnyGame> = Parameters<G['apply']>[2];
type EventOf<G extends AnyGame> = Parameters<G['opens']>[0][number];

interface Turn<G extends AnyGame> {
  readonly entry: LogEntry;
  readonly before: StateOf<G>;
  readonly after: StateOf<G>;
  readonly events: readonly EventOf<G>[];
}

/** How far back a player may go: to the last hidden thing that opened, or (in practice) to the start. */
export type UndoReach = 'hidden' | 'practice';

/** A game in progress: its state, how it came about, and the way back. */
export class Match<G extends AnyGame = AnyGame> {
  private readonly done: Turn<G>[] = [];
  private undone: Turn<G>[] = [];
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
    const verdict = verify(game, replay);
    if (!verdict.ok) return { ok: false, why: verdict.why };
    const match = new Match(game, replay.setup, replay.seed);
    for (const { seat, line } of replay.log) match.play(seat, line);
    return { ok: true, value: match };
  }

  get state(): StateOf<G> {
    return this.current;
  }

  get log(): readonly LogEntry[] {
    return this.done.map(turn => turn.entry);
  }

  get length(): number {
    return this.done.length;
  }

  /** Plays one line of text for a seat. A refused line changes nothing. */
  play(seat: Seat, line: string): Step<StateOf<G>, EventOf<G>> {
    const action = this.game.actions.read(line);
    if (action === null) return { ok: false, why: `not an action: ${line.slice(0, 80)}` };
    return this.act(seat, action);
  }

  act(seat: Seat, action: ActionOf<G>): Step<StateOf<G>, EventOf<G>> {
    if (!this.game.turn(this.current).includes(seat)) return { ok: false, why: 'it is not your turn' };
    const before = this.current;
    const step = this.game.apply(before, seat, action);
    if (!step.ok) return step;
    const entry = { seat, line: this.game.actions.write(action) };
    this.done.push({ entry, before, after: step.state, events: step.events });
    this.undone = [];
    this.current = step.state;
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
    const turn = this.done[plies - 1];
    if (turn) return { state: turn.after, events: turn.events };
    return { state: this.done[0]?.before ?? this.current, events: [] };
  }

  /** A new game with the first `plies` actions of this one: "play from here". */
  branch(plies: number): Match<G> {
    const match = new Match(this.game, this.setup, this.seed);
    for (const { entry } of this.done.slice(0, plies)) match.play(entry.seat, entry.line);
    return match;
  }

  replay(): Replay {
    const { game, setup, seed } = this;
    return { game: game.id, version: game.version, setup, seed, log: this.log };
  }
}
