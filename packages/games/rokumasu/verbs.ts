import { roll } from '@minoya/kernel';
import { isObstacle, OBSTACLE } from './board.ts';
import { type BuffId, brands, type PatternId } from './blocks.ts';
import { relicPool } from './relic-pool.ts';
import { type RelicId, relics } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import { freshRelic, withMirrors } from './shelf.ts';
import { SIZE } from './shapes.ts';
import type { Block, Card, CellIndex, Event, OwnedRelic, Slot, Source, State } from './state.ts';
import { tuned, tunedByRelics } from './tuned.ts';

export const NONE: never[] = [];

/** A hand slot is one digit in an action line. */
const MOST_IN_HAND = 9;

const ALL_LINES = Array.from({ length: 2 * SIZE }, (_, line) => line);

/** Lines without an obstacle. */
function unbarred({ board }: State): readonly number[] {
  const barred = new Set<number>();
  for (const [cell, block] of board.entries())
    if (block && isObstacle(block)) barred.add(Math.floor(cell / SIZE)).add(SIZE + (cell % SIZE));
  return ALL_LINES.filter(line => !barred.has(line));
}

/** What effects can do to the state that an action edits, each verb with the event that tells it. */
export abstract class Verbs {
  readonly s: State;
  readonly events: Event[] = [];
  /** Gold gained while a clear is scored, told after the clear. */
  gains: Event[] = NONE;
  from: Slot | null = null;
  wantsEruption = false;
  wantsRetry = false;
  wantsBosses = false;
  protected source: Source = '';
  /** The acting relic's place; −1 while a condition acts. */
  protected actor = -1;
  private ownsChance = false;

  constructor(s: State) {
    this.s = s;
  }

  abstract tellMemories(): void;

  /** Before the first roll: chance is edited in place, and the state before this one keeps its own. */
  ownChance(): void {
    if (!this.ownsChance) this.s.rng = { ...this.s.rng };
    this.ownsChance = true;
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

  redrawBosses(): void {
    this.wantsBosses = true;
  }

  lot(n: number): number {
    this.ownChance();
    return roll(this.s.rng, 'gift', n);
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

  /** Lines that an obstacle bars are not named, as long as others are left. (R114) */
  markLines(): readonly [number, number] {
    const open = unbarred(this.s);
    const lines = open.length >= 2 ? open : ALL_LINES;
    const first = roll(this.s.rng, 'script', lines.length);
    const other = roll(this.s.rng, 'script', lines.length - 1);
    const second = other < first ? other : other + 1;
    const marked = [lines[first] as number, lines[second] as number] as const;
    this.events.push({ type: 'marked', relic: this.actor, lines: marked });
    return marked;
  }

  erupt(): void {
    this.wantsEruption = true;
  }

  retryRound(): void {
    this.wantsRetry = true;
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
}
