/**
 * An evolution strategy for the weights: samples around the best guess play the same deals, with the seats swapped,
 * against a few rivals; the better half pulls the guess its way. No clock, no chance but the seed.
 */
import { polyform } from '@minoya/games/polyform/game';
import type { State } from '@minoya/games/polyform/state';
import { bits, type Seat, type Streams, streams } from '@minoya/kernel';
import { futureOf, outcome, playFutureTurn, seatOf } from './future.ts';
import { type Weights, weightNames } from './weights.ts';

export interface Tuning {
  readonly seed: string;
  readonly from: Weights;
  /** Who the samples are measured against. */
  readonly rivals: readonly Weights[];
  readonly width: number;
  readonly samples: number;
  /** Deals per sample and generation; each is played from both seats against each rival. */
  readonly deals: number;
  readonly seats: number;
}

export interface Generation {
  readonly number: number;
  readonly weights: Weights;
  /** Mean share of the points of the better half. */
  readonly rate: number;
  readonly spread: number;
}

/** How far a weight may be moved at first. */
const REACH: Omit<Weights, 'hurry'> = {
  patience: 0.06,
  reward: 0.1,
  level1: 0.1,
  level2: 0.15,
  level3: 0.2,
  level4: 0.25,
  again: 0.15,
  lent: 0.06,
  fade: 0.25,
  risk: 0.3,
  white: 0.3,
  black: 0.4,
  busy: 0.15,
  lead: 0.4,
};

const BOUNDS: Partial<Record<keyof Weights, readonly [number, number]>> = {
  patience: [0.4, 0.97],
  again: [0, 1],
  fade: [0, 1.5],
  lead: [0, 4],
  risk: [0, 3],
};

/** Generation after generation, for as long as the caller asks for the next. */
export function* tune(tuning: Tuning): Generator<Generation> {
  const rng = streams(tuning.seed, ['tune']);
  let mean = tuning.from;
  let spread = 1;
  for (let number = 1; ; number++) {
    const tried: { weights: Weights; rate: number }[] = [];
    for (let i = 0; i < tuning.samples; i++) {
      const weights = sample(mean, spread, rng);
      tried.push({ weights, rate: rate(weights, mean, tuning, `${tuning.seed}:${number}`) });
    }
    tried.sort((a, b) => b.rate - a.rate);
    const half = tried.slice(0, Math.ceil(tried.length / 2));
    mean = blend(half.map(one => one.weights));
    spread = Math.max(0.15, spread * 0.93);
    yield { number, weights: mean, rate: half.reduce((sum, one) => sum + one.rate, 0) / half.length, spread };
  }
}

function sample(mean: Weights, spread: number, rng: Streams<'tune'>): Weights {
  const all: Partial<Record<keyof Weights, number>> = {};
  for (const name of weightNames) {
    const [low, high] = BOUNDS[name] ?? [-1, 4];
    all[name] = Math.min(high, Math.max(low, mean[name] + spread * REACH[name] * bell(rng)));
  }
  return { ...mean, ...all };
}

/** Near enough to a normal draw: the sum of four even ones. */
function bell(rng: Streams<'tune'>): number {
  let sum = -2;
  for (let i = 0; i < 4; i++) sum += bits(rng, 'tune') / 0x1_0000_0000;
  return sum * 1.73;
}

/** The better a sample, the more it counts. */
function blend(best: readonly Weights[]): Weights {
  const all: Partial<Record<keyof Weights, number>> = {};
  for (const name of weightNames) {
    let sum = 0;
    let parts = 0;
    for (const [i, weights] of best.entries()) {
      sum += weights[name] * (best.length - i);
      parts += best.length - i;
    }
    all[name] = sum / parts;
  }
  return { ...(best[0] as Weights), ...all };
}

function rate(weights: Weights, mean: Weights, { rivals, deals, width, seats }: Tuning, seed: string): number {
  let sum = 0;
  let games = 0;
  const field = [mean, ...rivals];
  for (let deal = 0; deal < deals; deal++) {
    const rival = field[deal % field.length] as Weights;
    for (let seat = 0; seat < seats; seat++) {
      const minds = Array.from({ length: seats }, (_, at) => (at === seat ? weights : rival));
      sum += fastGame(minds, width, `${seed}:${deal}`, seat);
      games++;
    }
  }
  return sum / games;
}

/** A whole game, each turn searched once; the seat's share of the win, and a little for the margin. */
function fastGame(minds: readonly Weights[], width: number, seed: string, seat: Seat): number {
  const setup = polyform.setups.read(`seats=${minds.length}`) as State['setup'];
  const future = futureOf(polyform.start(setup, seed));
  while (!future.over) playFutureTurn(future, minds[seatOf(future)] as Weights, width);
  const { share, margin } = outcome(future, seat);
  return share + 0.02 * Math.max(-10, Math.min(10, margin));
}
