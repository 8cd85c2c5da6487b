import { type Condition, condition, type ConditionSpec } from '../../condition.ts';
import type { Numbers } from '../../entry-text.ts';
import type { Memory } from '../../state.ts';

interface TwistSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  /** Twists it cannot be joined with; each names the other. */
  readonly not?: readonly string[];
}

/** One changed rule: what challenges and custom runs are made of. */
export interface Twist extends Condition {
  readonly not: readonly string[];
}

export function twist<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: TwistSpec<M, N>): Twist {
  return { ...condition(spec), not: spec.not ?? [] };
}
