import { chance, roll } from '@minoya/kernel';
import { OBSTACLE } from './board.ts';
import { type BuffId, brands, type PatternId } from './blocks.ts';
import { conditionOf, isAdmitted, roundConditions } from './conditions.ts';
import type { Effect } from './effect.ts';
import type { Clear, EffectHooks, PlacedPiece, ScoringContext, TradeContext } from './effect-context.ts';
import { type RelicId, relics } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import { relicPool } from './relic-pool.ts';
import { type ScoreLine, tenths, total } from './score.ts';
import { freshRelic, mirrored, newNotes, ownMemories, roundMemories, sameMemory, withMirrors } from './shelf.ts';
import { type Tuned, tuned, tunedByRelics } from './tuned.ts';
import type {
  Block,
  Card,
  CellIndex,
  Event,
  InForce,
  Memory,
  OwnedRelic,
  Slot,
  Source,
  State,
  Stream,
} from './state.ts';

export interface Odds {
  readonly hits: number;
  readonly outOf: number;
}

/** Where chance comes from: the state's own streams, or every possibility in turn for a preview. */
export interface Dice {
  /** A preview ends where cards would be drawn. */
  readonly hidesCards?: true;
  /** Whether one of so many rolls hits. */
  some(
    t: Turn,
    ask: { stream: Stream; source: Source; odds: Odds; times: number; cells: readonly CellIndex[] },
  ): boolean;
  /** 0 to n − 1. */
  one(t: Turn, source: Source, n: number): number;
}

/** Chance as the state holds it. Every roll is told, so that undo knows luck was seen. */
export const seeded: Dice = {
  some(t, { stream, source, odds, times, cells }) {
    let hit = false;
    t.ownChance();
    for (let i = 0; i < times && !hit; i++) hit = chance(t.s.rng, stream, odds.hits, odds.outOf);
    t.events.push({ type: 'rolled', source, hit, value: times, cells });
    return hit;
  },
  one(t, source, n) {
    t.ownChance();
    const value = roll(t.s.rng, 'luck', n);
    t.events.push({ type: 'rolled', source, hit: value > 0, value, cells: [] });
    return value;
  },
};

const NONE: never[] = [];
const NOTHING: Memory = {};

/** How an effect is asked for each hook. */
const HOOKS = {
  runStarted: (def: Effect) => def.runStarted,
  roundStarted: (def: Effect) => def.roundStarted,
  handDrawn: (def: Effect) => def.handDrawn,
  handSpent: (def: Effect) => def.handSpent,
  cleared: (def: Effect) => def.cleared,
  missed: (def: Effect) => def.missed,
  settled: (def: Effect) => def.settled,
  handsOut: (def: Effect) => def.handsOut,
  roundWon: (def: Effect) => def.roundWon,
  roundLost: (def: Effect) => def.roundLost,
  bought: (def: Effect) => def.bought,
  rerolled: (def: Effect) => def.rerolled,
  sold: (def: Effect) => def.sold,
  changed: (def: Effect) => def.changed,
  taken: (def: Effect) => def.taken,
} satisfies { [K in keyof EffectHooks<Memory, never>]-?: (def: Effect) => Effect[K] };

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
 * that the acting relic is given. Verbs that change the course of the round only leave a wish; the flow grants it.
 */
export class Turn implements ScoringContext<Memory>, TradeContext<Memory> {
  readonly s: State;
  readonly dice: Dice;
  readonly events: Event[] = [];
  ledger: ScoreLine[] = NONE;
  /** Gold gained while a clear is scored, told after the clear. */
  gains: Event[] = NONE;
  clear: Clear = NO_CLEAR;
  placed: PlacedPiece | null = null;
  /** Gold paid in a trade. */
  cost = 0;
  soldRelic: RelicId | null = null;
  from: Slot | null = null;
  wantsEruption = false;
  wantsRetry = false;
  my: Memory = NOTHING;
  /** The acting relic's place; −1 while a condition acts. */
  private actor = -1;
  private source: Source = '';
  private muted = false;
  /** The shelf with the memories last told, while the state's own may be edited. */
  private told: readonly OwnedRelic[] | null = null;
  /** The same for conditions. */
  private ruled: readonly InForce[] | null = null;
  private known: Partial<Record<Tuned, number>> | null = null;
  /** Places of the shelf that wrote into the ledger at this hook. */
  private scored = 0;
  private ownsChance = false;

  /** The state must be a copy of its own; what lies deeper may be shared. */
  constructor(s: State, dice: Dice) {
    this.s = s;
    this.dice = dice;
    const { total: all, best, gold, lines, placed, rounds, skipped, won } = s.record;
    s.record = { total: all, best, gold, lines, placed, rounds, skipped, won };
  }

  /** Before the first roll: chance is edited in place, and the state before this one keeps its own. */
  ownChance(): void {
    if (!this.ownsChance) this.s.rng = { ...this.s.rng };
    this.ownsChance = true;
  }

  /** A tuned number, asked once: nothing that tunes comes or goes while a clear is scored. */
  tuned(key: Tuned): number {
    this.known ??= {};
    return (this.known[key] ??= tuned(this.s, key));
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

  /** Calls a hook of every relic, left to right, a mirror right after what it mirrors; then of every condition. */
  fire(name: keyof typeof HOOKS): void {
    if (this.s.relics.length > 0) this.fireRelics(name);
    if (this.s.conditions.length > 0) this.fireConditions(name);
    this.actor = -1;
    this.muted = false;
    // What a clear or a won round pays is told with it.
    if (this.gains.length > 0 && name !== 'cleared' && name !== 'roundWon') this.tellGains();
    if (this.discarded.length > 0) this.discard();
  }

  private fireRelics(name: keyof typeof HOOKS): void {
    if (!this.told) {
      this.told = this.s.relics;
      this.s.relics = ownMemories(this.told);
    }
    const shelf = this.s.relics;
    const hookOf = HOOKS[name];
    const ruled = this.s.conditions.length > 0 && name === 'cleared';
    const times = ruled ? this.tuned('acts') : 1;
    this.scored = 0;
    for (let i = 0; i < shelf.length; i++) {
      const owned = shelf[i] as OwnedRelic;
      const def = relics[owned.as ?? owned.id];
      const hook = hookOf(def) as ((c: Turn, n: Effect['n']) => void) | undefined;
      if (!hook || (owned.as !== null && def.shared && name !== 'cleared')) continue;
      if (ruled && this.isAsleep(i)) continue;
      this.aim(i, owned, def);
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

  private fireConditions(name: keyof typeof HOOKS): void {
    const hookOf = HOOKS[name];
    this.actor = -1;
    this.muted = false;
    for (let i = 0; i < this.s.conditions.length; i++) {
      const { source } = this.s.conditions[i] as InForce;
      const def = conditionOf(source);
      const hook = hookOf(def) as ((c: Turn, n: Effect['n']) => void) | undefined;
      if (!hook || name === 'taken') continue;
      this.ownConditions();
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

  private ownConditions(): void {
    if (this.ruled) return;
    this.ruled = this.s.conditions;
    this.s.conditions = this.ruled.map(({ source, my }) => ({ source, my: { ...my } }));
  }

  /** What is in force from now on. */
  rule(conditions: readonly InForce[]): void {
    this.known = null;
    this.ruled ??= this.s.conditions;
    this.s.conditions = conditions;
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

  roll(n: number): number {
    return this.dice.one(this, this.source, n);
  }

  gainGold(amount: number): void {
    this.gain(this.source, amount);
  }

  gain(source: Source, amount: number): void {
    if (amount <= 0) return;
    this.s.gold += amount;
    this.s.record.gold += amount;
    if (this.gains === NONE) this.gains = [];
    this.gains.push({ type: 'gold', source, amount, total: this.s.gold });
  }

  payGold(amount: number): boolean {
    if (this.s.gold < amount) return false;
    this.s.gold -= amount;
    if (this.gains === NONE) this.gains = [];
    this.gains.push({ type: 'goldPaid', source: this.source, amount, total: this.s.gold });
    return true;
  }

  changeHands(by: number): void {
    const left = Math.max(0, this.s.hands + by);
    if (left === this.s.hands) return;
    this.events.push({ type: 'handsChanged', source: this.source, by: left - this.s.hands, left });
    this.s.hands = left;
  }

  rebuild(board: readonly (Block | null)[]): void {
    const numbered = board.map(block => (block?.piece === -1 ? { ...block, piece: this.s.nextPiece++ } : block));
    this.s.board = numbered;
    this.events.push({ type: 'rebuilt', source: this.source, board: numbered });
  }

  emptyCells(count: number): readonly CellIndex[] {
    const open = this.s.board.flatMap((block, cell) => (block ? [] : [cell]));
    this.ownChance();
    const cells: number[] = [];
    for (let i = 0; i < count && open.length > 0; i++)
      cells.push(open.splice(roll(this.s.rng, 'obstacle', open.length), 1)[0] as number);
    return cells;
  }

  obstruct(count: number): void {
    const cells = this.emptyCells(count);
    this.s.board = this.s.board.map((block, cell) => (cells.includes(cell) ? OBSTACLE : block));
    this.events.push({ type: 'obstructed', cells });
  }

  raiseBuff(cell: CellIndex, buff: BuffId): void {
    const old = this.s.brands[cell];
    if (old && (old.id !== buff || old.level >= brands[buff].most)) return;
    const level = (old?.level ?? 0) + 1;
    this.s.brands = this.s.brands.map((one, at) => (at === cell ? { id: buff, level } : one));
    this.events.push({ type: 'branded', cell, brand: buff, level });
  }

  addCard(card: Omit<Card, 'id'>): void {
    this.addCardOf(this.source, card);
  }

  addCardOf(source: Source, card: Omit<Card, 'id'>): void {
    const { s } = this;
    if (s.deck.length >= tuned(s, 'deckMost')) return;
    const added: Card = { ...card, id: s.nextCard++ };
    s.deck = [...s.deck, added];
    this.events.push({ type: 'cardAdded', source, card: added });
  }

  giveRandomRelic(rarity: Rarity): void {
    const { s } = this;
    const left = relicPool(s).filter(id => relics[id].rarity === rarity && !s.relics.some(owned => owned.id === id));
    if (s.relics.length >= tunedByRelics(s, 'relicSlots') || left.length === 0) return;
    const id = left[this.lot(left.length)] as RelicId;
    this.tellMemories();
    const relic = freshRelic(id, 0);
    this.events.push({ type: 'relicGiven', source: this.source, id, my: relic.my });
    this.shelve([...s.relics, relic]);
  }

  wantsBosses = false;

  redrawBosses(): void {
    this.wantsBosses = true;
  }

  lot(n: number): number {
    this.ownChance();
    return roll(this.s.rng, 'gift', n);
  }

  /** Whether this may be drawn in this run. */
  admits(source: Source): boolean {
    return isAdmitted(this.s, source);
  }

  /** Tells the gold gained since the last time. */
  tellGains(): void {
    if (this.gains.length > 0) this.events.push(...this.gains);
    this.gains = NONE;
  }

  dealPiece(mino: string, pattern: PatternId | null): void {
    const { s } = this;
    const card: Card = { id: s.nextCard++, mino, pattern, seal: null, blessing: null };
    const hand = [...s.hand];
    const emptied = typeof this.from === 'number' && hand[this.from] === null ? this.from : hand.indexOf(null);
    const slot = emptied >= 0 ? emptied : hand.length;
    if (slot > MOST_IN_HAND) return;
    hand[slot] = card;
    s.hand = hand;
    this.events.push({ type: 'dealt', source: this.source, slot, card });
  }

  markLines(): readonly [number, number] {
    const first = roll(this.s.rng, 'script', 12);
    const other = roll(this.s.rng, 'script', 11);
    const second = other < first ? other : other + 1;
    this.events.push({ type: 'marked', relic: this.actor, lines: [first, second] });
    return [first, second];
  }

  erupt(): void {
    this.wantsEruption = true;
  }

  retryRound(): void {
    this.wantsRetry = true;
  }

  private discarded: number[] = NONE;

  discardMe(): void {
    this.discarded = [...this.discarded, this.actor];
  }

  /** Places are told as the shelf is by then: each relic gone moves up those to its right. */
  private discard(): void {
    this.tellMemories();
    for (const [gone, relic] of this.discarded.entries())
      this.events.push({ type: 'relicGone', relic: relic - gone, id: (this.s.relics[relic] as OwnedRelic).id });
    this.shelve(this.s.relics.filter((_, i) => !this.discarded.includes(i)));
    this.discarded = NONE;
    this.known = null;
  }

  /** The shelf from now on, its mirrors turned to their neighbours. */
  shelve(shelf: readonly OwnedRelic[]): void {
    const turned = withMirrors(shelf);
    this.s.relics = turned;
    for (const [relic, owned] of turned.entries()) {
      if (owned === shelf[relic]) continue;
      this.events.push({ type: 'mirrored', relic, as: owned.as, my: owned.my });
    }
  }

  /** Memories as a round begins. */
  refreshMemories(): void {
    this.told = this.s.relics;
    this.s.relics = roundMemories(this.told);
    if (this.s.conditions.length === 0) return;
    this.ruled ??= this.s.conditions;
    this.s.conditions = roundConditions(this.s.conditions);
  }

  /** Tells what relics and conditions remember anew; what was told is not edited any more. */
  tellMemories(): void {
    if (this.told) {
      const notes = newNotes(this.told, this.s.relics);
      if (notes) this.events.push({ type: 'remembered', notes });
      this.told = null;
    }
    if (this.ruled) {
      const { conditions } = this.s;
      if (!sameConditions(this.ruled, conditions)) this.events.push({ type: 'ruled', conditions });
      this.ruled = null;
    }
  }
}

function sameConditions(a: readonly InForce[], b: readonly InForce[]): boolean {
  return a.length === b.length && a.every((one, i) => one.source === b[i]?.source && sameMemory(one.my, b[i].my));
}

/** A hand slot is one digit in an action line. */
const MOST_IN_HAND = 9;
