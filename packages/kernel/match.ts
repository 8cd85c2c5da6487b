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
import { type Mark, type Marks, marksIn } from './marks.ts';
import type { LogEntry, Read, Replay } from './replay.ts';

/** How far back a player may go: to the last hidden thing that opened, or (in practice) to the start. */
export type UndoReach = 'hidden' | 'practice';

export interface MatchOptions {
  /** Of how many actions the states and events are kept; those of older ones are folded again when asked for. */
  readonly remember?: number;
}

export type Attempt<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly ply: Ply<G> }
  | { readonly ok: false; readonly why: string };

/** A game in progress: its state, how it came about, and the way back. */
export class Match<G extends AnyGame = AnyGame> {
  private readonly entries: LogEntry[] = [];
  /** The last of the actions, as many as are remembered. */
  private recent: Ply<G>[] = [];
  private undone: Ply<G>[] = [];
  private marked: Marks = {};
  private current: StateOf<G>;
  private readonly remember: number;
  readonly game: G;
  readonly setup: string;
  readonly seed: string;

  constructor(game: G, setup: string, seed: string, { remember = Number.POSITIVE_INFINITY }: MatchOptions = {}) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.remember = remember;
    const read = game.setups.read(setup);
    if (read === null) throw new Error(`not a setup of ${game.id}: ${setup}`);
    this.current = game.start(read, seed);
  }

  /** Takes up a stored game where it stopped; a replay that does not hold is refused with its reason. */
  static resume<G extends AnyGame>(game: G, replay: Replay): Read<Match<G>> {
    const plies: Ply<G>[] = [];
    const folded = fold(game, replay, ply => void plies.push(ply));
    if (!folded.ok) return { ok: false, why: folded.why };
    return { ok: true, value: Match.of(game, replay, plies) };
  }

  private static of<G extends AnyGame>(game: G, { setup, seed, marks }: Replay, plies: readonly Ply<G>[]): Match<G> {
    const match = new Match(game, setup, seed);
    for (const ply of plies) match.take(ply);
    match.marked = marksIn(marks ?? {});
    return match;
  }

  get state(): StateOf<G> {
    return this.current;
  }

  get log(): readonly LogEntry[] {
    return [...this.entries];
  }

  get length(): number {
    return this.entries.length;
  }

  /** How it was played, where there is something to say: part of its replay. */
  get marks(): Marks {
    return this.marked;
  }

  /** Notes once more that something was so. */
  mark(name: Mark): void {
    this.marked = { ...this.marked, [name]: (this.marked[name] ?? 0) + 1 };
  }

  /** The action played last; null at the start. */
  get last(): Ply<G> | null {
    if (this.recent.length === 0 && this.entries.length > 0) this.recall();
    return this.recent.at(-1) ?? null;
  }

  /** What a line of text would come to. It is played only when `take` gets the answer. */
  attempt(seat: Seat, line: string): Attempt<G> {
    return this.attempted(seat, playLine(this.game, this.current, seat, line));
  }

  /** Plays what `attempt` said would happen. */
  take(ply: Ply<G>): void {
    this.entries.push(ply.entry);
    this.recent.push(ply);
    if (this.recent.length > this.remember) this.recent.shift();
    this.undone = [];
    this.current = ply.after;
  }

  /** Plays one line of text for a seat. A refused line changes nothing. */
  play(seat: Seat, line: string): Step<StateOf<G>, EventOf<G>> {
    return this.played(this.attempt(seat, line));
  }

  act(seat: Seat, action: ActionOf<G>): Step<StateOf<G>, EventOf<G>> {
    return this.played(this.attempted(seat, playAction(this.game, this.current, seat, action)));
  }

  private attempted(seat: Seat, step: Played<G>): Attempt<G> {
    if (!step.ok) return step;
    const { action, state, events } = step;
    // What is kept and sent is the game's own spelling, never the sender's.
    const entry = { seat, line: this.game.actions.write(action) };
    return { ok: true, ply: { entry, action, before: this.current, after: state, events } };
  }

  private played(attempt: Attempt<G>): Step<StateOf<G>, EventOf<G>> {
    if (!attempt.ok) return attempt;
    this.take(attempt.ply);
    return { ok: true, state: attempt.ply.after, events: attempt.ply.events };
  }

  canUndo(reach: UndoReach = 'hidden'): boolean {
    const { last } = this;
    return last !== null && (reach === 'practice' || !this.game.revealsHidden(last.events));
  }

  canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Takes the last action back; null when there is none, or it opened something hidden. */
  undo(reach: UndoReach = 'hidden'): LogEntry | null {
    const { last } = this;
    if (!last || !this.canUndo(reach)) return null;
    if (this.game.result(this.current) !== null && this.hasOpened()) this.mark('undo');
    this.recent.pop();
    this.entries.pop();
    this.undone.push(last);
    this.current = last.before;
    if (this.length === 0) this.leaveBranch();
    return last.entry;
  }

  /** Whether something hidden was opened on the way here. */
  private hasOpened(): boolean {
    return this.recent.some(ply => this.game.revealsHidden(ply.events));
  }

  /** Back at the start nothing of another game is left, nor may it be brought back. */
  private leaveBranch(): void {
    const { branch, ...others } = this.marked;
    if (branch === undefined) return;
    this.marked = others;
    this.undone = [];
  }

  /** Plays again what was taken back, with its events; null when there is nothing. */
  redo(): { readonly entry: LogEntry; readonly events: readonly EventOf<G>[] } | null {
    const next = this.undone.pop();
    if (!next) return null;
    const { undone } = this;
    this.take(next);
    this.undone = undone;
    return { entry: next.entry, events: next.events };
  }

  /** The state after the first `plies` actions, and the events of the last of them. */
  at(plies: number): { readonly state: StateOf<G>; readonly events: readonly EventOf<G>[] } {
    const forgotten = this.length - this.recent.length;
    const ply = this.recent[Math.min(plies, this.length) - 1 - forgotten];
    if (ply) return { state: ply.after, events: ply.events };
    const [first] = this.recent;
    if (first && forgotten === 0) return { state: first.before, events: [] };
    return this.length === 0 ? { state: this.current, events: [] } : this.folded(plies);
  }

  /** Where the first `plies` actions lead, played again. */
  private folded(plies: number): { state: StateOf<G>; events: readonly EventOf<G>[] } {
    let events: readonly EventOf<G>[] = [];
    const replay = { ...this.replay(), log: this.entries.slice(0, Math.max(0, plies)) };
    const folded = fold(this.game, replay, ply => {
      events = ply.events;
    });
    if (!folded.ok) throw new Error(`a played action is refused: ${folded.why}`);
    return { state: folded.state, events };
  }

  /** The actions that were forgotten, as many as may be remembered, played again. */
  private recall(): void {
    const from = this.entries.length - this.remember;
    fold(this.game, this.replay(), (ply, index) => {
      if (index >= from) this.recent.push(ply);
    });
  }

  /** A new game with the first `plies` actions of this one: "play from here". It says so, for as long as any of them stands. */
  branch(plies: number): Match<G> {
    const log = this.entries.slice(0, plies);
    const marks = log.length > 0 ? { ...this.marked, branch: log.length } : {};
    const resumed = Match.resume(this.game, { ...this.replay(), log, marks });
    if (!resumed.ok) throw new Error(`a played action is refused: ${resumed.why}`);
    return resumed.value;
  }

  replay(): Replay {
    const { game, setup, seed, marked } = this;
    const marks = Object.keys(marked).length > 0 ? { marks: marked } : {};
    return { game: game.id, version: game.version, setup, seed, log: this.log, ...marks };
  }
}
