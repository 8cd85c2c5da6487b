import { pick, roll } from '@minoya/kernel';
import type { Cell } from '../grid/cell.ts';
import { allMinos, mino, minoOf, type Mino } from '../grid/mino.ts';
import { type AmuletId, type AmuletLots, amulets } from './amulets.ts';
import { carryOn } from './rounds.ts';
import { ruleSets } from './rules.ts';
import { sealsOnOffer } from './shop.ts';
import type { Action, Card, Sculpt, State } from './state.ts';
import { addCard } from './verbs.ts';
import type { Turn } from './turn.ts';
import { tunedByRelics } from './tuned.ts';

type Use = Extract<Action, { type: 'use' }>;

/** The sculpting ground is the piece's box with one more cell on every side. */
const RING = 1;

function shapeOf(card: Card): Mino {
  const found = mino(card.mino);
  if (!found) throw new Error(`no such mino: ${card.mino}`);
  return found;
}

/** Where a marked cell of the old shape is found in the new one laid at x, y of the sculpting ground. */
function moved(card: Card, at: number | undefined, to: Mino, corner: Cell): number | null {
  if (at === undefined) return null;
  const cell = shapeOf(card).shape[at] as Cell;
  const found = to.shape.findIndex(c => c.x + corner.x === cell.x + RING && c.y + corner.y === cell.y + RING);
  return found < 0 ? null : found;
}

function laid(card: Card, to: Mino, corner: Cell): Sculpt {
  return {
    mino: to.id,
    seal: moved(card, card.seal?.at, to, corner),
    blessing: moved(card, card.blessing?.at, to, corner),
  };
}

function* corners(card: Card, to: Mino): Iterable<Cell> {
  const old = shapeOf(card);
  for (let y = 0; y <= old.height + 2 * RING - to.height; y++)
    for (let x = 0; x <= old.width + 2 * RING - to.width; x++) yield { x, y };
}

const sameSculpt = (a: Sculpt, b: Sculpt): boolean =>
  a.mino === b.mino && a.seal === b.seal && a.blessing === b.blessing;

function unchanged(card: Card): Sculpt {
  return { mino: card.mino, seal: card.seal?.at ?? null, blessing: card.blessing?.at ?? null };
}

/** What one mino can mean for this card: a bare card does not care where on its ground the new shape lies. */
function sculptsTo(card: Card, to: Mino): Sculpt[] {
  const found: Sculpt[] = [];
  for (const corner of corners(card, to)) {
    const one = laid(card, to, corner);
    if (!sameSculpt(one, unchanged(card)) && !found.some(other => sameSculpt(other, one))) found.push(one);
    if (!card.seal && !card.blessing) break;
  }
  return found;
}

/** Cards never change, and each is asked about in every state that it is part of. */
const listed = new WeakMap<Card, readonly Sculpt[]>();

/** Everything a sculpt amulet can make of a card, the card as it is left out. (R92) */
export function sculpts(card: Card): readonly Sculpt[] {
  let found = listed.get(card);
  if (!found) {
    found = allMinos().flatMap(to => sculptsTo(card, to));
    listed.set(card, found);
  }
  return found;
}

export function canSculpt(card: Card, sculpt: Sculpt): boolean {
  const to = mino(sculpt.mino);
  return to !== undefined && sculptsTo(card, to).some(one => sameSculpt(one, sculpt));
}

/**
 * The sculpt behind cells drawn on the sculpting ground (the card's box moved by one, one ring around it);
 * null when they are none, too many, not connected, or nothing changed.
 */
export function sculptOf(card: Card, cells: readonly Cell[]): Sculpt | null {
  const to = cells.length > 0 && cells.length <= 6 ? minoOf(normalized(cells)) : undefined;
  if (!to) return null;
  const corner = { x: Math.min(...cells.map(c => c.x)), y: Math.min(...cells.map(c => c.y)) };
  const one = laid(card, to, corner);
  return canSculpt(card, one) ? one : null;
}

function normalized(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(c => c.x));
  const top = Math.min(...cells.map(c => c.y));
  return cells.map(({ x, y }) => ({ x: x - left, y: y - top })).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The card after a sculpt: kept cells keep their marks, the pattern covers the whole piece. */
export function sculpted(card: Card, { mino: to, seal, blessing }: Sculpt): Card {
  return {
    ...card,
    mino: to,
    seal: card.seal && seal !== null ? { ...card.seal, at: seal } : null,
    blessing: card.blessing && blessing !== null ? { ...card.blessing, at: blessing } : null,
  };
}

/** R95: a deck keeps at least as many cards as a hand draws. */
export function canVanish(s: State): boolean {
  return s.deck.length > tunedByRelics(s, 'draw');
}

/** R90–R95. In play the changed card changes in hand and stock, too. */
export function use(t: Turn, { amulet, card: id, sculpt }: Use): void {
  const { s } = t;
  const { id: kind } = s.amulets[amulet] as { id: AmuletId };
  const { change, chance = false, copies } = amulets[kind];
  const before = s.deck.find(card => card.id === id) as Card;
  const after = sculpt ? sculpted(before, sculpt) : change ? change(before, lotsOf(s, before)) : before;
  s.amulets = s.amulets.filter((_, i) => i !== amulet);
  t.events.push({ type: 'amuletUsed', at: amulet, amulet: kind, before, after, chance });
  if (copies) addCard(t, `amulet:${kind}`, before);
  if (after !== before) {
    const changed = (card: Card | null): Card | null => (card?.id === id ? after : card);
    s.deck = s.deck.map(changed).filter(card => card !== null);
    s.hand = s.hand.map(changed);
    s.stock = s.stock.map(changed);
    if (!after) s.pile = s.pile.filter(one => one !== id);
  }
  t.fire('changed');
  if (s.phase === 'playing') carryOn(t);
}

/** What an amulet draws comes from the stream of amulets, pattern or seal before its cell. */
function lotsOf(s: State, card: Card): AmuletLots {
  const { patterns, blessings } = ruleSets[s.rules];
  return {
    pattern: () => pick(s.rng, 'amulet', patterns),
    seal: () => pick(s.rng, 'amulet', sealsOnOffer(s)),
    blessing: () => pick(s.rng, 'amulet', blessings),
    cell: () => roll(s.rng, 'amulet', shapeOf(card).size),
  };
}
