import { type AnyGame, Match, MOST_ACTIONS, type Result, type Seat } from '@minoya/kernel';
import type { Bot } from './bot.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the arena plays any game
type SomeBot = Bot<any, any>;

export interface Bout {
  readonly game: AnyGame;
  readonly setup: string;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly SomeBot[];
  /** A fresh stop for each decision; the clock is the caller's. */
  readonly stopFor?: (seat: Seat) => () => boolean;
  /** Called after each action, for labs that count things. */
  readonly watch?: (state: unknown, events: readonly { readonly type: string }[], seat: Seat) => void;
}

/** How a bout ended. */
export interface Outcome {
  readonly result: Result;
  readonly state: unknown;
  readonly actions: number;
}

/** One game between bots, each of which is shown only its view. */
export function bout({ game, setup, seed, bots, stopFor, watch }: Bout): Outcome {
  const match = new Match(game, setup, seed, { remember: 1 });
  while (match.length < MOST_ACTIONS) {
    const { state, length: actions } = match;
    const seat = game.turn(state)[0];
    const result = game.result(state);
    if (result || seat === undefined) return { result: result ?? { scores: [], winners: [] }, state, actions };
    const bot = bots[seat] as SomeBot;
    const stop = stopFor?.(seat) ?? (() => false);
    const action = bot(game.view(state, seat), seat, { seed: `${seed}:${actions}:${seat}`, stop });
    const step = match.act(seat, action);
    if (!step.ok) throw new Error(`seat ${seat} was refused (${step.why}): ${game.actions.write(action)}`);
    watch?.(step.state, step.events, seat);
  }
  throw new Error(`${game.id} ${setup} ${seed}: no end after ${MOST_ACTIONS} actions`);
}

/** The first player's share of a two-player result: 1, 0.5 or 0. */
export function share(result: Result, seat: Seat): number {
  if (!result.winners.includes(seat)) return 0;
  return 1 / result.winners.length;
}

/** Games won by the first of two bots, counted in pairs: the same deal with the seats swapped. */
export interface Tally {
  readonly pairs: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Sum and sum of squares of the pairs' mean shares: the interval is taken over pairs, which are independent. */
  readonly sum: number;
  readonly squares: number;
}

export const noTally: Tally = { pairs: 0, wins: 0, draws: 0, losses: 0, sum: 0, squares: 0 };

export function withPair(tally: Tally, shares: readonly [number, number]): Tally {
  const mean = (shares[0] + shares[1]) / 2;
  const count = (what: number): number => shares.filter(one => one === what).length;
  return {
    pairs: tally.pairs + 1,
    wins: tally.wins + count(1),
    draws: tally.draws + count(0.5),
    losses: tally.losses + count(0),
    sum: tally.sum + mean,
    squares: tally.squares + mean * mean,
  };
}

export interface Strength {
  /** Share of the points, 0 to 1. */
  readonly rate: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

export function strength({ pairs, sum, squares }: Tally): Strength {
  if (pairs === 0) return { rate: 0.5, margin: 0.5, elo: 0, eloLow: -800, eloHigh: 800 };
  const rate = sum / pairs;
  const variance = Math.max(0, squares / pairs - rate * rate) * (pairs / Math.max(1, pairs - 1));
  // With no variance seen the rule of three still leaves room for doubt.
  const margin = Math.min(1, Math.max(1.96 * Math.sqrt(variance / pairs), 1.5 / pairs));
  return { rate, margin, elo: elo(rate), eloLow: elo(rate - margin), eloHigh: elo(rate + margin) };
}

/** Elo difference that a share of the points means, held within ±800. */
export function elo(rate: number): number {
  const held = Math.min(0.99, Math.max(0.01, rate));
  return Math.round(400 * Math.log10(held / (1 - held)));
}
