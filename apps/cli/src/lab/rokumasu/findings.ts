import type { Outcome, Who } from './run.ts';
import { type Estimate, estimate, pairedPoints } from './stats.ts';
import type { Trial } from './trials.ts';

/** Runs of one setup by one player. */
export interface Arm {
  /** What it belongs to: `sets`, `scripts`, `levels` … */
  readonly part: string;
  readonly name: string;
  readonly setup: string;
  readonly who: Who;
  readonly outcomes: readonly Outcome[];
}

export interface Findings {
  readonly arms: readonly Arm[];
  readonly trials: readonly Trial[];
}

export const outcomesOf = ({ arms }: Findings, name: string): readonly Outcome[] =>
  arms.find(arm => arm.name === name)?.outcomes ?? [];

/** Runs of the long game at level 0, with the first deck and with all others; null when no other was played. */
export function withEveryDeck({ arms }: Findings): Arm | null {
  const decks = arms.filter(arm => arm.part === 'decks' && arm.outcomes.length > 0);
  const first = arms.find(arm => arm.name === 'journey');
  if (!first || decks.length === 0) return null;
  return { ...first, name: 'journey, every deck', outcomes: [first, ...decks].flatMap(arm => arm.outcomes) };
}

/** What a thing changes in a round: points of the chance to win it, and the factor of the score as a logarithm. */
export interface Lift {
  readonly thing: string;
  readonly points: Estimate;
  readonly gain: Estimate;
}

function lifts(trials: readonly Trial[], layer: string): Lift[] {
  const things = [...new Set(trials.map(trial => trial.thing))].filter(thing => thing.startsWith(`${layer}:`));
  const found = things.map(thing => {
    const mine = trials.filter(trial => trial.thing === thing);
    return {
      thing,
      points: pairedPoints(mine),
      gain: estimate(mine.map(({ gain }) => gain)),
    };
  });
  return found.sort((a, b) => b.points.mean - a.points.mean);
}

/** Best first. */
export const relicTrials = ({ trials }: Findings): Lift[] => lifts(trials, 'relic');

/** In their order. */
export const levelTrials = ({ trials }: Findings): Lift[] =>
  lifts(trials, 'level').sort((a, b) => a.thing.localeCompare(b.thing));

/** Kindest first. */
export const bossTrials = ({ trials }: Findings): Lift[] => lifts(trials, 'boss');
