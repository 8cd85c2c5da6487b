import type { Localized, Seat } from '@minoya/kernel';

export interface BotOptions {
  /** Same view, seat and seed: same action, as long as `stop` does not cut in. */
  readonly seed: string;
  /** Asked now and then; true means answer with the best found so far. The clock is the caller's. */
  readonly stop: () => boolean;
}

/** A player that sees only a view, never a state. */
export type Bot<State, Action> = (view: State, seat: Seat, options: BotOptions) => Action;

/** A bot as a menu offers it. */
export interface BotLevel<State, Action> {
  readonly id: string;
  readonly text: Localized;
  readonly bot: Bot<State, Action>;
  /** Plays for a person who is away, has left or has resigned; the weakest does where nobody is named. */
  readonly standIn?: true;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of bots of different games has no narrower common type
export type AnyBot = BotLevel<any, any>;
