/**
 * An evolution strategy for the weights of the board: samples around the best guess play the same imagined rounds, and the
 * better half pulls the guess its way. No clock, no chance but the seed.
 */
import type { State } from '@minoya/games/rokumasu/state';
import { bits, type Streams, streams } from '@minoya/kernel';
import { strength } from './strength.ts';
import type { Weights } from './weights.ts';

export interface Tuning {
  readonly seed: string;
  readonly from: Weights;
  /** Runs before a round, in which the samples are compared. */
  readonly builds: readonly State[];
  readonly samples: number;
  /** Imagined rounds for each build, and the beam they are played with. */
  readonly rounds: number;
  readonly width: number;
}

export interface Generation {
  readonly number: number;
  readonly weights: Weights;
  /** Mean strength of the better half, and of what the tuning began with, on the same rounds. */
  readonly better: number;
  readonly before: number;
}

/** How far a weight may move at first, in shares of a target. */
const REACH = 0.04;
const COOLING = 0.93;
const LEAST_SPREAD = 0.15;

/** Generation after generation, for as long as the caller asks for the next. */
export function* tune(tuning: Tuning): Generator<Generation> {
  const rng = streams(tuning.seed, ['tune']);
  let guess = tuning.from;
  let spread = 1;
  for (let number = 1; ; number++) {
    const seed = `${tuning.seed}:${number}`;
    const tried = Array.from({ length: tuning.samples }, () => {
      const weights = sample(guess, spread, rng);
      return { weights, value: judged(weights, tuning, seed) };
    });
    const half = tried.sort((a, b) => b.value - a.value).slice(0, Math.ceil(tried.length / 2));
    guess = blend(half.map(one => one.weights));
    spread = Math.max(LEAST_SPREAD, spread * COOLING);
    const better = half.reduce((sum, one) => sum + one.value, 0) / half.length;
    yield { number, weights: guess, better, before: judged(tuning.from, tuning, seed) };
  }
}

/** The mean strength of all builds with these weights: the same rounds for every sample of a generation. */
function judged(weights: Weights, { builds, rounds, width }: Tuning, seed: string): number {
  const sum = builds.reduce((all, build, i) => all + strength(build, `${seed}/${i}`, { rounds, width }, weights), 0);
  return sum / builds.length;
}

function sample(around: Weights, spread: number, rng: Streams<'tune'>): Weights {
  const moved = (value: number): number => value + REACH * spread * bell(rng);
  return {
    board: around.board.map(moved),
    handLeft: Math.max(0, moved(around.handLeft)),
    flow: Math.max(0, moved(around.flow)),
  };
}

function blend(list: readonly Weights[]): Weights {
  const mean = (of: (weights: Weights) => number): number => list.reduce((sum, one) => sum + of(one), 0) / list.length;
  const features = list[0]?.board ?? [];
  return {
    board: features.map((_, i) => mean(one => one.board[i] ?? 0)),
    handLeft: mean(one => one.handLeft),
    flow: mean(one => one.flow),
  };
}

/** Nearly normal, from −3 to 3: three draws added. */
function bell(rng: Streams<'tune'>): number {
  const one = (): number => bits(rng, 'tune') / 2 ** 31 - 1;
  return one() + one() + one();
}
