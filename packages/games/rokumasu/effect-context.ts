import type { BuffId, PatternId } from './blocks.ts';
import type { RelicId } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import type { Block, Card, CellIndex, LineIndex, Memory, State } from './state.ts';

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

/** The piece just placed. */
export interface PlacedPiece {
  readonly size: number;
  /** It cost no hand. */
  readonly free: boolean;
  /** Blocks it covered. */
  readonly covered: number;
}

/** What an effect can see and do when one of its hooks is called. Each verb leaves an event named after the effect. */
export interface EffectContext<M extends Memory> {
  /** This copy's own memory; lives in the state. */
  readonly my: M;
  /** Everything else, to look at. */
  readonly state: Readonly<State>;
  /** Placements left, after this one was paid. */
  readonly hands: number;
  readonly score: number;
  readonly target: number;
  readonly deckSize: number;
  /** Placements of this round that cleared something, this one not counted. */
  readonly clears: number;
  readonly placed: PlacedPiece | null;
  gainGold(amount: number): void;
  /** False, and nothing happens, when there is not so much. */
  payGold(amount: number): boolean;
  /** More hands, or fewer, never below zero. */
  changeHands(by: number): void;
  /** A piece that belongs to no deck, into the slot just emptied. */
  dealPiece(mino: string, pattern: PatternId | null): void;
  /** Two different lines of the twelve, shown to the player. */
  markLines(): readonly [LineIndex, LineIndex];
  /** The board from now on; blocks of the effect's own have piece −1 and get a number. */
  rebuild(board: readonly (Block | null)[]): void;
  /** That many different empty cells, drawn by lot, are filled with obstacles. */
  obstruct(count: number): void;
  /** Different empty cells, drawn by lot. Only where cards are drawn as well: a preview cannot know. */
  emptyCells(count: number): readonly CellIndex[];
  /** One level more on a cell. */
  raiseBuff(cell: CellIndex, buff: BuffId): void;
  /** A card more in the deck. */
  addCard(card: Omit<Card, 'id'>): void;
  /** One of the relics of a rarity that the run may meet and does not have, if there is room. */
  giveRandomRelic(rarity: Rarity): void;
  /** The set's boss is drawn anew. */
  redrawBosses(): void;
  /** 0 to n − 1 from a stream of the shop's; told with what it leads to. */
  lot(n: number): number;
  /** Clears every block but obstacles, and scores it. */
  erupt(): void;
  /** The same round again; with it the effect usually discards itself. */
  retryRound(): void;
  discardMe(): void;
}

/** A clear being scored. Adding 0 or multiplying by 1 leaves no line. Tenths are the finest step. */
export interface ScoringContext<M extends Memory> extends EffectContext<M> {
  readonly clear: Clear;
  /** What the clear is worth as far as it is scored. */
  readonly points: number;
  /** A lucky block hit. */
  readonly lucky: boolean;
  addBlocks(n: number): void;
  addLines(n: number): void;
  timesLines(n: number): void;
  /** 0 to n − 1; shown as a roll, and as a spread in previews. */
  roll(n: number): number;
}

/** Something was paid for. */
export interface TradeContext<M extends Memory> extends EffectContext<M> {
  /** Gold paid. */
  readonly cost: number;
  /** The relic that was sold. */
  readonly soldRelic: RelicId | null;
}

/** The hooks of an effect: when it may act. `n` are the numbers of its own entry. */
export interface EffectHooks<M extends Memory, N> {
  /** The run begins. Nothing is told. */
  readonly runStarted?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** A round begins; memory is fresh. */
  readonly roundStarted?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** Before a hand is drawn, also the first of a round. */
  readonly handDrawn?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** A placement cost a hand. Before lines are looked at. */
  readonly handSpent?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** Something was cleared. */
  readonly cleared?: ((c: ScoringContext<M>, n: N) => void) | undefined;
  /** A placement cleared nothing. */
  readonly missed?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** A placement and all it scored is over; before the round is judged. */
  readonly settled?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** No hands and no free piece left, the target not reached. */
  readonly handsOut?: ((c: EffectContext<M>, n: N) => void) | undefined;
  readonly roundWon?: ((c: EffectContext<M>, n: N) => void) | undefined;
  readonly roundLost?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** Something was bought. */
  readonly bought?: ((c: TradeContext<M>, n: N) => void) | undefined;
  readonly rerolled?: ((c: TradeContext<M>, n: N) => void) | undefined;
  /** A relic was sold. */
  readonly sold?: ((c: TradeContext<M>, n: N) => void) | undefined;
  /** An amulet changed a card, or took it out of the deck. */
  readonly changed?: ((c: EffectContext<M>, n: N) => void) | undefined;
  /** A round was skipped, and this is the gift for it. Only gifts are asked. */
  readonly taken?: ((c: EffectContext<M>, n: N) => void) | undefined;
}
