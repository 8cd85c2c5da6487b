import { type AmuletId, amulets } from './amulets.ts';
import { blocked, free, isFree, misfit } from './board.ts';
import { long } from './long-game.ts';
import { cardIn, STOCK_SLOTS, stockIndex } from './place.ts';
import { ruleSets } from './rules.ts';
import { cannotBuy, rerollCost } from './shop.ts';
import { CELLS, type Spot, spotsOf } from './shapes.ts';
import type { Action, Card, Slot, State } from './state.ts';
import type { Refusal } from './refusals.ts';
import { tuned } from './tuned.ts';
import { canSculpt, canVanish, sculpts } from './use.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** Why an action cannot be done now; null when it can. `legal` lists exactly what passes here. */
export function refusal(s: State, action: Action): Refusal | null {
  if (s.phase === 'won' || s.phase === 'lost') return 'over';
  switch (action.type) {
    case 'place':
      return s.phase === 'playing' ? cannotPlace(s, action) : 'notNow';
    case 'stock':
      return s.phase === 'playing' ? cannotStock(s, action) : 'notNow';
    case 'recycle':
      return s.phase === 'playing' ? cannotRecycle(s, action) : 'notNow';
    case 'end':
      return s.phase !== 'playing' ? 'notNow' : s.hands > 0 ? 'handsLeft' : null;
    case 'reorder':
      return s.relics[action.from] && s.relics[action.to] && action.from !== action.to ? null : 'noRelic';
    case 'use':
      return s.phase === 'playing' || s.phase === 'shop' ? cannotUse(s, action) : 'notNow';
    case 'start':
      return s.phase === 'progress' ? null : 'notNow';
    case 'skip':
      return s.phase !== 'progress' ? 'notNow' : s.gifts[action.gift] ? null : 'noGift';
    case 'take':
      return s.phase === 'pack' ? long.cannotTake(s, action) : 'notNow';
    case 'pass':
      return s.phase === 'pack' ? null : 'notNow';
    case 'collect':
      return s.phase === 'cleared' ? null : 'notNow';
    case 'finish':
      return s.phase !== 'cleared' ? 'notNow' : s.record.won ? null : 'moreToWin';
    default:
      return s.phase === 'shop' ? cannotTrade(s, action) : 'notNow';
  }
}

function cannotPlace(s: State, { from, cell }: Of<'place'>): Refusal | null {
  const card = cardIn(s, from);
  if (!card) return 'noPiece';
  if (s.hands === 0 && !isFree(card)) return 'noHands';
  const why = misfit(s, card, cell);
  if (why === 'outside') return 'outside';
  return why === 'overlaps' ? 'overlaps' : null;
}

function cannotStock(s: State, { from, to }: Of<'stock'>): Refusal | null {
  if (s.stock[stockIndex(to)] === undefined) return 'noSlot';
  return s.hand[from] ? null : 'noPiece';
}

function cannotRecycle(s: State, { from }: Of<'recycle'>): Refusal | null {
  if (s.recycled >= tuned(s, 'recycles')) return 'noRecycles';
  return s.hand[from] ? null : 'noPiece';
}

function cannotUse(s: State, { amulet, card: id, sculpt }: Of<'use'>): Refusal | null {
  const stocked = s.amulets[amulet];
  if (!stocked) return 'noAmulet';
  const card = s.deck.find(one => one.id === id);
  if (!card) return 'noCard';
  if (stocked.id === 'vanish' && !canVanish(s)) return 'deckTooSmall';
  if (amulets[stocked.id].copies && !canGrow(s)) return 'deckFull';
  const carves = stocked.id === 'sculpt';
  if (carves !== (sculpt !== null)) return 'cannotSculpt';
  return sculpt && !canSculpt(card, sculpt) ? 'cannotSculpt' : null;
}

function cannotTrade(
  s: State,
  action: Of<'buy' | 'sell' | 'sellAmulet' | 'reroll' | 'lock' | 'leave'>,
): Refusal | null {
  switch (action.type) {
    case 'buy':
      return cannotBuy(s, action.item, action.sell);
    case 'sell':
      return s.relics[action.relic] ? null : 'noRelic';
    case 'sellAmulet':
      return s.amulets[action.amulet] ? null : 'noAmulet';
    case 'reroll':
      return s.gold >= rerollCost(s) ? null : 'notEnoughGold';
    case 'lock':
      return ruleSets[s.rules].locks ? long.cannotLock(s, action) : 'notNow';
    case 'leave':
      return null;
  }
}

/** Every action `apply` accepts now. Placements first. */
export function legalActions(s: State): Action[] {
  const list: Action[] = [];
  if (s.phase === 'playing') playingActions(s, list);
  else if (s.phase === 'progress') progressActions(s, list);
  else if (s.phase === 'pack') packActions(s, list);
  else if (s.phase === 'shop') shopActions(s, list);
  else if (s.phase === 'cleared') {
    list.push({ type: 'collect' });
    if (s.record.won) list.push({ type: 'finish' });
  } else return list;
  for (let from = 0; from < s.relics.length; from++)
    for (let to = 0; to < s.relics.length; to++) if (from !== to) list.push({ type: 'reorder', from, to });
  return list;
}

function progressActions(s: State, list: Action[]): void {
  list.push({ type: 'start' });
  for (const gift of s.gifts.keys()) list.push({ type: 'skip', gift });
}

function packActions(s: State, list: Action[]): void {
  for (const item of s.pack?.wares.keys() ?? [])
    for (const sell of [null, ...s.relics.keys()]) {
      const action = { type: 'take', item, sell } as const;
      if (!long.cannotTake(s, action)) list.push(action);
    }
  list.push({ type: 'pass' });
}

/** Whether the deck may have one more card. */
function canGrow(s: State): boolean {
  return s.deck.length < tuned(s, 'deckMost');
}

type Placement = Of<'place'>;

/** Every placement there is, by slot and cell: they are listed too often to be made anew. */
const PLACEMENTS = new Map<Slot, readonly Placement[]>();

function placementsFrom(from: Slot): readonly Placement[] {
  const known = PLACEMENTS.get(from);
  if (known) return known;
  const made = Array.from({ length: CELLS }, (_, cell): Placement => ({ type: 'place', from, cell }));
  PLACEMENTS.set(from, made);
  return made;
}

function playingActions(s: State, list: Action[]): void {
  for (let i = 0; i < s.hand.length; i++) placements(s, s.hand[i] ?? null, i, list);
  for (let i = 0; i < s.stock.length; i++) placements(s, s.stock[i] ?? null, STOCK_SLOTS[i] as 'x' | 'y', list);
  const recycles = s.recycled < tuned(s, 'recycles');
  if (recycles || s.stock.length > 0) exchanges(s, recycles, list);
  if (s.hands === 0) list.push({ type: 'end' });
  if (s.amulets.length > 0) usesOf(s, list);
}

function exchanges(s: State, recycles: boolean, list: Action[]): void {
  for (let i = 0; i < s.hand.length; i++) {
    if (!s.hand[i]) continue;
    for (let to = 0; to < s.stock.length; to++) list.push({ type: 'stock', from: i, to: STOCK_SLOTS[to] as 'x' | 'y' });
    if (recycles) list.push({ type: 'recycle', from: i });
  }
}

function placements(s: State, card: Card | null, from: Slot, list: Action[]): void {
  if (!card || (s.hands === 0 && !isFree(card))) return;
  const mask = blocked(s, card.pattern);
  const { spots } = spotsOf(card.mino);
  const all = placementsFrom(from);
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as Spot;
    if (free(spot, mask)) list.push(all[spot.cell] as Placement);
  }
}

function usesOf(s: State, list: Action[]): void {
  for (const [amulet, { id }] of s.amulets.entries()) {
    const barred = (id === 'vanish' && !canVanish(s)) || (amulets[id].copies && !canGrow(s));
    const cards = barred ? [] : s.deck;
    for (const card of cards) usesOn(amulet, id, card, list);
  }
}

function usesOn(amulet: number, id: AmuletId, card: Card, list: Action[]): void {
  for (const sculpt of id === 'sculpt' ? sculpts(card) : [null])
    list.push({ type: 'use', amulet, card: card.id, sculpt });
}

function shopActions(s: State, list: Action[]): void {
  const items = s.shop?.items ?? [];
  for (let item = 0; item < items.length; item++)
    for (const sell of [null, ...s.relics.keys()])
      if (!cannotBuy(s, item, sell)) list.push({ type: 'buy', item, sell });
  for (const relic of s.relics.keys()) list.push({ type: 'sell', relic });
  for (const amulet of s.amulets.keys()) list.push({ type: 'sellAmulet', amulet });
  if (s.gold >= rerollCost(s)) list.push({ type: 'reroll' });
  if (ruleSets[s.rules].locks)
    for (const item of items.keys()) if (!long.cannotLock(s, { type: 'lock', item })) list.push({ type: 'lock', item });
  list.push({ type: 'leave' });
  usesOf(s, list);
}
