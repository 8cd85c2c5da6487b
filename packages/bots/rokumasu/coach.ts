import { rokumasu } from '@minoya/games/rokumasu/game';
import { placeAndScore } from '@minoya/games/rokumasu/place';
import { carryOn } from '@minoya/games/rokumasu/rounds';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { Turn } from '@minoya/games/rokumasu/turn';
import { fold, type Replay } from '@minoya/kernel';
import { efforts, imagined, plan, playedOut } from './plan.ts';
import { type Placement, noLuck } from './search.ts';
import { weights } from './weights.ts';

/** A placement after which the round looked worse than it had to. */
export interface TurningPoint {
  /** How many actions of the replay lie before it: play on from there. */
  readonly ply: number;
  readonly round: number;
  readonly played: Placement;
  readonly better: Placement;
  /** How good the round looked by the better and by the played placement: 1 and more is won. */
  readonly couldBe: number;
  readonly became: number;
}

export interface CoachOptions {
  readonly seed: string;
  stop(): boolean;
  /** Called with the share of the run that has been looked at. */
  progress?(share: number): void;
  /** How many to find. */
  readonly most?: number;
}

const ORDERS = 3;
const WIDTH = 4;
const LEAST_LOSS = 0.05;

/** The costliest placements of a run, in the order they were played. */
export function turningPoints(replay: Replay, options: CoachOptions): TurningPoint[] {
  const found: TurningPoint[] = [];
  const folded = fold(rokumasu, replay, ({ action, before }, ply) => {
    if (options.stop()) return 'stop';
    const point = action.type === 'place' ? judge(before, action, ply, options.seed) : null;
    if (point) found.push(point);
    options.progress?.((ply + 1) / replay.log.length);
    return undefined;
  });
  if (!folded.ok) throw new Error(`not a replay of rokumasu: ${folded.why}`);
  const loss = (point: TurningPoint): number => point.couldBe - point.became;
  const worst = found.sort((a, b) => loss(b) - loss(a)).slice(0, options.most ?? 3);
  return worst.sort((a, b) => a.ply - b.ply);
}

function judge(s: State, played: Placement & Action, ply: number, seed: string): TurningPoint | null {
  const view = rokumasu.view(s, 0);
  const better = plan(view, { effort: efforts.quick, seed, stop: () => false })[0]?.path[0];
  if (!better || (better.from === played.from && better.cell === played.cell)) return null;
  const couldBe = outlook(view, better, seed);
  const became = outlook(view, played, seed);
  if (couldBe - became < LEAST_LOSS) return null;
  return {
    ply,
    round: s.round,
    played: { type: 'place', from: played.from, cell: played.cell },
    better,
    couldBe,
    became,
  };
}

/** How the round ends on average when the bot plays on after a placement; both sides of a comparison see the same piles. */
function outlook(view: State, placement: Placement, seed: string): number {
  let sum = 0;
  for (let order = 0; order < ORDERS; order++) {
    const t = new Turn(imagined(view, `${seed}/${order}`), noLuck);
    placeAndScore(t, placement);
    carryOn(t);
    sum += Math.min(1, playedOut(t.s, WIDTH, weights));
  }
  return sum / ORDERS;
}
