import { isOfBoss } from '@minoya/games/rokumasu/conditions';
import { startRound } from '@minoya/games/rokumasu/rounds';
import { type State, STREAMS } from '@minoya/games/rokumasu/state';
import { targetOf } from '@minoya/games/rokumasu/tuned';
import { Turn } from '@minoya/games/rokumasu/turn';
import { streams } from '@minoya/kernel';
import { Guess, type Hurry } from './hasty.ts';
import { playedOut } from './plan.ts';
import { noLuck } from './search.ts';
import { weights } from './weights.ts';

/** How hard to think between rounds. */
export interface ShopEffort {
  /** Imagined rounds per option; none: what is known beforehand decides alone. */
  readonly rounds: number;
  /** Beam of each. */
  readonly width: number;
}

export const shopEfforts = {
  known: { rounds: 0, width: 0 },
  quick: { rounds: 4, width: 2 },
  steady: { rounds: 8, width: 3 },
} as const;

/** How far ahead a build is judged: against the boss of the next set, with room to exceed it. */
const AHEAD = 4;
const ROOM = 1.5;

/** How strong a build is: the share of a hard target that it makes in an imagined round. Same seed, same piles. */
function shareOf(build: State, seed: string, { width, w, guess }: Hurry): number {
  const target = targetOf(build, build.round + AHEAD) * ROOM;
  return Math.min(2, playedOut(imaginedRound(build, seed, target), width, w, guess));
}

/** The same, on average of some rounds. */
export function strength(build: State, seed: string, { rounds, width }: ShopEffort, w = weights): number {
  if (rounds === 0) return 1;
  const hurry = { width, w, guess: new Guess() };
  let sum = 0;
  for (let i = 0; i < rounds; i++) sum += shareOf(build, `${seed}/${i}`, hurry);
  return sum / rounds;
}

const NO_SHOP = { phase: 'progress', bosses: [], minor: [], shop: null, pack: null } as const;

/** A round without a boss that the build might meet. */
function imaginedRound(build: State, seed: string, target: number): State {
  const lasting = build.conditions.filter(one => !isOfBoss(one));
  const conditions = lasting.length === build.conditions.length ? build.conditions : lasting;
  const t = new Turn({ ...build, ...NO_SHOP, conditions, rng: streams(seed, STREAMS) }, noLuck);
  startRound(t);
  t.s.target = target;
  return t.s;
}

/** Something that may be done with a build. */
export interface Choice {
  /** The build that comes of it; null where that is not known beforehand. */
  readonly after: State | null;
  /** What it is worth when the build gets so much stronger, as a logarithm. */
  worth(gain: number): number;
}

/**
 * The choice that is worth most, if any is worth more than `least`. Every build plays the same imagined rounds; after each, those
 * that are behind by more than luck could make up are given up.
 */
export function bestChoice<C extends Choice>(
  now: State,
  choices: readonly C[],
  { seed, effort, least }: Choosing,
): C | null {
  let racers = choices.map(choice => ({
    choice,
    sum: 0,
    hurry: { width: effort.width, w: weights, guess: new Guess() },
    worth: effort.rounds === 0 || !choice.after ? choice.worth(0) : 0,
  }));
  const hurry = { width: effort.width, w: weights, guess: new Guess() };
  let base = 0;
  for (let i = 0; i < effort.rounds && racers.some(({ choice }) => choice.after); i++) {
    const name = `${seed}/${i}`;
    base += shareOf(now, name, hurry);
    for (const racer of racers) {
      if (!racer.choice.after) continue;
      racer.sum += shareOf(racer.choice.after, name, racer.hurry);
      racer.worth = racer.choice.worth(Math.log(Math.max(racer.sum, LEAST) / Math.max(base, LEAST)));
    }
    const lead = racers.reduce((most, one) => Math.max(most, one.worth), least) - LUCK / (i + 1);
    racers = racers.filter(one => one.worth > lead);
  }
  const first = racers.reduce<(typeof racers)[number] | null>((a, b) => (a && a.worth >= b.worth ? a : b), null);
  return first && first.worth > least ? first.choice : null;
}

interface Choosing {
  readonly seed: string;
  readonly effort: ShopEffort;
  readonly least: number;
}

const LEAST = 0.02;
/** How far one imagined round may lead astray. */
const LUCK = 0.15;

/** Whether the build comes so near to the target of the round that comes next, its boss included, in the mean of imagined ones. */
export function comesNear(view: State, near: number, seed: string, { rounds, width }: ShopEffort): boolean {
  let missing = near * rounds;
  for (let i = 0; i < rounds && missing > 0; i++) {
    const t = new Turn({ ...view, rng: streams(`${seed}/${i}`, STREAMS) }, noLuck);
    startRound(t);
    missing -= Math.min(1, playedOut(t.s, width, weights));
  }
  return missing <= 0;
}
