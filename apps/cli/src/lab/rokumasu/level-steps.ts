import { type Findings, outcomesOf } from './findings.ts';
import type { Outcome } from './run.ts';
import { type Estimate, estimate, pairedPoints } from './stats.ts';

/** What a level changes against the one below, seed by seed. */
export interface LevelStep {
  readonly name: string;
  /** Rounds won. */
  readonly rounds: Estimate;
  /** Points of the chance to win the run. */
  readonly points: Estimate;
}

/** Each level against the one so many below, on the seeds that both were played with. */
export function levelSteps(findings: Findings, apart = 1): LevelStep[] {
  const levels = playedLevels(findings);
  return levels.slice(apart).map(({ name, outcomes }, i) => stepOf(name, levels[i]!.outcomes, outcomes));
}

interface Level {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
}

/** Level 0 first. */
function playedLevels(findings: Findings): Level[] {
  const levels = findings.arms.filter(arm => arm.part === 'levels' && arm.outcomes.length > 0);
  return levels.length > 0 ? [{ name: 'level 0', outcomes: outcomesOf(findings, 'journey') }, ...levels] : [];
}

function stepOf(name: string, below: readonly Outcome[], outcomes: readonly Outcome[]): LevelStep {
  const known = new Map(below.map(one => [one.seed, one]));
  const pairs = outcomes.flatMap(one => {
    const other = known.get(one.seed);
    return other ? [{ rounds: one.rounds - other.rounds, won: one.won, wonWithout: other.won }] : [];
  });
  return { name, rounds: estimate(pairs.map(one => one.rounds)), points: pairedPoints(pairs) };
}

/** What a level costs on average: the straight line through all levels, seed by seed; null when no seed was played at all of them. */
export function levelTrend(findings: Findings): LevelStep | null {
  const levels = playedLevels(findings);
  const bySeed = levels.map(level => new Map(level.outcomes.map(one => [one.seed, one])));
  const whole = (levels[0]?.outcomes ?? []).flatMap(({ seed }) => {
    const runs = bySeed.flatMap(level => level.get(seed) ?? []);
    return runs.length === levels.length ? [runs] : [];
  });
  if (whole.length < 2) return null;
  return {
    name: 'a level, on average',
    rounds: estimate(whole.map(runs => slope(runs.map(one => one.rounds)))),
    points: estimate(whole.map(runs => slope(runs.map(one => 100 * Number(one.won))))),
  };
}

/** Of the straight line that lies nearest to the values, one step apart. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return values.reduce((sum, value, i) => sum + (i - middle) * value, 0) / spread;
}
