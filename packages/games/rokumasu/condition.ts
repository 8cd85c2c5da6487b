import { type Effect, type EffectSpec, hooksOf } from './effect.ts';
import type { EntryText, Numbers } from './entry-text.ts';
import type { Memory } from './state.ts';

/** An effect that no shelf holds: of a boss, a deck, a level, a twist, a voucher or a gift. */
export interface ConditionSpec<M extends Memory, N extends Numbers> extends EffectSpec<M, N> {
  readonly text: EntryText;
  readonly motif: string;
}

export type Condition = Effect;

/** Every condition gets the same fields in the same order. */
export function condition<M extends Memory = Memory, const N extends Numbers = Numbers>(
  spec: ConditionSpec<M, N>,
): Condition {
  const whole: Record<keyof ConditionSpec<M, N>, unknown> = { text: spec.text, motif: spec.motif, ...hooksOf(spec) };
  return whole as unknown as Condition;
}
