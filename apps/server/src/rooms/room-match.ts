import { type AnyGame, type Attempt, type LogEntry, playLine, type Ply, type Replay, type Seat } from '@minoya/kernel';

/** A turn's worth: what may still be taken back. */
const REMEMBERED_ACTIONS = 8;
/** Every so many actions the state is kept, so that no question about the past plays more than that again. */
const ACTIONS_BETWEEN_MARKS = 128;

/** A state, and how many actions led to it. */
interface Mark {
  readonly at: number;
  readonly state: unknown;
}

/** A running game as far as it must be known to go on: a state of some time ago, and every action since. */
export interface KeptMatch {
  readonly version: number;
  readonly setup: string;
  readonly seed: string;
  readonly at: number;
  readonly state: unknown;
  readonly log: readonly (readonly [Seat, string])[];
}

/** Something before the snapshot is asked for that this match was taken up from. */
export class BeforeSnapshot extends Error {}

/**
 * A game in a room. What it costs to take back, to tell the past or to take up again does not grow with the length of
 * the game: it keeps a state now and then, and the last few actions whole.
 */
export class RoomMatch {
  readonly game: AnyGame;
  readonly setup: string;
  readonly seed: string;
  private readonly marks: Mark[];
  /** The actions since the first mark. */
  private readonly entries: LogEntry[] = [];
  private recent: Ply[] = [];
  private current: unknown;

  constructor(game: AnyGame, setup: string, seed: string, from?: Mark) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.current = from ? from.state : game.start(readSetup(game, setup), seed);
    this.marks = [{ at: from?.at ?? 0, state: this.current }];
  }

  /** Takes up what `kept` gave; throws when these rules do not lead there. */
  static resume(game: AnyGame, { setup, seed, at, state, log }: KeptMatch): RoomMatch {
    const match = new RoomMatch(game, setup, seed, { at, state });
    for (const [seat, line] of log) {
      const attempt = match.attempt(seat, line);
      if (!attempt.ok) throw new Error(`a stored action is refused: ${attempt.why}`);
      match.take(attempt.ply);
    }
    return match;
  }

  /** Enough to go on by, with at least the last `least` actions. */
  kept(least: number): KeptMatch {
    const { game, setup, seed } = this;
    const { at, state } = this.markBefore(this.length - least);
    const log = this.entries.slice(at - this.base).map(({ seat, line }) => [seat, line] as const);
    return { version: game.version, setup, seed, at, state, log };
  }

  get state(): unknown {
    return this.current;
  }

  get length(): number {
    return this.base + this.entries.length;
  }

  /** The action played last; null at the start, and where nothing before is known. */
  get last(): Ply | null {
    if (this.recent.length === 0 && this.entries.length > 0) this.recent = this.again(this.length - REMEMBERED_ACTIONS);
    return this.recent.at(-1) ?? null;
  }

  /** What a line of text would come to. It is played only when `take` gets the answer. */
  attempt(seat: Seat, line: string): Attempt {
    const step = playLine(this.game, this.current, seat, line);
    if (!step.ok) return step;
    const { action, state, events } = step;
    // What is kept and sent is the game's own spelling, never the sender's.
    const entry = { seat, line: this.game.actions.write(action) };
    return { ok: true, ply: { entry, action, before: this.current, after: state, events } };
  }

  take(ply: Ply): void {
    this.entries.push(ply.entry);
    this.recent.push(ply);
    if (this.recent.length > REMEMBERED_ACTIONS) this.recent.shift();
    this.current = ply.after;
    if (this.length % ACTIONS_BETWEEN_MARKS === 0) this.marks.push({ at: this.length, state: ply.after });
  }

  /** Whether the last action may be taken back: it opened nothing that was hidden. */
  canUndo(): boolean {
    const { last } = this;
    return last !== null && !this.game.revealsHidden(last.events);
  }

  undo(): void {
    const { last } = this;
    if (!last) {
      if (this.length > 0) throw new BeforeSnapshot('an action before the snapshot is taken back');
      return;
    }
    this.recent.pop();
    this.entries.pop();
    this.current = last.before;
    while ((this.marks.at(-1)?.at ?? 0) > this.length) this.marks.pop();
  }

  /** The last actions, from a number on as far as they are known, played again. */
  again(from: number): Ply[] {
    const mark = this.markBefore(from);
    const first = Math.max(from, this.base);
    const plies: Ply[] = [];
    let { state } = mark;
    for (const [i, entry] of this.entries.slice(mark.at - this.base).entries()) {
      const step = playLine(this.game, state, entry.seat, entry.line);
      if (!step.ok) throw new Error(`a played action is refused: ${step.why}`);
      const { action, events } = step;
      if (mark.at + i >= first) plies.push({ entry, action, before: state, after: step.state, events });
      state = step.state;
    }
    return plies;
  }

  /** The whole game; null when its beginning is only in the log. */
  replay(): Replay | null {
    const { game, setup, seed } = this;
    return this.base > 0 ? null : { game: game.id, version: game.version, setup, seed, log: [...this.entries] };
  }

  private get base(): number {
    return this.marks[0]?.at ?? 0;
  }

  private markBefore(at: number): Mark {
    const first = this.marks[0] as Mark;
    return this.marks.findLast(mark => mark.at <= at) ?? first;
  }
}

function readSetup(game: AnyGame, setup: string): unknown {
  const read: unknown = game.setups.read(setup);
  if (read === null) throw new Error(`not a setup of ${game.id}: ${setup}`);
  return read;
}
