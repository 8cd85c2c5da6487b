import type { Localized } from '@minoya/kernel';
import { type Condition, condition, type ConditionSpec } from '../condition.ts';
import type { Numbers } from '../entry-text.ts';
import type { Memory } from '../state.ts';

export interface BossSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  readonly motif: string;
  /** One line of advice. */
  readonly tip?: Localized;
  /** One of those that the last level keeps for the end. */
  readonly hard?: true;
}

/** A condition of a boss round: it acts like a relic nobody owns. */
export interface Boss extends Condition {
  readonly motif: string;
  readonly tip: Localized | undefined;
  readonly hard: true | undefined;
}

export function boss<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: BossSpec<M, N>): Boss {
  return { ...condition(spec), motif: spec.motif, tip: spec.tip, hard: spec.hard };
}
