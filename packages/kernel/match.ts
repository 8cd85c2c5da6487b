import {
  type ActionOf,
  type EventOf,
  fold,
  type Played,
  type Ply,
  playAction,
  playLine,
  type StateOf,
  walk,
} from './fold.ts';
import type { AnyGame, Seat } from './game.ts';
import { type Mark, type Marks, marksIn } from './marks.ts';
import { Past, type Waypoint } from './past.ts';
import type { LogEntry, Replay } from './replay.ts';

/** How far back a player may go: to the last hidden thing that opened, or (in practice) to the start. */
export type UndoReach = 'hidden' | 'practice';

export type Attempt<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly ply: Ply<G> }
  | { readonly ok: false; readonly why: string };

/** A match at one of its moments, and what led there. */
export interface Moment<G extends AnyGame = AnyGame> {
  readonly state: StateOf<G>;
  readonly entry: LogEntry | null;
  readonly events: readonly EventOf<G>[];
}

/** What came of an action: as the game says, and as it stands in the log. */
export type Acted<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly state: StateOf<G>; readonly events: readonly EventOf<G>[]; readonly entry: LogEntry }
  | { readonly ok: false; readonly why: string };

export interface MatchOptions {
  /** How many of the last actions are held whole, with their states; older ones are played again when asked for. */
  readonly remember?: number;
}

/** A match as far as it must be known to go on: a state of some time ago, and every action since. Plain JSON. */
export interface KeptMatch {
  readonly version: number;
  readonly setup: string;
  readonly seed: string;
  readonly at: number;
  readonly state: unknown;
  readonly log: readonly (readonly [Seat, string])[];
}

export type Resumed<G extends AnyGame> =
  | { readonly ok: true; readonly value: Match<G> }
  /** A code, with its words in `refusalWords`. */
  | { readonly ok: false; readonly why: string };

/** A game in progress: its state, how it came about, and the way back. */
export class Match<G extends AnyGame = AnyGame> {
  private readonly past: Past<G>;
  private undone: Ply<G>[] = [];
  private marked: Marks = {};
  private current: StateOf<G>;
  readonly game: G;
  readonly setup: string;
  readonly seed: string;

  constructor(game: G, setup: string, seed: string, options: MatchOptions & { readonly from?: Waypoint<G> } = {}) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.current = options.from ? options.from.state : game.start(readSetup(game, setup), seed);
    const first = options.from ?? { at: 0, state: this.current };
    this.past = new Past(game, first, options.remember ?? Number.POSITIVE_INFINITY);
  }

  /** Takes up a stored game where it stopped, with what was taken back; a replay that does not hold is refused with its reason. */
  static resume<G extends AnyGame>(game: G, replay: Replay, takenBack: readonly LogEntry[] = []): Resumed<G> {
    const plies: Ply<G>[] = [];
    const log = [...replay.log, ...takenBack];
    const folded = fold(game, { ...replay, log }, ply => void plies.push(ply));
    if (!folded.ok) return takenBack.length > 0 ? Match.resume(game, replay) : { ok: false, why: folded.why };
    const match = new Match(game, replay.setup, replay.seed);
    for (const ply of plies) match.take(ply);
    for (const ply of plies.slice(replay.log.length).reverse()) match.drop(ply);
    match.marked = marksIn(replay.marks ?? {});
    return { ok: true, value: match };
  }

  /** Takes up what `kept` gave; throws when these rules do not lead there. */
  static takeUp<G extends AnyGame>(
    game: G,
    { setup, seed, at, state, log }: KeptMatch,
    options?: MatchOptions,
  ): Match<G> {
    const from = { at, state: state as StateOf<G> };
    const match = new Match(game, setup, seed, { ...options, from });
    const entries = log.map(([seat, line]) => ({ seat, line }));
    const walked = walk(game, from.state, entries, ply => match.take(ply));
    if (!walked.ok) throw new Error(`a stored action is refused: ${walked.why}`);
    return match;
  }

  /** Enough to go on by, with at least the last `least` actions. */
  kept(least: number): KeptMatch {
    const { game, setup, seed } = this;
    const { at, state } = this.past.waypointBefore(this.length - least);
    const log = this.past.linesSince(at).map(({ seat, line }) => [seat, line] as const);
    return { version: game.version, setup, seed, at, state, log };
  }

  get state(): StateOf<G> {
    return this.current;
  }

  get length(): number {
    return this.past.length;
  }

  /** Whether all of it is known, and not only what came after the state it was taken up from. */
  get isWhole(): boolean {
    return this.past.begin === 0;
  }

  /** Every action, from the first on. */
  get log(): readonly LogEntry[] {
    if (!this.isWhole) throw new Error('the beginning of this match is not known here');
    return this.past.log;
  }

  /** How it was played, where there is something to say: part of its replay. */
  get marks(): Marks {
    return this.marked;
  }

  /** Notes once more that something was so, or how often it was in what stands. */
  mark(name: Mark, count = (this.marked[name] ?? 0) + 1): void {
    this.marked = marksIn({ ...this.marked, [name]: count });
  }

  /** The action played last; null at the start, and where nothing before is known. */
  get last(): Ply<G> | null {
    return this.past.last;
  }

  /** The actions from a number on, as far back as they are known. */
  since(from: number): readonly Ply<G>[] {
    return this.past.since(from);
  }

  /** What a line of text would come to. It is played only when `take` gets the answer. */
  attempt(seat: Seat, line: string): Attempt<G> {
    return this.attempted(seat, playLine(this.game, this.current, seat, line));
  }

  /** Plays what `attempt` said would happen. */
  take(ply: Ply<G>): void {
    this.past.push(ply);
    if (this.undone.length > 0) this.undone = [];
    this.current = ply.after;
  }

  /** Plays one line of text for a seat. A refused line changes nothing. */
  play(seat: Seat, line: string): Acted<G> {
    return this.played(this.attempt(seat, line));
  }

  act(seat: Seat, action: ActionOf<G>): Acted<G> {
    return this.played(this.attempted(seat, playAction(this.game, this.current, seat, action)));
  }

  private attempted(seat: Seat, step: Played<G>): Attempt<G> {
    if (!step.ok) return step;
    const { action, state, events } = step;
    // What is kept and sent is the game's own spelling, never the sender's.
    const entry = { seat, line: this.game.actions.write(action) };
    return { ok: true, ply: { entry, action, before: this.current, after: state, events } };
  }

  private played(attempt: Attempt<G>): Acted<G> {
    if (!attempt.ok) return attempt;
    this.take(attempt.ply);
    const { after, events, entry } = attempt.ply;
    return { ok: true, state: after, events, entry };
  }

  canUndo(reach: UndoReach = 'hidden'): boolean {
    const { last } = this;
    return last !== null && (reach === 'practice' || !this.game.revealsHidden(last.events));
  }

  canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Takes the last action back; null when none is known, or it opened something hidden. */
  undo(reach: UndoReach = 'hidden'): LogEntry | null {
    const { last } = this;
    if (!last || !this.canUndo(reach)) return null;
    if (this.undoSeesResult()) this.mark('undo');
    this.drop(last);
    if (this.length === 0) this.leaveBranch();
    return last.entry;
  }

  private drop(last: Ply<G>): void {
    this.past.pop();
    this.undone.push(last);
    this.current = last.before;
  }

  /** What `redo` would play, the next one first. */
  get takenBack(): readonly LogEntry[] {
    return this.undone.map(({ entry }) => entry).reverse();
  }

  /** What was taken back is gone: `redo` plays none of it. */
  forgetTakenBack(): void {
    this.undone = [];
  }

  /** Whether the next undo takes back a result that was shown, and so is marked in the replay. */
  undoSeesResult(): boolean {
    return this.game.result(this.current) !== null && this.hasOpened();
  }

  /** Whether something hidden was opened on the way here. */
  private hasOpened(): boolean {
    return this.since(0).some(ply => this.game.revealsHidden(ply.events));
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

  /** The state after the first `plies` actions, and the last of them with its events; none at the start. */
  at(plies: number): Moment<G> {
    const ply = this.past.ply(Math.min(plies, this.length) - 1);
    if (ply) return { state: ply.after, entry: ply.entry, events: ply.events };
    return { state: this.past.start, entry: null, events: [] };
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

function readSetup<G extends AnyGame>(game: G, setup: string): Parameters<G['start']>[0] {
  const read = game.setups.read(setup);
  if (read === null) throw new Error(`not a setup of ${game.id}: ${setup}`);
  return read;
}
