import { type Effect, type EffectSpec, hooksOf } from '../effect.ts';
import type { EntryText, Numbers } from '../entry-text.ts';
import type { Memory, State } from '../state.ts';

export type { Live } from '../effect.ts';

export type Rarity = 'common' | 'uncommon' | 'rare' | 'epic';

/** A relic as it is written in the tables; see docs/add-a-relic.md. */
export interface RelicSpec<M extends Memory, N extends Numbers> extends EffectSpec<M, N> {
  readonly text: EntryText;
  /** Which crest is drawn. */
  readonly motif: string;
  readonly rarity: Rarity;
  /** What it acts on: A, B by adding, B by multiplying, or the rest of the game. */
  readonly acts: 'blocks' | 'lines' | 'times' | 'utility';
  /** Relics of one family are drawn as if they were one, and never two of them at once. */
  readonly family?: string;
  /** It acts as another relic of the shelf: at which place that stands. */
  readonly mirrors?: (at: number) => number;
  /** A mirror below it does nothing. */
  readonly uncopied?: true;
  /** A mirror below it looks into this relic's memory instead of keeping its own. */
  readonly shared?: true;
  /** Its chance is its own: a mirror rolls even when this relic's roll was nothing. */
  readonly chance?: true;
  /** The next clear will (or may) make it act: it glows. */
  readonly ready?: (my: M, s: State, n: N) => boolean;
}

/** Any relic. */
export interface Relic extends Effect, Omit<RelicSpec<Memory, Numbers>, keyof Effect> {}

export function relic<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: RelicSpec<M, N>): Relic {
  const whole: Record<keyof RelicSpec<M, N>, unknown> = {
    text: spec.text,
    motif: spec.motif,
    rarity: spec.rarity,
    acts: spec.acts,
    family: spec.family,
    mirrors: spec.mirrors,
    uncopied: spec.uncopied,
    shared: spec.shared,
    chance: spec.chance,
    ready: spec.ready,
    ...hooksOf(spec),
  };
  return whole as unknown as Relic;
}
