import { chance, roll } from '@minoya/kernel';
import type { PatternId } from './blocks.ts';
import type { Clear, EffectHooks, ScoringContext } from './effect-context.ts';
import { type RelicId, relicIds, relics } from './relics/index.ts';
import type { Relic } from './relics/relic.ts';
import { type ScoreLine, tenths } from './score.ts';
import { newNotes, ownMemories, roundMemories, withMirrors } from './shelf.ts';
import { type Tuned, tuned } from './tuned.ts';
import type { Card, CellIndex, Event, Memory, OwnedRelic, Slot, Source, State, Stream } from './state.ts';

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

/** How a relic is asked for each hook. */
const HOOKS = {
  roundStarted: (def: Relic) => def.roundStarted,
  handSpent: (def: Relic) => def.handSpent,
  cleared: (def: Relic) => def.cleared,
  missed: (def: Relic) => def.missed,
  handsOut: (def: Relic) => def.handsOut,
  roundWon: (def: Relic) => def.roundWon,
  roundLost: (def: Relic) => def.roundLost,
} satisfies { [K in keyof EffectHooks<Memory, never>]-?: (def: Relic) => Relic[K] };

const SOURCES = Object.fromEntries(relicIds.map(id => [id, `relic:${id}`])) as Readonly<Record<RelicId, Source>>;

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
export class Turn implements ScoringContext<Memory> {
  readonly s: State;
  readonly dice: Dice;
  readonly events: Event[] = [];
  ledger: ScoreLine[] = NONE;
  /** Gold gained while a clear is scored, told after the clear. */
  gains: Event[] = NONE;
  clear: Clear = NO_CLEAR;
  placed: { readonly size: number; readonly free: boolean } | null = null;
  from: Slot | null = null;
  wantsEruption = false;
  wantsRetry = false;
  my: Memory = NOTHING;
  private actor = -1;
  private muted = false;
  /** The shelf with the memories last told, while the state's own may be edited. */
  private told: readonly OwnedRelic[] | null = null;
  private known: Partial<Record<Tuned, number>> | null = null;
  private lastToScore = -1;
  private ownsChance = false;

  /** The state must be a copy of its own; what lies deeper may be shared. */
  constructor(s: State, dice: Dice) {
    this.s = s;
    this.dice = dice;
    const { total, best, gold, lines, placed, rounds, won } = s.record;
    s.record = { total, best, gold, lines, placed, rounds, won };
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

  /** Calls a hook of every relic, left to right; a mirror right after the relic it stands below. */
  fire(name: keyof typeof HOOKS): void {
    if (this.s.relics.length === 0) return;
    if (!this.told) {
      this.told = this.s.relics;
      this.s.relics = ownMemories(this.told);
    }
    const shelf = this.s.relics;
    const hookOf = HOOKS[name];
    this.lastToScore = -1;
    for (let i = 0; i < shelf.length; i++) {
      const owned = shelf[i] as OwnedRelic;
      const def = relics[owned.as ?? owned.id];
      const hook = hookOf(def);
      if (!hook || (owned.as !== null && def.shared && name !== 'cleared')) continue;
      this.aim(i, owned, def);
      hook(this, def.n);
    }
    this.actor = -1;
    this.muted = false;
    if (this.discarded.length > 0) this.discard();
  }

  private aim(i: number, owned: OwnedRelic, def: Relic): void {
    this.actor = i;
    this.my = owned.as !== null && def.shared ? (this.s.relics[i - 1] as OwnedRelic).my : owned.my;
    // A mirror keeps its own memory up to date, but only acts when the relic above it acted.
    this.muted = owned.as !== null && !def.chance && this.lastToScore !== i - 1;
  }

  private get source(): Source {
    return SOURCES[(this.s.relics[this.actor] as OwnedRelic).id];
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
    this.ledger.push({ source: this.source, op, tenths: value, cells: [], relic: this.actor });
    this.lastToScore = this.actor;
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
  }

  /** Tells what relics remember anew; what was told is not edited any more. */
  tellMemories(): void {
    if (!this.told) return;
    const notes = newNotes(this.told, this.s.relics);
    if (notes) this.events.push({ type: 'remembered', notes });
    this.told = null;
  }
}

/** A hand slot is one digit in an action line. */
const MOST_IN_HAND = 9;
