import type { Seat } from '@minoya/kernel';
import { anyFits, freeCells, playerAt, substitutes } from './board.ts';
import { cardOf } from './cards.ts';
import { type Colour, colourOf } from './cards/card.ts';
import type { Cells } from './cells.ts';
import { type PieceId, type Placement, placementOn } from './pieces.ts';
import { MARKET } from './start.ts';
import type { Action, Event, Lay, Player, State, Working } from './state.ts';
import { partsOf } from './trade.ts';
import { settle } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** P9: the chosen card goes to the first free place in hand, and the market place is filled from the deck. */
export function take(s: State, seat: Seat, { colour, at }: Of<'take'>, events: Event[]): void {
  const player = playerAt(s, seat);
  const slot = player.working.indexOf(null);
  const card = s.market[colour][at] as string;
  player.working[slot] = { card, placed: [] };
  s.actions -= 1;
  events.push({ type: 'taken', seat, colour, at, card, slot, actions: s.actions });
  const market = [...s.market[colour]];
  market[at] = draw(s, colour, 1)[0] ?? null;
  const refilled = s.deck[colour].length > 0;
  if (refilled) {
    events.push({ type: 'refilled', colour, at, card: market[at] ?? null });
    s.deck = { ...s.deck, [colour]: s.deck[colour].slice(1) };
    s.known = { ...s.known, [colour]: Math.min(s.known[colour], s.deck[colour].length) };
  }
  s.market = { ...s.market, [colour]: market };
  settle(s, events);
}

function draw(s: State, colour: Colour, n: number): readonly (string | null)[] {
  return s.deck[colour].slice(0, n);
}

/** P14: the row goes under the deck in its order, and four new cards come from the top. */
export function recycle(s: State, seat: Seat, { colour }: Of<'recycle'>, events: Event[]): void {
  const gone = s.market[colour];
  const fresh = draw(s, colour, MARKET);
  const deck = [...s.deck[colour].slice(MARKET), ...gone];
  s.market = { ...s.market, [colour]: fresh };
  s.deck = { ...s.deck, [colour]: deck };
  // A full row always went under: the market is only short once the deck is empty.
  const seen = Math.min(s.known[colour], deck.length - gone.length) + gone.length;
  s.known = { ...s.known, [colour]: seen };
  s.actions -= 1;
  events.push({ type: 'recycled', seat, colour, gone, cards: fresh, actions: s.actions });
  settle(s, events);
}

export function gain(s: State, seat: Seat, events: Event[]): void {
  s.stock.dot -= 1;
  playerAt(s, seat).hand.dot += 1;
  s.actions -= 1;
  events.push({ type: 'gained', seat, piece: 'dot', actions: s.actions });
  settle(s, events);
}

/** P12, P13: what is given goes to the stock, what is got comes from it. */
export function trade(s: State, seat: Seat, action: Of<'up' | 'down'>, events: Event[]): void {
  const { hand } = playerAt(s, seat);
  const parts = partsOf[action.parts].list;
  const [gave, got] = action.type === 'up' ? [parts, [action.piece]] : [[action.piece], parts];
  for (const id of gave) {
    hand[id] -= 1;
    s.stock[id] += 1;
  }
  for (const id of got) {
    hand[id] += 1;
    s.stock[id] -= 1;
  }
  s.actions -= 1;
  events.push({ type: 'traded', seat, way: action.type, gave, got, actions: s.actions });
  settle(s, events);
}

/** P10, P11: one piece from the hand onto a card. */
export function place(s: State, seat: Seat, action: Lay, events: Event[]): void {
  s.actions -= 1;
  lay(s, seat, action, events);
  complete(s, seat, fullSlots(playerAt(s, seat), [action.slot]), events);
  if (!s.pending) settle(s, events);
}

/** P15, P16: the master action piece by piece in slot order; it closes itself when nothing more fits. */
export function master(s: State, seat: Seat, action: Lay, events: Event[]): void {
  if (!s.pending) {
    s.actions -= 1;
    s.mastered = true;
  }
  s.pending = { type: 'master', slot: action.slot };
  lay(s, seat, action, events);
  if (!anyFits(playerAt(s, seat), action.slot + 1)) close(s, seat, events);
}

/** P17: only now are the full cards settled, in slot order. */
export function close(s: State, seat: Seat, events: Event[]): void {
  s.pending = null;
  events.push({ type: 'closed', seat });
  const player = playerAt(s, seat);
  complete(s, seat, fullSlots(player, [...player.working.keys()]), events);
  if (!s.pending) settle(s, events);
}

/** P19: the player's choice among substitutes; then the cards that waited. */
export function reward(s: State, seat: Seat, { piece }: Of<'reward'>, events: Event[]): void {
  if (s.pending?.type !== 'reward') return;
  const { wanted, rest } = s.pending;
  s.pending = null;
  give(s, seat, { wanted, piece }, events);
  complete(s, seat, rest, events);
  if (!s.pending) settle(s, events);
}

function lay(s: State, seat: Seat, { slot, cells }: Lay, events: Event[]): void {
  const piece = onto(playerAt(s, seat), slot, cells);
  const by = s.pending ? 'master' : 'place';
  if (piece) events.push({ type: 'placed', seat, slot, piece, cells, by, actions: s.actions });
}

/** Moves a piece from the hand onto a card. */
function onto(player: Player, slot: number, cells: Cells): PieceId | null {
  const work = player.working[slot];
  const placement = placementOn(cells);
  if (!work || !placement) return null;
  player.hand[placement.piece] -= 1;
  player.working[slot] = { card: work.card, placed: [...work.placed, placement] };
  return placement.piece;
}

export function fullSlots(player: Player, slots: readonly number[]): number[] {
  return slots.filter(slot => {
    const work = player.working[slot];
    return work && freeCells(work) === 0;
  });
}

/** P18: points, then the pieces back, then the reward; card after card. */
function complete(s: State, seat: Seat, slots: readonly number[], events: Event[]): void {
  for (const [i, slot] of slots.entries()) {
    const player = playerAt(s, seat);
    const work = player.working[slot] as Working;
    const returned = work.placed.map(({ piece }) => piece);
    for (const piece of returned) player.hand[piece] += 1;
    putAway(player, slot, work);
    const { points, reward: wanted } = cardOf(work.card);
    events.push({ type: 'completed', seat, slot, card: work.card, points, returned });
    const from = s.stock[wanted] > 0 ? [wanted] : substitutes(s.stock, wanted);
    if (from.length > 1) {
      const rest = slots.slice(i + 1);
      s.pending = { type: 'reward', wanted, rest };
      events.push({ type: 'choosing', seat, wanted, from, rest });
      return;
    }
    give(s, seat, { wanted, piece: from[0] ?? null }, events);
  }
}

/** The card leaves the work place; face down where this state may not know it. */
export function putAway(player: Player, slot: number, work: Working): void {
  const open: { card: string | null; placed: readonly Placement[] } = player.veiled ? { card: null, placed: [] } : work;
  player.working[slot] = null;
  player.done = [...player.done, { colour: colourOf(work.card), card: open.card, placed: open.placed }];
}

interface Gift {
  readonly wanted: PieceId;
  readonly piece: PieceId | null;
}

function give(s: State, seat: Seat, { wanted, piece }: Gift, events: Event[]): void {
  if (piece) {
    s.stock[piece] -= 1;
    playerAt(s, seat).hand[piece] += 1;
  }
  events.push({ type: 'rewarded', seat, wanted, piece });
}
