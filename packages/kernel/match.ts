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

export type Attempt<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly ply: Ply<G> }
  | { readonly ok: false; readonly why: string };

/** A game in progress: its state, how it came about, and the way back. */
export class Match<G extends AnyGame = AnyGame> {
  /** What was played: a ply for each action of the log. */
  private readonly plies: Ply<G>[] = [];
  private undone: Ply<G>[] = [];
  private marked: Marks = {};
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
    return this.plies.map(ply => ply.entry);
  }

  get length(): number {
    return this.plies.length;
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
    return this.plies.at(-1) ?? null;
  }

  /** What a line of text would come to. It is played only when `take` gets the answer. */
  attempt(seat: Seat, line: string): Attempt<G> {
    return this.attempted(seat, playLine(this.game, this.current, seat, line));
  }

  /** Plays what `attempt` said would happen. */
  take(ply: Ply<G>): void {
    this.plies.push(ply);
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
    this.plies.pop();
    this.undone.push(last);
    this.current = last.before;
    if (this.length === 0) this.leaveBranch();
    return last.entry;
  }

  /** Whether something hidden was opened on the way here. */
  private hasOpened(): boolean {
    return this.plies.some(ply => this.game.revealsHidden(ply.events));
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
    const ply = this.plies[Math.min(plies, this.length) - 1];
    if (ply) return { state: ply.after, events: ply.events };
    return { state: this.plies[0]?.before ?? this.current, events: [] };
  }

  /** A new game with the first `plies` actions of this one: "play from here". It says so, for as long as any of them stands. */
  branch(plies: number): Match<G> {
    const log = this.log.slice(0, plies);
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
