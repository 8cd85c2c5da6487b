import type { Localized } from '@minoya/kernel';
import { type Condition, condition, type ConditionSpec } from '../condition.ts';
import type { Numbers } from '../entry-text.ts';
import type { InForce, Memory, Source } from '../state.ts';

export interface BossSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  readonly motif: string;
  /** One line of advice. */
  readonly tip?: Localized;
  /** One of those that the last level keeps for the end. */
  readonly hard?: true;
  /** What it cannot stand beside, because no player could answer both: each list names sources that shut it out together. */
  readonly not?: readonly (readonly Source[])[];
}

/** A condition of a boss round: it acts like a relic nobody owns. */
export interface Boss extends Condition {
  readonly motif: string;
  readonly tip: Localized | undefined;
  readonly hard: true | undefined;
  readonly not: readonly (readonly Source[])[];
}

export function boss<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: BossSpec<M, N>): Boss {
  return { ...condition(spec), motif: spec.motif, tip: spec.tip, hard: spec.hard, not: spec.not ?? [] };
}

/** Whether a boss can be met with all that is in force. */
export function canStand({ not }: Boss, conditions: readonly InForce[]): boolean {
  return !not.some(sources => sources.every(source => conditions.some(one => one.source === source)));
}
