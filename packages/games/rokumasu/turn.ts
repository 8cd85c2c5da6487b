import type { BuffId, PatternId } from './blocks.ts';
import { conditionOf } from './conditions.ts';
import type { Dice } from './dice.ts';
import type { Effect } from './effect.ts';
import type { Clear, PlacedPiece, ScoringContext, TradeContext } from './effect-context.ts';
import { type Hook, HOOKS } from './hooks.ts';
import { discard, ownConditions } from './memories.ts';
import { type RelicId, relics } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import { roll } from '@minoya/kernel';
import { type ScoreLine, tenths, total } from './score.ts';
import { mirrored, ownMemories } from './shelf.ts';
import { type Tuned, tuned } from './tuned.ts';
import type { Block, Card, CellIndex, Event, InForce, Memory, OwnedRelic, Slot, Source, State } from './state.ts';
import * as verbs from './verbs.ts';

export { type Dice, type Odds, seeded } from './dice.ts';

const NONE: never[] = [];
const NOTHING: Memory = {};
const SOURCES: Partial<Record<RelicId, Source>> = {};

const NO_CLEAR: Clear = {
  rows: [],
  columns: [],
  lines: 0,
  cells: [],
  blocks: [],
  filled: 0,
  boardEmpty: false,
  erupted: false,
};

/**
 * One action being carried out: the state that is being edited, what has been told, and the context
 * that the acting effect is given. Verbs that change the course of the round only leave a wish; the flow grants it.
 * One class that extends none: every placement makes one, and those of a class that extends another take longer to make.
 */
export class Turn implements ScoringContext<Memory>, TradeContext<Memory> {
  readonly s: State;
  readonly dice: Dice;
  readonly events: Event[] = [];
  /** The board that this turn made and nobody has seen yet: only that one may be edited. */
  private ownBoard: (Block | null)[] | null = null;
  ledger: ScoreLine[] = NONE;
  clear: Clear = NO_CLEAR;
  placed: PlacedPiece | null = null;
  from: Slot | null = null;
  /** Gold gained while a clear is scored, told after the clear. */
  gains: Event[] = NONE;
  wantsEruption = false;
  wantsRetry = false;
  wantsBosses = false;
  /** Gold paid in a trade. */
  cost = 0;
  soldRelic: RelicId | null = null;
  /** What acts, with its memory; the acting relic's place, −1 while a condition acts. */
  source: Source = '';
  my: Memory = NOTHING;
  actor = -1;
  /** The shelf, and what is in force, with the memories last told, while the state's own may be edited. */
  told: readonly OwnedRelic[] | null = null;
  ruled: readonly InForce[] | null = null;
  ownsConditions = false;
  private ownsChance = false;
  private muted = false;
  /** Places of the shelf that wrote into the ledger at this hook. */
  private scored = 0;
  /** Those that discarded themselves. */
  private discarded: number[] = NONE;
  private known: Partial<Record<Tuned, number>> | null = null;

  /** The state must be a copy of its own; what lies deeper may be shared. */
  constructor(s: State, dice: Dice) {
    this.s = s;
    this.dice = dice;
    const { total: all, best, gold, lines, placed, rounds, skipped, won } = s.record;
    s.record = { total: all, best, gold, lines, placed, rounds, skipped, won };
  }

  /** A tuned number, asked once: nothing that tunes comes or goes while a clear is scored. */
  tuned(key: Tuned): number {
    this.known ??= {};
    return (this.known[key] ??= tuned(this.s, key));
  }

  /** What tunes has changed. */
  forget(): void {
    this.known = null;
  }

  /** Before the first roll: chance is edited in place, and the state before this one keeps its own. */
  ownChance(): void {
    if (!this.ownsChance) this.s.rng = { ...this.s.rng };
    this.ownsChance = true;
  }

  /** The board to edit in place. */
  boardToEdit(): (Block | null)[] {
    if (this.ownBoard !== null && this.s.board === this.ownBoard) return this.ownBoard;
    const board = this.s.board.slice();
    this.ownBoard = board;
    this.s.board = board;
    return board;
  }

  get state(): Readonly<State> {
    return this.s;
  }
  get hands(): number {
    return this.s.hands;
  }
  get score(): number {
    return this.s.score;
  }
  get target(): number {
    return this.s.target;
  }
  get deckSize(): number {
    return this.s.deck.length;
  }
  get clears(): number {
    return this.s.clears;
  }
  get lucky(): boolean {
    return this.ledger.some(line => line.source === 'pattern:lucky');
  }
  get points(): number {
    return total(this.ledger).points;
  }

  /**
   * Calls a hook of every relic, left to right, a mirror right after what it mirrors; then of every condition. As a round
   * starts the conditions come first: relics look at the board they made.
   */
  fire(name: Hook): void {
    const { relics: shelf, conditions } = this.s;
    if (shelf.length === 0 && conditions.length === 0) return;
    const boardFirst = name === 'roundStarted';
    if (boardFirst && conditions.length > 0) this.fireConditions(name);
    if (shelf.length > 0) this.fireRelics(name);
    if (!boardFirst && conditions.length > 0) this.fireConditions(name);
    this.actor = -1;
    this.muted = false;
    // What a clear or a won round pays is told with it.
    if (this.gains.length > 0 && name !== 'cleared' && name !== 'roundWon') this.tellGains();
    if (this.discarded.length > 0) discard(this, this.discarded);
    this.discarded = NONE;
  }

  private fireRelics(name: Hook): void {
    const hookOf = HOOKS[name];
    const ruled = this.s.conditions.length > 0 && name === 'cleared';
    const times = ruled ? this.tuned('acts') : 1;
    this.scored = 0;
    for (let i = 0; i < this.s.relics.length; i++) {
      const { as, id } = this.s.relics[i] as OwnedRelic;
      const def = relics[as ?? id];
      const hook = hookOf(def) as ((c: Turn, n: Effect['n']) => void) | undefined;
      if (!hook || (as !== null && def.shared && name !== 'cleared')) continue;
      if (ruled && this.isAsleep(i)) continue;
      if (!this.told) this.s.relics = ownMemories((this.told = this.s.relics));
      this.aim(i, this.s.relics[i] as OwnedRelic, def);
      for (let time = 0; time < times; time++) hook(this, def.n);
    }
  }

  private isAsleep(relic: number): boolean {
    for (const { source, my } of this.s.conditions) {
      const { sleeps, n } = conditionOf(source);
      if (sleeps?.(relic, this.s, my, n)) return true;
    }
    return false;
  }

  private aim(i: number, owned: OwnedRelic, def: Effect & { shared?: true; chance?: true }): void {
    this.actor = i;
    this.source = SOURCES[owned.id] ??= `relic:${owned.id}`;
    const from = owned.as === null ? null : mirrored(this.s.relics, i);
    this.my = from !== null && def.shared ? (this.s.relics[from] as OwnedRelic).my : owned.my;
    // A mirror keeps its own memory up to date, but only acts when the relic it mirrors acted.
    this.muted = from !== null && !def.chance && (this.scored & (1 << from)) === 0;
  }

  private fireConditions(name: Hook): void {
    const hookOf = HOOKS[name];
    this.actor = -1;
    this.muted = false;
    for (let i = 0; i < this.s.conditions.length; i++) {
      const { source } = this.s.conditions[i] as InForce;
      const def = conditionOf(source);
      const hook = hookOf(def) as ((c: Turn, n: Effect['n']) => void) | undefined;
      if (!hook || name === 'taken') continue;
      ownConditions(this);
      this.source = source;
      this.my = (this.s.conditions[i] as InForce).my;
      hook(this, def.n);
    }
  }

  /** Lets a gift do what it does at once. */
  give(source: Source): void {
    const def = conditionOf(source);
    this.source = source;
    this.my = def.memory();
    def.taken?.(this, def.n);
  }

  addBlocks(n: number): void {
    this.write('+blocks', tenths(n), 0);
  }
  addLines(n: number): void {
    this.write('+lines', tenths(n), 0);
  }
  timesLines(n: number): void {
    this.write('×lines', tenths(n), 10);
  }

  private write(op: ScoreLine['op'], value: number, idle: number): void {
    if (value === idle || this.muted) return;
    const relic = this.actor < 0 ? null : this.actor;
    this.ledger.push({ source: this.source, op, tenths: value, cells: [], relic });
    if (relic !== null) this.scored |= 1 << relic;
  }

  gain(source: Source, amount: number): void {
    if (amount <= 0) return;
    this.s.gold += amount;
    this.s.record.gold += amount;
    this.tellLater({ type: 'gold', source, amount, total: this.s.gold });
  }
  gainGold(amount: number): void {
    this.gain(this.source, amount);
  }
  payGold(amount: number): boolean {
    if (this.s.gold < amount) return false;
    this.s.gold -= amount;
    this.tellLater({ type: 'goldPaid', source: this.source, amount, total: this.s.gold });
    return true;
  }
  private tellLater(event: Event): void {
    if (this.gains === NONE) this.gains = [];
    this.gains.push(event);
  }
  /** Tells the gold gained since the last time. */
  tellGains(): void {
    if (this.gains.length > 0) this.events.push(...this.gains);
    this.gains = NONE;
  }

  roll(n: number): number {
    return this.dice.one(this, this.source, n);
  }
  lot(n: number): number {
    this.ownChance();
    return roll(this.s.rng, 'gift', n);
  }
  discardMe(): void {
    this.discarded = [...this.discarded, this.actor];
  }
  redrawBosses(): void {
    this.wantsBosses = true;
  }
  erupt(): void {
    this.wantsEruption = true;
  }
  retryRound(): void {
    this.wantsRetry = true;
  }
  changeHands(by: number): void {
    verbs.changeHands(this, by);
  }
  rebuild(board: readonly (Block | null)[]): void {
    verbs.rebuild(this, board);
  }
  emptyCells(count: number): readonly CellIndex[] {
    return verbs.emptyCells(this, count);
  }
  obstruct(count: number): void {
    verbs.obstruct(this, count);
  }
  raiseBuff(cell: CellIndex, buff: BuffId): void {
    verbs.raiseBuff(this, cell, buff);
  }
  addCard(card: Omit<Card, 'id'>): void {
    verbs.addCard(this, this.source, card);
  }
  giveRandomRelic(rarity: Rarity): void {
    verbs.giveRandomRelic(this, rarity);
  }
  dealPiece(mino: string, pattern: PatternId | null): void {
    verbs.dealPiece(this, mino, pattern);
  }
  markLines(): readonly [number, number] {
    return verbs.markLines(this);
  }
}
