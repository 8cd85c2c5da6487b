import { startRound } from '@minoya/games/rokumasu/rounds';
import { type State, STREAMS } from '@minoya/games/rokumasu/state';
import { targetOf } from '@minoya/games/rokumasu/tuned';
import { Turn } from '@minoya/games/rokumasu/turn';
import { streams } from '@minoya/kernel';
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

/** How strong a build is: the mean share of a hard target that it makes in imagined rounds. Same seed, same piles. */
export function strength(build: State, seed: string, { rounds, width }: ShopEffort, w = weights): number {
  if (rounds === 0) return 1;
  const target = targetOf(build, build.round + AHEAD) * ROOM;
  let sum = 0;
  for (let i = 0; i < rounds; i++)
    sum += Math.min(2, playedOut(imaginedRound(build, `${seed}/${i}`, target), width, w));
  return sum / rounds;
}

const NO_SHOP = { phase: 'progress', bosses: [], minor: [], shop: null, pack: null } as const;

/** A round without a boss that the build might meet. */
function imaginedRound(build: State, seed: string, target: number): State {
  const lasting = build.conditions.filter(({ source }) => !source.startsWith('boss:'));
  const conditions = lasting.length === build.conditions.length ? build.conditions : lasting;
  const t = new Turn({ ...build, ...NO_SHOP, conditions, rng: streams(seed, STREAMS) }, noLuck);
  startRound(t);
  t.s.target = target;
  return t.s;
}

/** How much stronger a build is than what stood at `base`, as a logarithm. */
export function stronger(build: State, base: number, seed: string, effort: ShopEffort): number {
  return Math.log(Math.max(strength(build, seed, effort), LEAST) / Math.max(base, LEAST));
}

const LEAST = 0.02;

/** How near the build comes to the target of the round that comes next, its boss included: 1 when every imagined one is won. */
export function nearnessOfNext(view: State, seed: string, { rounds, width }: ShopEffort): number {
  if (rounds === 0) return 1;
  let near = 0;
  for (let i = 0; i < rounds; i++) {
    const t = new Turn({ ...view, rng: streams(`${seed}/${i}`, STREAMS) }, noLuck);
    startRound(t);
    near += Math.min(1, playedOut(t.s, width, weights));
  }
  return near / rounds;
}
