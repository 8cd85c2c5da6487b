import { roll } from '@minoya/kernel';
import { isObstacle, OBSTACLE } from './board.ts';
import { type BuffId, brands, type PatternId } from './blocks.ts';
import { shelve, tellMemories } from './memories.ts';
import { relicPool } from './relic-pool.ts';
import { type RelicId, relics } from './relics/index.ts';
import type { Rarity } from './relics/relic.ts';
import { freshRelic } from './shelf.ts';
import { SIZE } from './shapes.ts';
import type { Block, Card, CellIndex, Source, State } from './state.ts';
import type { Turn } from './turn.ts';
import { tuned, tunedByRelics } from './tuned.ts';

/** What effects can do to the state that a turn edits, each with the event that tells it: `Turn` names them for effects. */

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

export function changeHands({ s, events, source }: Turn, by: number): void {
  const left = Math.max(0, s.hands + by);
  if (left === s.hands) return;
  events.push({ type: 'handsChanged', source, by: left - s.hands, left });
  s.hands = left;
}

export function rebuild({ s, events, source }: Turn, board: readonly (Block | null)[]): void {
  const numbered = board.map(block => (block?.piece === -1 ? { ...block, piece: s.nextPiece++ } : block));
  s.board = numbered;
  events.push({ type: 'rebuilt', source, board: numbered });
}

export function emptyCells(t: Turn, count: number): readonly CellIndex[] {
  const open = t.s.board.flatMap((block, cell) => (block ? [] : [cell]));
  t.ownChance();
  const cells: number[] = [];
  for (let i = 0; i < count && open.length > 0; i++)
    cells.push(open.splice(roll(t.s.rng, 'obstacle', open.length), 1)[0] as number);
  return cells;
}

export function obstruct(t: Turn, count: number): void {
  const cells = emptyCells(t, count);
  t.s.board = t.s.board.map((block, cell) => (cells.includes(cell) ? OBSTACLE : block));
  t.events.push({ type: 'obstructed', cells });
}

export function raiseBuff({ s, events }: Turn, cell: CellIndex, buff: BuffId): void {
  const old = s.brands[cell];
  if (old && (old.id !== buff || old.level >= brands[buff].most)) return;
  const level = (old?.level ?? 0) + 1;
  s.brands = s.brands.map((one, at) => (at === cell ? { id: buff, level } : one));
  events.push({ type: 'branded', cell, brand: buff, level });
}

export function addCard({ s, events }: Turn, source: Source, card: Omit<Card, 'id'>): void {
  if (s.deck.length >= tuned(s, 'deckMost')) return;
  const added: Card = { ...card, id: s.nextCard++ };
  s.deck = [...s.deck, added];
  events.push({ type: 'cardAdded', source, card: added });
}

export function giveRandomRelic(t: Turn, rarity: Rarity): void {
  const { s } = t;
  const left = relicPool(s).filter(id => relics[id].rarity === rarity && !s.relics.some(owned => owned.id === id));
  if (s.relics.length >= tunedByRelics(s, 'relicSlots') || left.length === 0) return;
  const id = left[t.lot(left.length)] as RelicId;
  tellMemories(t);
  const relic = freshRelic(id, 0);
  t.events.push({ type: 'relicGiven', source: t.source, id, my: relic.my });
  shelve(t, [...s.relics, relic]);
}

export function dealPiece({ s, events, from, source }: Turn, mino: string, pattern: PatternId | null): void {
  const card: Card = { id: s.nextCard++, mino, pattern, seal: null, blessing: null };
  const hand = [...s.hand];
  const emptied = typeof from === 'number' && hand[from] === null ? from : hand.indexOf(null);
  const slot = emptied >= 0 ? emptied : hand.length;
  if (slot > MOST_IN_HAND) return;
  hand[slot] = card;
  s.hand = hand;
  events.push({ type: 'dealt', source, slot, card });
}

/** Lines that an obstacle bars are not named, as long as others are left. (R114) */
export function markLines({ s, events, actor }: Turn): readonly [number, number] {
  const open = unbarred(s);
  const lines = open.length >= 2 ? open : ALL_LINES;
  const first = roll(s.rng, 'script', lines.length);
  const other = roll(s.rng, 'script', lines.length - 1);
  const second = other < first ? other : other + 1;
  const marked = [lines[first] as number, lines[second] as number] as const;
  events.push({ type: 'marked', relic: actor, lines: marked });
  return marked;
}
