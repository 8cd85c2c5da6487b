import type { Refusals } from './refusals.ts';

/** A place at the table: 0 … seats.max - 1. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** What survives `JSON.stringify` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value and its one line of text: on the wire, in saves, replays, goldens and tests. */
export interface Codec<T> {
  write(value: T): string;
  /** Null when the text is not one of ours; never throws. */
  read(text: string): T | null;
}

export type Step<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  /** `why` is a code; its words are in the game's `refusals`. */
  | { readonly ok: false; readonly why: string };

export interface Result {
  /** By seat. */
  readonly scores: readonly number[];
  /** Several on a tie, none when a solo run is lost. */
  readonly winners: readonly Seat[];
}

/** How a client that holds only a view keeps up with a game that hides something. */
export interface Secrets<State, Action> {
  /** What the action will disclose to the viewer out of what its view hides; null when nothing. */
  reveal(state: State, seat: Seat, action: Action, viewer: Viewer): Json;
  /** The view with that knowledge filled in: `apply` then reaches the viewer's next view. Null: not ours. */
  learn(view: State, revealed: Json): State | null;
}

/** One set of rules. State, Setup, Action and Event are plain JSON; every function is pure. */
export interface Game<Setup, State, Action, Event extends { readonly type: string }> {
  /** In replays and URLs: never renamed. */
  readonly id: string;
  /** Raised with every change of behaviour; a locked fingerprint says when that is. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly setups: Codec<Setup>;
  readonly actions: Codec<Action>;

  /** Words for every code with which `apply` refuses. */
  readonly refusals: Refusals;

  /** How many seats this setup plays with. */
  seatCount(setup: Setup): number;

  /** True for practice and development setups: not ranked, no room. Without it no setup is. */
  isPractice?(setup: Setup): boolean;

  /**
   * What must be loaded before games with this setup can be played; null when nothing. Only pages ask: programs load
   * everything a game has. Without it nothing ever must.
   */
  prepare?(setup: string): Promise<unknown> | null;

  /** The same without help that was taken along: games are compared by it. Without it every setup is as it is. */
  unaided?(setup: Setup): Setup;

  /** The seed is any text; chance lives in the state from here on (see `streams`). */
  start(setup: Setup, seed: string): State;

  /** Seats that may act now. Empty exactly when `result` is not null. */
  turn(state: State): readonly Seat[];

  /** What `apply` will accept, and nothing else. Needs only what the seat can see. */
  legal(state: State, seat: Seat): Iterable<Action>;

  /** The rules. Events tell, in order and without secrets, how the new state came about. */
  apply(state: State, seat: Seat, action: Action): Step<State, Event>;

  /**
   * The state with what one event tells written into it, and nothing else. Folded over an action's events it turns
   * a viewer's view into that viewer's next view (G14): pictures between two states are states, and no screen needs
   * to know a rule. Chance and what is hidden from the viewer are not its business.
   */
  after(state: State, event: Event): State;

  /** What a seat does whose time has run out: the least it can. Null, or without it, a bot plays on. */
  timeoutAction?(view: State, seat: Seat): Action | null;

  result(state: State): Result | null;

  /** The same state with what the viewer may not know blanked out, chance included. */
  view(state: State, viewer: Viewer): State;

  /** A full state the viewer could not tell from the real one: how bots think ahead fairly. */
  imagine(view: State, seed: string): State;

  /** True when these events opened something hidden: the action cannot be taken back. */
  revealsHidden(events: readonly Event[]): boolean;

  /** Present when views hide something and the game is played online; without it a step carries the view. */
  readonly secrets?: Secrets<State, Action>;

  /** The state as a person would sketch it: goldens, failing tests, the terminal. */
  draw(state: State): string;

  /** An event as one short line for goldens and the terminal. */
  tell(event: Event): string;
}

/** The one erased type, for code that handles any game: rooms, the terminal, saves, the arena. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of games of different types has no narrower common type
export type AnyGame = Game<any, any, any, any>;
