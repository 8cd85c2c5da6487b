import { black } from './cards/black.ts';
import { type Card, type CardId, readCustom } from './cards/card.ts';
import { white } from './cards/white.ts';

export const cards: readonly Card[] = [...white, ...black];

const byId = new Map(cards.map(card => [card.id, card]));
const drawn = new Map<CardId, Card>();

/** A card by its id, our own or drawn by a player; null when there is none. */
export function findCard(id: CardId): Card | null {
  const known = byId.get(id) ?? drawn.get(id);
  if (known) return known;
  const custom = readCustom(id);
  if (!custom) return null;
  // Ids come from outside: the memory must not grow for ever.
  if (drawn.size > 1024) drawn.clear();
  drawn.set(id, custom);
  return custom;
}

/** A card that a valid state names. */
export function cardOf(id: CardId): Card {
  const card = findCard(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export { white, black };
