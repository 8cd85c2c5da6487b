import { conditionOf, roundConditions } from './conditions.ts';
import type { Dice } from './dice.ts';
import type { Effect } from './effect.ts';
import type { Clear, EffectHooks, PlacedPiece, ScoringContext, TradeContext } from './effect-context.ts';
import { type RelicId, relics } from './relics/index.ts';
import { type ScoreLine, tenths, total } from './score.ts';
import { mirrored, newNotes, ownMemories, roundMemories, sameMemory } from './shelf.ts';
import { type Tuned, tuned } from './tuned.ts';
import type { InForce, Memory, OwnedRelic, Source, State } from './state.ts';
import { NONE, Verbs } from './verbs.ts';

export { type Dice, type Odds, seeded } from './dice.ts';

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
export class Turn extends Verbs implements ScoringContext<Memory>, TradeContext<Memory> {
  readonly dice: Dice;
  ledger: ScoreLine[] = NONE;
  clear: Clear = NO_CLEAR;
  placed: PlacedPiece | null = null;
  /** Gold paid in a trade. */
  cost = 0;
  soldRelic: RelicId | null = null;
  my: Memory = NOTHING;
  private muted = false;
  /** The shelf with the memories last told, while the state's own may be edited. */
  private told: readonly OwnedRelic[] | null = null;
  /** The same for conditions. */
  private ruled: readonly InForce[] | null = null;
  private ownsConditions = false;
  private known: Partial<Record<Tuned, number>> | null = null;
  /** Places of the shelf that wrote into the ledger at this hook. */
  private scored = 0;

  /** The state must be a copy of its own; what lies deeper may be shared. */
  constructor(s: State, dice: Dice) {
    super(s);
    this.dice = dice;
    const { total: all, best, gold, lines, placed, rounds, skipped, won } = s.record;
    s.record = { total: all, best, gold, lines, placed, rounds, skipped, won };
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

  /**
   * Calls a hook of every relic, left to right, a mirror right after what it mirrors; then of every condition. As a round
   * starts the conditions come first: relics look at the board they made.
   */
  fire(name: keyof typeof HOOKS): void {
    const boardFirst = name === 'roundStarted';
    if (boardFirst && this.s.conditions.length > 0) this.fireConditions(name);
    if (this.s.relics.length > 0) this.fireRelics(name);
    if (!boardFirst && this.s.conditions.length > 0) this.fireConditions(name);
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
    if (this.ownsConditions) return;
    this.ownsConditions = true;
    this.ruled ??= this.s.conditions;
    this.s.conditions = this.s.conditions.map(({ source, my }) => ({ source, my: { ...my } }));
  }

  /** What is in force from now on. */
  rule(conditions: readonly InForce[]): void {
    this.known = null;
    this.ruled ??= this.s.conditions;
    this.s.conditions = conditions;
    this.ownsConditions = false;
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

  /** Memories as a round begins. */
  refreshMemories(): void {
    this.told = this.s.relics;
    this.s.relics = roundMemories(this.told);
    if (this.s.conditions.length === 0) return;
    this.ruled ??= this.s.conditions;
    this.s.conditions = roundConditions(this.s.conditions);
    this.ownsConditions = true;
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
      this.ownsConditions = false;
    }
  }
}

function sameConditions(a: readonly InForce[], b: readonly InForce[]): boolean {
  return a.length === b.length && a.every((one, i) => one.source === b[i]?.source && sameMemory(one.my, b[i].my));
}
