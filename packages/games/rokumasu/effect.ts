import type { EffectHooks, PlacedPiece } from './effect-context.ts';
import type { EntryText, Numbers } from './entry-text.ts';
import type { Card, CellIndex, InForce, LineIndex, Memory, Source, State } from './state.ts';
import type { Tuned } from './tuned.ts';

/** What is asked about one line. */
export interface LineQuery {
  readonly line: LineIndex;
  readonly state: Readonly<State>;
  readonly placed: PlacedPiece | null;
}

/** How an effect changes the rules while it is in force: relics, bosses, decks, levels, twists, vouchers, gifts alike. */
export interface EffectSpec<M extends Memory, N extends Numbers> extends EffectHooks<M, N> {
  readonly n?: N;
  /** Asked afresh each round, unless lasting. */
  readonly memory?: () => M;
  readonly lasting?: true;
  /** A number the rules ask for, and what it becomes. */
  readonly tune?: Partial<Record<Tuned, (value: number, n: N, s: Readonly<State>, my: M) => number>>;
  /** Whether a full line may clear; every effect in force has to agree. */
  readonly counts?: (ask: LineQuery, my: M, n: N) => boolean;
  /** Whether a line that is not full is complete all the same; one effect is enough. */
  readonly completes?: (ask: LineQuery, my: M, n: N) => boolean;
  /** Whether the relic at a place of the shelf does nothing in a clear. */
  readonly sleeps?: (relic: number, s: Readonly<State>, my: M, n: N) => boolean;
  /** How drawn cards come to hand; their number and ids stay. */
  readonly deals?: (cards: readonly Card[], s: Readonly<State>, n: N) => readonly Card[];
  /** Whether something (`relic:crown`, `boss:tide`) may be drawn for this run. */
  readonly admits?: (source: string, s: Readonly<State>, my: M, n: N) => boolean;
  /** Beside what it is never drawn, because it would do nothing or could not be answered: each list names sources that shut it out together. */
  readonly clashes?: readonly (readonly Source[])[];
  /** Lines it shows at the board's edge. */
  readonly marks?: (my: M, s: Readonly<State>) => readonly LineIndex[];
  /** Cells it shows on the board. */
  readonly lights?: (my: M, s: Readonly<State>) => readonly CellIndex[];
  /** What it stands at. */
  readonly live?: (my: M, s: Readonly<State>, n: N) => Live | null;
}

/** What an effect stands at, for its crest: `×2.5`, `+3`, so many left, or the size it waits for. */
export interface Live {
  readonly sign: '+blocks' | '+lines' | '×lines' | 'left' | 'size';
  readonly tenths: number;
}

/** Any effect: the engine hands each its own memory and numbers and looks into neither. */
export interface Effect extends Omit<EffectSpec<Memory, Numbers>, 'n' | 'memory'> {
  readonly n: Numbers;
  readonly memory: () => Memory;
  readonly text: EntryText;
  readonly motif: string;
}

/** Whether it makes sense beside all that is in force. (R300, R505) */
export function canStand({ clashes }: Pick<Effect, 'clashes'>, conditions: readonly InForce[]): boolean {
  return !clashes?.some(sources => sources.every(source => conditions.some(one => one.source === source)));
}

/** The memory of an effect that keeps none. */
export const nothing = (): Memory => ({});

type Whole<M extends Memory, N extends Numbers> = Record<keyof EffectSpec<M, N>, unknown>;

/** Every effect gets the same fields in the same order: the engine asks all of them at every hook. */
export function hooksOf<M extends Memory, const N extends Numbers>(spec: EffectSpec<M, N>): Whole<M, N> {
  return {
    n: spec.n ?? {},
    memory: spec.memory ?? nothing,
    lasting: spec.lasting,
    tune: spec.tune,
    counts: spec.counts,
    completes: spec.completes,
    sleeps: spec.sleeps,
    deals: spec.deals,
    admits: spec.admits,
    clashes: spec.clashes,
    marks: spec.marks,
    lights: spec.lights,
    live: spec.live,
    runStarted: spec.runStarted,
    roundStarted: spec.roundStarted,
    handDrawn: spec.handDrawn,
    handSpent: spec.handSpent,
    cleared: spec.cleared,
    missed: spec.missed,
    settled: spec.settled,
    handsOut: spec.handsOut,
    roundWon: spec.roundWon,
    roundLost: spec.roundLost,
    bought: spec.bought,
    rerolled: spec.rerolled,
    sold: spec.sold,
    changed: spec.changed,
    taken: spec.taken,
  };
}
