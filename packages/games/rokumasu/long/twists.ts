import { type Condition, condition, type ConditionSpec } from '../condition.ts';
import type { Numbers } from '../entry-text.ts';
import type { Memory } from '../state.ts';

interface TwistSpec<M extends Memory, N extends Numbers> extends ConditionSpec<M, N> {
  readonly motif: string;
  /** Twists it cannot be joined with. */
  readonly not?: readonly string[];
}

/** One changed rule: what challenges and custom runs are made of. */
export interface Twist extends Condition {
  readonly motif: string;
  readonly not: readonly string[];
}

function twist<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: TwistSpec<M, N>): Twist {
  return { ...condition(spec), motif: spec.motif, not: spec.not ?? [] };
}

/** */
export const twists = {
  columns_only: twist({
    text: { ja: ['縦だけ', '縦ラインだけが消えます。'], en: ['Columns only', 'Only columns clear.'] },
    motif: 'columns',
    not: ['rows_only'],
    counts: ({ line }) => line >= 6,
  }),
  rows_only: twist({
    text: { ja: ['横だけ', '横ラインだけが消えます。'], en: ['Rows only', 'Only rows clear.'] },
    motif: 'rows',
    not: ['columns_only'],
    counts: ({ line }) => line < 6,
  }),
};
export type TwistId = keyof typeof twists;
export const twistIds = Object.keys(twists) as readonly TwistId[];

export function isTwistId(text: string): text is TwistId {
  return Object.hasOwn(twists, text);
}
