import type { Cell } from '@minoya/games/keshiki/cells';
import { goalsIn, isReached } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import { clearAppraisal, scoreAppraisal } from './beam.ts';
import { goalBeam } from './goal-beam.ts';
import { Trial, type Verdict } from './goal-exact.ts';
import { type GoalLine, type GoalStart, playLine } from './goal-play.ts';
import { goalStart, hopeless } from './hint.ts';
import { SolverGrid } from './solver-grid.ts';

/** Positions between two pauses: some 20 ms. */
const PART = 4_000;
/** Beams that look for a line, and the parts of trying everything before the next: most positions are decided by the first of either. */
const ROUNDS = [
  { width: 24, parts: 12 },
  { width: 64, parts: 50 },
  { width: 160, parts: Number.POSITIVE_INFINITY },
] as const;

const APPRAISALS = [
  [scoreAppraisal, 400],
  [clearAppraisal, 6],
] as const;

/**
 * Whether the first goal can be reached from a position, by taps alone: a line that does it, or the proof that none does. The
 * work comes in parts, so that it can go on while the player thinks and be left at the next tap; `known` is a line to try first.
 */
export function* reaching(state: State, known: readonly Cell[] = []): Generator<void, Verdict, void> {
  if (goalsIn(state).length === 0 || isReached(state, 0)) return { answer: 'yes', taps: [] };
  if (hopeless(state)) return { answer: 'no' };
  const start = firstOnly(state);
  if (playLine(start, known, new SolverGrid()).reached[0]) return { answer: 'yes', taps: known };
  const trial = new Trial(start);
  let verdict = trial.goOn(PART);
  for (const { width, parts } of ROUNDS) {
    if (!trial.isOpen) return verdict;
    for (const found of beams(start, width)) {
      if (found.reached[0]) return { answer: 'yes', taps: found.taps };
      yield;
    }
    for (let n = 0; n < parts && trial.isOpen; n++) {
      verdict = trial.goOn(PART);
      yield;
    }
  }
  return verdict;
}

/** The position with nothing to be had but the first star. States of older versions name it otherwise, or lack `most`. */
function firstOnly(state: State): GoalStart {
  const { most = 0 } = state as Partial<State>;
  return { ...goalStart(state), goals: goalsIn(state).slice(0, 1), reached: [false], most };
}

function* beams(start: GoalStart, width: number): Generator<GoalLine> {
  const enough = ({ reached }: GoalLine): boolean => reached[0] === true;
  for (const [appraisal, weight] of APPRAISALS)
    yield goalBeam(start, { width, appraisal, weights: [weight], stop: () => false, enough });
}
