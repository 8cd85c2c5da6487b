import type { AnyGame, Json, Result, Seat, Viewer } from '@minoya/kernel';
import type { PastStep } from '@minoya/shared/protocol';

type State = ReturnType<AnyGame['start']>;

interface Entry {
  readonly s: Seat;
  readonly a: string;
  /** It opened something hidden, passed the turn or ended the game: it stays. */
  readonly fixed: boolean;
}

/** An action that the rules accept, and where it leads. */
export interface Attempt {
  readonly seat: Seat;
  readonly line: string;
  readonly before: State;
  readonly after: State;
  readonly action: unknown;
  readonly fixed: boolean;
}

export type Attempted = { readonly ok: true; readonly attempt: Attempt } | { readonly ok: false; readonly why: string };

/** Steps that an answer to `past` holds at most: what a log shows, and well under what a slow line may owe. */
const LONGEST_PAST = 240;

const NOT_AN_ACTION: Attempted = { ok: false, why: 'not an action' };
const NOT_YOUR_TURN: Attempted = { ok: false, why: 'not your turn' };

/** The running game of a room. */
export class Play {
  readonly game: AnyGame;
  readonly seed: string;
  private readonly setup: string;
  private current: State;
  private entries: Entry[] = [];

  constructor(game: AnyGame, setup: string, seed: string) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.current = this.first();
  }

  get state(): State {
    return this.current;
  }

  get log(): readonly { readonly seat: Seat; readonly line: string }[] {
    return this.entries.map(entry => ({ seat: entry.s, line: entry.a }));
  }

  get result(): Result | null {
    return this.game.result(this.current);
  }

  turn(): readonly Seat[] {
    return this.game.turn(this.current);
  }

  attempt(seat: Seat, text: string): Attempted {
    const { game, current } = this;
    const action = game.actions.read(text);
    if (action === null) return NOT_AN_ACTION;
    if (!game.turn(current).includes(seat)) return NOT_YOUR_TURN;
    const step = game.apply(current, seat, action);
    if (!step.ok) return { ok: false, why: step.why };
    const fixed = game.opens(step.events) || !game.turn(step.state).includes(seat);
    // What is stored and sent is the game's own spelling, never the client's.
    const line = game.actions.write(action);
    return { ok: true, attempt: { seat, line, before: current, after: step.state, action, fixed } };
  }

  /** Plays a line that the log holds: accepted once, it is accepted again, and need not be spelt anew. */
  redo(seat: Seat, line: string): Attempt {
    const { game, current } = this;
    const action = game.actions.read(line);
    const step = game.apply(current, seat, action);
    if (!step.ok) throw new Error(`a stored action is refused: ${step.why}`);
    const fixed = game.opens(step.events) || !game.turn(step.state).includes(seat);
    return { seat, line, before: current, after: step.state, action, fixed };
  }

  take({ seat, line, after, fixed }: Attempt): void {
    this.current = after;
    this.entries.push({ s: seat, a: line, fixed });
  }

  /** Whether the seat may take its last action back: its own, nothing opened, the turn still its own. */
  mayUndo(seat: Seat): boolean {
    const last = this.entries.at(-1);
    return last !== undefined && last.s === seat && !last.fixed;
  }

  undo(): void {
    this.entries.pop();
    this.current = this.first();
    const kept = this.entries;
    this.entries = [];
    for (const { s, a } of kept) this.take(this.redo(s, a));
  }

  /** The last actions with their events, played again from the start: nobody keeps events that hardly anybody asks for. */
  past(): { readonly from: number; readonly steps: readonly PastStep[] } {
    const from = Math.max(0, this.entries.length - LONGEST_PAST);
    const steps: PastStep[] = [];
    let state = this.first();
    for (const { s, a } of this.entries) {
      const step = this.game.apply(state, s, this.game.actions.read(a));
      if (!step.ok) throw new Error(`a stored action is refused: ${step.why}`);
      state = step.state;
      steps.push({ s, a, e: step.events as readonly Json[] });
    }
    return { from, steps: steps.slice(from) };
  }

  view(viewer: Viewer): Json {
    return this.game.view(this.current, viewer) as Json;
  }

  private first(): State {
    const setup = this.game.setups.read(this.setup);
    if (setup === null) throw new Error(`not a setup of ${this.game.id}: ${this.setup}`);
    return this.game.start(setup, this.seed);
  }
}
