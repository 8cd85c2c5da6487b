import { takeCards } from './deck.ts';
import { stockIndex } from './place.ts';
import { carryOn } from './rounds.ts';
import type { Action, Card, OwnedRelic } from './state.ts';
import { stockSlots } from './tuned.ts';
import { shelve } from './memories.ts';
import type { Turn } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** R66: hand and stock change places; an emptied hand is drawn anew. */
export function stock(t: Turn, { from, to }: Of<'stock'>): void {
  const { s } = t;
  const at = stockIndex(to);
  const hand = [...s.hand];
  const kept = [...s.stock];
  [hand[from], kept[at]] = [kept[at] ?? null, hand[from] ?? null];
  s.hand = hand;
  s.stock = kept;
  t.events.push({ type: 'stocked', from, to });
  carryOn(t);
}

/** R68: the piece goes for the next card of the pile; it comes back with the next shuffle. */
export function recycle(t: Turn, { from }: Of<'recycle'>): void {
  const { s } = t;
  const gone = s.hand[from] as Card;
  const { cards, fresh } = takeCards(s, 1);
  const card = cards[0] as Card;
  s.recycled += 1;
  s.hand = s.hand.map((one, i) => (i === from ? card : one));
  t.events.push({ type: 'recycled', slot: from, gone, card, shuffled: fresh > 0 });
  carryOn(t);
}

/** R64: a relic moves to another place on the shelf; those between close up. */
export function reorder(t: Turn, { from, to }: Of<'reorder'>): void {
  const { s } = t;
  const shelf = [...s.relics];
  const [moved] = shelf.splice(from, 1) as [OwnedRelic];
  shelf.splice(to, 0, moved);
  t.events.push({ type: 'reordered', from, to });
  shelve(t, shelf);
  if (s.phase === 'playing') fitStock(t);
}

/** A mirror that leaves its place below hand stock takes its slot with it; the piece there is lost. (R67) */
function fitStock(t: Turn): void {
  const { s } = t;
  const slots = stockSlots(s);
  if (slots === s.stock.length) return;
  const lost = s.stock.slice(slots).filter(card => card !== null);
  s.stock = Array.from({ length: slots }, (_, i) => s.stock[i] ?? null);
  t.events.push({ type: 'stockFitted', slots, lost });
  carryOn(t);
}
