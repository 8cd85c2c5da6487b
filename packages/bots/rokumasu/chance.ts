import { carryOn } from '@minoya/games/rokumasu/rounds';
import type { State } from '@minoya/games/rokumasu/state';
import { Turn } from '@minoya/games/rokumasu/turn';
import { calibration } from './calibration.ts';
import { imagined, playedOut } from './plan.ts';
import { noLuck } from './search.ts';
import { weightsFor } from './weights.ts';

/** How many orders of the pile are imagined for one chance, and how wide each is searched. */
export interface ChanceEffort {
  readonly orders: number;
  readonly width: number;
}

export const chanceEfforts = {
  glance: { orders: 4, width: 3 },
  shown: { orders: 16, width: 4 },
} as const satisfies Record<string, ChanceEffort>;

/** What imagined rounds tell about a position, in the order of the calibration's weights. */
export type Signs = readonly number[];

/**
 * The chance that the bot wins this round from here, 0 to 1. Imagined rounds are simpler than real play, so what they say is
 * put right by a logistic curve that was fitted to how such positions ended: `npm run lab -- coach`.
 */
export function chanceOf(view: State, seed: string, effort: ChanceEffort = chanceEfforts.shown): number {
  if (view.phase === 'lost') return 0;
  if (view.phase !== 'playing' || view.score >= view.target) return 1;
  const decided = view.hands === 0 ? atTheEnd(view) : null;
  return decided ?? fromSigns(signsOf(view, seed, effort));
}

/** Without hands and without a free piece that fits, the round is decided; null while something is left to place. */
function atTheEnd(view: State): number | null {
  const t = new Turn(imagined(view, 'end'), noLuck);
  carryOn(t);
  if (t.s.phase === 'playing') return null;
  return t.s.score >= t.s.target ? 1 : 0;
}

export function fromSigns(signs: Signs): number {
  const sum = signs.reduce((all, sign, i) => all + sign * (calibration[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Always 1; how often the imagined round is won, on the logistic scale; how near the lost ones came; hands to spare; hands. */
export function signsOf(view: State, seed: string, { orders, width }: ChanceEffort): Signs {
  let wins = 0;
  let near = 0;
  let spare = 0;
  const w = weightsFor(view);
  for (let order = 0; order < orders; order++) {
    const t = new Turn(imagined(view, `${seed}/${order}`), noLuck);
    carryOn(t);
    const result = playedOut(t.s, width, w);
    wins += result >= 1 ? 1 : 0;
    near += Math.min(1, result);
    spare += result > 1 ? (result - 1) / w.handLeft : 0;
  }
  const share = (wins + 0.5) / (orders + 1);
  return [1, Math.log(share / (1 - share)), near / orders, spare / orders / 12, view.hands / 12];
}
