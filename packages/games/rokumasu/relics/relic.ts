import type { EffectHooks } from '../effect-context.ts';
import type { LineIndex, Memory, State } from '../state.ts';
import type { Tuned } from '../tuned.ts';
import type { EntryText, Numbers } from '../entry-text.ts';

export type Rarity = 'common' | 'uncommon' | 'rare' | 'epic';

/** What a relic stands at, for its crest: `×2.5`, `+3`, so many left, or the size it waits for. */
export interface Live {
  readonly sign: '+blocks' | '+lines' | '×lines' | 'left' | 'size';
  readonly tenths: number;
}

/** A relic as it is written in the tables; see docs/add-a-relic.md. */
export interface RelicSpec<M extends Memory, N extends Numbers> extends EffectHooks<M, N> {
  readonly text: EntryText;
  /** Which crest is drawn. */
  readonly motif: string;
  readonly rarity: Rarity;
  /** What it acts on: A, B by adding, B by multiplying, or the rest of the game. */
  readonly acts: 'blocks' | 'lines' | 'times' | 'utility';
  readonly n?: N;
  /** Asked afresh each round, unless lasting. */
  readonly memory?: () => M;
  readonly lasting?: true;
  readonly tune?: Partial<Record<Tuned, (value: number, n: N) => number>>;
  /** A mirror below it does nothing. */
  readonly uncopied?: true;
  /** A mirror below it looks into this relic's memory instead of keeping its own. */
  readonly shared?: true;
  /** Its chance is its own: a mirror rolls even when this relic's roll was nothing. */
  readonly chance?: true;
  readonly live?: (my: M, s: State, n: N) => Live | null;
  /** The next clear will (or may) make it act: it glows. */
  readonly ready?: (my: M, s: State, n: N) => boolean;
  /** Lines it shows at the board's edge. */
  readonly marks?: (my: M) => readonly LineIndex[];
}

/** Any relic: the engine hands each its own memory and numbers and looks into neither. */
export interface Relic extends Omit<RelicSpec<Memory, Numbers>, 'n' | 'memory'> {
  readonly n: Numbers;
  readonly memory: () => Memory;
}

/** The memory of a relic that keeps none. */
export const nothing = (): Memory => ({});

/** Every relic gets the same fields in the same order: the engine asks all of them at every hook. */
export function relic<M extends Memory = Memory, const N extends Numbers = Numbers>(spec: RelicSpec<M, N>): Relic {
  const whole: Record<keyof RelicSpec<M, N>, unknown> = {
    text: spec.text,
    motif: spec.motif,
    rarity: spec.rarity,
    acts: spec.acts,
    n: spec.n ?? {},
    memory: spec.memory ?? nothing,
    lasting: spec.lasting,
    tune: spec.tune,
    uncopied: spec.uncopied,
    shared: spec.shared,
    chance: spec.chance,
    live: spec.live,
    ready: spec.ready,
    marks: spec.marks,
    roundStarted: spec.roundStarted,
    handSpent: spec.handSpent,
    cleared: spec.cleared,
    missed: spec.missed,
    handsOut: spec.handsOut,
    roundWon: spec.roundWon,
    roundLost: spec.roundLost,
  };
  return whole as unknown as Relic;
}
