import type { AnyGame, LogEntry, Match, Result, Seat, UndoReach, Viewer } from '@minoya/kernel';
import type { ActionOf, EventOf, StateOf } from './types.ts';

/** What a session tells those who listen. */
export type News<G extends AnyGame> =
  | {
      readonly type: 'step';
      readonly entry: LogEntry;
      readonly events: readonly EventOf<G>[];
      readonly view: StateOf<G>;
    }
  | { readonly type: 'jump'; readonly view: StateOf<G> }
  /** What happened before this device came in. */
  | { readonly type: 'recalled'; readonly steps: readonly PastStep<G>[] }
  | { readonly type: 'refused'; readonly why: string };

/** An action of the game so far, by its number from 1. */
export interface PastStep<G extends AnyGame> {
  readonly ply: number;
  readonly events: readonly EventOf<G>[];
}

/** A game as one viewer meets it. A scene cannot tell whether it is played here or online. */
export interface Session<G extends AnyGame> {
  readonly game: G;
  /** The line this game was set up with. */
  readonly setup: string;
  /** Whose eyes: in a game passed around it follows the turn. */
  readonly viewer: Viewer;
  readonly view: StateOf<G>;
  readonly result: Result | null;
  /** Seats this device may act for. */
  readonly seats: readonly Seat[];
  readonly length: number;
  /** How the game came about, when it is played on this device: for analysis and for finding again what was shown. */
  readonly match?: Match<G>;
  /** Answers by news: a step when it happened, a refusal when it cannot. */
  act(seat: Seat, action: ActionOf<G>): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  listen(listener: (news: News<G>) => void): () => void;
  close(): void;
}

interface LocalOptions {
  /** Whose view is shown; the first seat that may act when it moves around. */
  readonly viewer?: Viewer | 'turn';
  readonly seats?: readonly Seat[];
  readonly reach?: UndoReach;
  /** True for seats that undo steps over, because a machine plays them. */
  readonly passes?: (seat: Seat) => boolean;
}

/** A match played on this device. */
export function local<G extends AnyGame>(match: Match<G>, options: LocalOptions = {}): Session<G> {
  return new LocalSession(match, options);
}

class LocalSession<G extends AnyGame> implements Session<G> {
  private readonly listeners = new Set<(news: News<G>) => void>();
  readonly seats: readonly Seat[];
  readonly match: Match<G>;
  private readonly options: LocalOptions;

  constructor(match: Match<G>, options: LocalOptions) {
    this.match = match;
    this.options = options;
    const setup: unknown = match.game.setups.read(match.setup);
    this.seats = options.seats ?? Array.from({ length: match.game.seatCount(setup) }, (_, seat) => seat);
  }

  get game(): G {
    return this.match.game;
  }

  get setup(): string {
    return this.match.setup;
  }

  get viewer(): Viewer {
    const { viewer = 0 } = this.options;
    if (viewer !== 'turn') return viewer;
    return this.game.turn(this.match.state)[0] ?? 0;
  }

  get view(): StateOf<G> {
    return this.game.view(this.match.state, this.viewer) as StateOf<G>;
  }

  get result(): Result | null {
    return this.game.result(this.match.state);
  }

  get length(): number {
    return this.match.length;
  }

  act(seat: Seat, action: ActionOf<G>): void {
    const step = this.match.act(seat, action);
    if (step.ok) this.tell({ type: 'step', entry: step.entry, events: step.events, view: this.view });
    else this.tell({ type: 'refused', why: step.why });
  }

  get canUndo(): boolean {
    return this.match.canUndo(this.options.reach);
  }

  get canRedo(): boolean {
    return this.match.canRedo();
  }

  undo(): void {
    let entry = this.match.undo(this.options.reach);
    while (entry && this.options.passes?.(entry.seat)) entry = this.match.undo(this.options.reach);
    this.tell({ type: 'jump', view: this.view });
  }

  redo(): void {
    let step = this.match.redo();
    while (step && this.match.canRedo() && this.options.passes?.(this.game.turn(this.match.state)[0] ?? -1)) {
      step = this.match.redo();
    }
    if (step) this.tell({ type: 'step', entry: step.entry, events: step.events, view: this.view });
  }

  listen(listener: (news: News<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  private tell(news: News<G>): void {
    for (const listener of this.listeners) listener(news);
  }
}
