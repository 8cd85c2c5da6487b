import { relicIds } from '@minoya/games/rokumasu/relics/index';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { Outcome } from './run.ts';

const Z = 1.96;

export interface Share {
  readonly wins: number;
  readonly runs: number;
  readonly percent: number;
  /** 95 % interval (Wilson), in percent. */
  readonly low: number;
  readonly high: number;
}

export function shareOf(wins: number, runs: number): Share {
  const p = runs > 0 ? wins / runs : 0;
  const n = Math.max(1, runs);
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return {
    wins,
    runs,
    percent: 100 * p,
    low: 100 * Math.max(0, middle - half),
    high: 100 * Math.min(1, middle + half),
  };
}

export const winRate = (outcomes: readonly Outcome[]): Share =>
  shareOf(outcomes.filter(outcome => outcome.won).length, outcomes.length);

export const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** A mean with half its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

function estimate(list: readonly number[]): Estimate {
  const middle = mean(list);
  const spread = list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean: middle, half: Z * Math.sqrt(spread / Math.max(1, list.length)) };
}

/** How much better runs go that start with a relic, on the same seeds: points of the win rate, and rounds. */
export interface Lift {
  readonly relic: string;
  readonly wins: Estimate;
  readonly rounds: Estimate;
  readonly pairs: number;
}

/** Weakest last. */
export function lifts(base: readonly Outcome[], started: readonly Outcome[]): Lift[] {
  const plain = new Map(base.map(outcome => [outcome.seed, outcome]));
  const found = relicIds.flatMap(relic => {
    const pairs = started.flatMap(one => {
      const other = plain.get(one.seed);
      return one.setup.endsWith(` relics=${relic}`) && other ? [{ one, other }] : [];
    });
    const wins = estimate(pairs.map(({ one, other }) => 100 * (Number(one.won) - Number(other.won))));
    const rounds = estimate(pairs.map(({ one, other }) => one.rounds - other.rounds));
    return pairs.length > 0 ? [{ relic, wins, rounds, pairs: pairs.length }] : [];
  });
  return found.sort((a, b) => b.rounds.mean - a.rounds.mean);
}

export interface Held extends Share {
  readonly relic: string;
  /** Percent of the won runs that owned it at some time. */
  readonly owned: number;
}

/** On how many of the winning shelves a relic stood at the end. */
export function heldInWins(outcomes: readonly Outcome[]): Held[] {
  const won = outcomes.filter(outcome => outcome.won);
  return relicIds
    .map(relic => ({
      relic,
      ...shareOf(won.filter(one => one.held.includes(relic)).length, won.length),
      owned: shareOf(won.filter(one => one.owned.includes(relic)).length, won.length).percent,
    }))
    .sort((a, b) => b.percent - a.percent);
}

/** How many runs ended in each round; the last number is of those that won. */
export function ends(outcomes: readonly Outcome[]): number[] {
  return Array.from(
    { length: LAST_ROUND + 1 },
    (_, round) => outcomes.filter(one => Math.min(one.rounds, LAST_ROUND) === round).length,
  );
}

export function meanByRound(outcomes: readonly Outcome[], of: (outcome: Outcome) => readonly number[]): number[] {
  return Array.from({ length: LAST_ROUND }, (_, i) => mean(outcomes.flatMap(outcome => of(outcome)[i] ?? [])));
}

export interface Findings {
  /** The standard set, played by the bot. */
  readonly standard: readonly Outcome[];
  readonly classic: readonly Outcome[];
  readonly random: readonly Outcome[];
  readonly lifts: readonly Lift[];
}

export interface Bar {
  readonly asked: string;
  readonly found: string;
  readonly kept: boolean;
}

/** What the game promises of its balance, and whether it holds. */
export function bars({ standard, random, lifts: measured }: Findings): Bar[] {
  const rate = winRate(standard);
  const dice = winRate(random);
  const top = heldInWins(standard)[0];
  const least = [...measured].sort((a, b) => a.wins.mean - b.wins.mean)[0];
  const list = [
    {
      asked: 'the bot wins 15 to 60 % of the standard set',
      found: `${rate.wins} of ${rate.runs}: ${rate.percent.toFixed(1)} % (${rate.low.toFixed(1)}–${rate.high.toFixed(1)})`,
      kept: rate.percent >= 15 && rate.percent <= 60,
    },
    { asked: 'dice win nothing', found: `${dice.wins} of ${dice.runs}`, kept: dice.wins === 0 },
    {
      asked: 'no relic stands on more than 80 % of the winning shelves',
      found: top ? `${top.relic} ${top.percent.toFixed(0)} % (${top.low.toFixed(0)}–${top.high.toFixed(0)})` : '–',
      kept: (top?.percent ?? 0) <= 80,
    },
  ];
  if (!least) return list;
  const { mean: points, half } = least.wins;
  return [
    ...list,
    {
      asked: 'no relic costs more than 5 points of the win rate',
      found: `least: ${least.relic} ${signed(points)} ± ${half.toFixed(1)} (${least.pairs} pairs)`,
      kept: points >= -5,
    },
  ];
}

export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
