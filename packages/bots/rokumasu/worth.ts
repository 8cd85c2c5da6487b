import { type Cells, promise } from './bits.ts';
import type { Weights } from './weights.ts';

/** What the worth of a position is read from. */
export interface Position {
  readonly score: number;
  readonly hands: number;
  readonly lines: number;
  readonly gold: number;
  readonly lo: number;
  readonly hi: number;
  readonly bars: Cells;
}

export interface Round {
  readonly target: number;
  /** Lines that were cleared make later clears worth more. */
  readonly flows: boolean;
}

/** Score as a share of the target, hands that are left over, and what the board promises while hands remain. */
export function worthOf({ score, hands, lines, gold, lo, hi, bars }: Position, round: Round, w: Weights): number {
  const share = score / round.target;
  if (share >= 1) return 1 + w.handLeft * hands + MORE * Math.min(share, 5) + 1e-6 * Math.min(gold, 99);
  return share + flowing(lines, hands, round, w) + promise(lo, hi, bars, w) * Math.min(1, hands / 3);
}

/** Points beyond the target: a run's rank is the sum of its points, but a hand is worth more. */
const MORE = 0.002;

/** What the flow promises while there are hands to use it. */
export function flowing(lines: number, hands: number, { flows }: Pick<Round, 'flows'>, w: Weights): number {
  if (lines === 0 || !flows) return 0;
  return w.flow * Math.min(lines, MOST_FLOW) * Math.max(0, Math.min(1, hands / 6));
}

/** More lines than this a round seldom clears before its last clear. */
const MOST_FLOW = 8;
