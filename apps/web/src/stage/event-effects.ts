import type { Seat } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import type { Buzz } from './haptics.ts';
import type { Seating } from './seating.ts';
import type { Note } from './sound.ts';
import type { Stage } from './stage.ts';

type Kinds<E extends { readonly type: string }, Rest extends readonly unknown[], R> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, ...rest: Rest) => R;
};

/** How each event moves. A new event without a motion does not compile. */
export type Motions<State, E extends { readonly type: string }> = Kinds<
  E,
  [Stage<State>, Seating],
  Promise<void> | void
>;

/** How each event sounds; null is silence. */
export type Sounds<E extends { readonly type: string }> = Kinds<E, [Seating], Note | null>;

/** How each event feels in the hand. */
export type Buzzes<E extends { readonly type: string }> = Kinds<E, [Seating], Buzz | null>;

/** How each event is written in the log; null leaves no line. The state is the viewer's, who may not know everything; last, what had happened before, and all that its own action brought. */
export type Lines<E extends { readonly type: string }, State = unknown> = Kinds<
  E,
  [Seating, State, (readonly E[])?, (readonly E[])?],
  Localized | null
>;

/** An event, and all that its action brought. */
export interface Telling<E> {
  readonly event: E;
  readonly all: readonly E[];
}

/** An action that may have ended its seat's turn. */
export interface Ended<E> {
  readonly seat: Seat;
  readonly events: readonly E[];
}

/** Everything the house does with the events of a game. All of it is told who sits where. */
export interface EventEffects<State, E extends { readonly type: string }> {
  readonly motions: Motions<State, E>;
  readonly sounds: Sounds<E>;
  readonly buzzes: Buzzes<E>;
  /** The log panel; in reduced motion it also stands in for what would have moved. */
  readonly lines: Lines<E, State>;
  /** How the log says that a seat's time ran out; before: the table then, null where it is no longer known; earlier: what had happened, then. */
  readonly late?: (seat: Seat, seating: Seating, before: State | null, earlier: readonly E[]) => Localized;
  /** What a turn gave up, told before the events of the action that ended it; null when nothing. Before and earlier as for `late`. */
  readonly unused?: (
    ended: Ended<E>,
    seating: Seating,
    before: State | null,
    earlier: readonly E[],
  ) => Localized | null;
  /** What a screen reader says; the log's lines when absent. */
  readonly speech?: Lines<E, State>;
}

/** The last of an action's sounds; null when all of it is silent. */
export function lastSound<E extends { readonly type: string }>(
  sounds: Sounds<E>,
  events: readonly E[],
  seating: Seating,
): Note | null {
  const notes = events.map(event => sounds[event.type as E['type']](event as Extract<E, { type: E['type'] }>, seating));
  return notes.filter(note => note !== null).at(-1) ?? null;
}
