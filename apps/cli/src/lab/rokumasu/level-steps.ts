import { type Findings, outcomesOf } from './findings.ts';
import type { Outcome } from './run.ts';
import { type Estimate, estimate } from './stats.ts';

/** What a level changes against the one below, seed by seed. */
export interface LevelStep {
  readonly name: string;
  /** Rounds won. */
  readonly rounds: Estimate;
  /** Points of the chance to win the run. */
  readonly points: Estimate;
}

/** From level 0 to 1, from 1 to 2 … on the seeds that both were played with. */
export function levelSteps(findings: Findings): LevelStep[] {
  const levels = findings.arms.filter(arm => arm.part === 'levels' && arm.outcomes.length > 0);
  return levels.map((arm, i) =>
    stepOf(arm.name, levels[i - 1]?.outcomes ?? outcomesOf(findings, 'journey'), arm.outcomes),
  );
}

function stepOf(name: string, below: readonly Outcome[], outcomes: readonly Outcome[]): LevelStep {
  const known = new Map(below.map(one => [one.seed, one]));
  const pairs = outcomes.flatMap(one => {
    const other = known.get(one.seed);
    return other ? [{ rounds: one.rounds - other.rounds, points: 100 * (Number(one.won) - Number(other.won)) }] : [];
  });
  return { name, rounds: estimate(pairs.map(one => one.rounds)), points: estimate(pairs.map(one => one.points)) };
}
