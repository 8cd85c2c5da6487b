import type { PatternId } from './blocks.ts';
import type { Block, CellIndex, LineIndex, Memory } from './state.ts';

/** What went at once: completed lines, or everything when a volcano erupts. */
export interface Clear {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Rows and columns together. */
  readonly lines: number;
  readonly cells: readonly CellIndex[];
  /** The blocks of `cells`, in the same order. */
  readonly blocks: readonly Block[];
  /** Filled cells before anything was cleared, the placed piece included. */
  readonly filled: number;
  /** Nothing is left on the board. */
  readonly boardEmpty: boolean;
  /** A volcano's clear: it has no placed piece and no crossings. */
  readonly erupted: boolean;
}

/** What an effect can see and do when one of its hooks is called. Each verb leaves an event named after the effect. */
export interface EffectContext<M extends Memory> {
  /** This copy's own memory; lives in the state. */
  readonly my: M;
  /** Placements left, after this one was paid. */
  readonly hands: number;
  readonly score: number;
  readonly target: number;
  readonly deckSize: number;
  /** Placements of this round that cleared something, this one not counted. */
  readonly clears: number;
  readonly placed: { readonly size: number; readonly free: boolean } | null;
  gainGold(amount: number): void;
  /** A piece that belongs to no deck, into the slot just emptied. */
  dealPiece(mino: string, pattern: PatternId | null): void;
  /** Two different lines of the twelve, shown to the player. */
  markLines(): readonly [LineIndex, LineIndex];
  /** Clears every block but obstacles, and scores it. */
  erupt(): void;
  /** The same round again; with it the effect usually discards itself. */
  retryRound(): void;
  discardMe(): void;
}

/** A clear being scored. Adding 0 or multiplying by 1 leaves no line. Tenths are the finest step. */
export interface ScoringContext<M extends Memory> extends EffectContext<M> {
  readonly clear: Clear;
  addBlocks(n: number): void;
  addLines(n: number): void;
  timesLines(n: number): void;
  /** 0 to n − 1; shown as a roll, and as a spread in previews. */
  roll(n: number): number;
}

/** The hooks of an effect: when it may act. `n` are the numbers of its own entry. */
export interface EffectHooks<M extends Memory, N> {
  /** A round begins; memory is fresh. */
  readonly roundStarted?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** A placement cost a hand. Before lines are looked at. */
  readonly handSpent?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** Something was cleared. */
  readonly cleared?: ((c: ScoringContext<M>, n: N) => void) | undefined;
  /** A placement cleared nothing. */
  readonly missed?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** No hands and no free piece left, the target not reached. */
  readonly handsOut?: ((c: EffectContext<M>, n: N) => void) | undefined;
  readonly roundWon?: ((c: EffectContext<M>, n: N) => void) | undefined;
  readonly roundLost?: ((c: EffectContext<M>, n: N) => void) | undefined;
}
