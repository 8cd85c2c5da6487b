import { type Seat, stream } from '@minoya/kernel';
import { black, cards, white } from './cards.ts';
import { type CardId, type Colour, colourOf } from './cards/card.ts';
import { fullStock, type PieceId, type Pieces, pieceIds, tally } from './pieces.ts';
import type { Setup } from './setup.ts';
import type { Player, State } from './state.ts';

export const ACTIONS_PER_TURN = 3;
export const MARKET = 4;
export const SLOTS = 4;
/** P4: black cards in the game, markets included, by number of seats. */
const BLACK_CARDS: readonly number[] = [12, 12, 12, 14, 16];

/** P4–P8: the deal. */
export function start(setup: Setup, seed: string): State {
  const decks: Record<Colour, readonly CardId[]> = {
    white: deal(setup, seed, 'white'),
    black: deal(setup, seed, 'black'),
  };
  const stock = fullStock();
  const players = Array.from({ length: setup.seats }, () => newPlayer(setup, stock));
  const order: readonly Seat[] = byLot(
    seed,
    players.map((_, seat) => seat),
    seat => `seat:${seat}`,
  );
  order.slice(1).forEach((seat, place) => evenOut(setup, place, players[seat] as Player, stock));
  return {
    setup,
    phase: 'playing',
    round: 1,
    order,
    active: order[0] ?? 0,
    actions: ACTIONS_PER_TURN,
    mastered: false,
    pending: null,
    idle: 0,
    aside: null,
    ending: null,
    players,
    stock,
    market: { white: decks.white.slice(0, MARKET), black: decks.black.slice(0, MARKET) },
    deck: { white: decks.white.slice(MARKET), black: decks.black.slice(MARKET) },
    known: { white: 0, black: 0 },
  };
}

/** P7: the start hand comes out of the stock. */
export function newPlayer(setup: Setup, stock: Pieces): Player {
  const hand = tally(setup.start);
  for (const id of pieceIds) stock[id] -= hand[id];
  return { hand, working: Array(SLOTS).fill(null), done: [], veiled: false, late: [], finished: false };
}

/** What somebody gets at the start, so many of it, and what they give for it. */
interface Help {
  readonly gets: PieceId;
  readonly times: number;
  readonly gives: PieceId | null;
}

const dot: Help = { gets: 'dot', times: 1, gives: null };
const i2: Help = { gets: 'i2', times: 1, gives: null };
const i2ForDot: Help = { gets: 'i2', times: 1, gives: 'dot' };

/** P6: the help for the second in order, the third and so on; the last one is for all after it. */
function helpsOf({ later, seats }: Setup): readonly Help[] {
  switch (later) {
    case 'none':
      return [];
    case 'dot':
      return [dot];
    case 'i2':
      return [i2];
    case 'rising':
      return seats === 3 ? [dot, { ...dot, times: 2 }] : [i2ForDot, i2];
  }
}

/** P6: by the place in the order after the first. Nothing happens when the stock has too few, or the hand none to give. */
function evenOut(setup: Setup, place: number, { hand }: Player, stock: Pieces): void {
  const helps = helpsOf(setup);
  const help = helps[place] ?? helps.at(-1);
  if (!help || stock[help.gets] < help.times || (help.gives && hand[help.gives] === 0)) return;
  stock[help.gets] -= help.times;
  hand[help.gets] += help.times;
  if (!help.gives) return;
  hand[help.gives] -= 1;
  stock[help.gives] += 1;
}

/** Every card that could be in this game. */
export function pool(setup: Setup, colour: Colour): CardId[] {
  const custom = setup.custom.filter(id => colourOf(id) === colour);
  return [...custom, ...cards.filter(card => card.colour === colour).map(card => card.id)];
}

function deal(setup: Setup, seed: string, colour: Colour): CardId[] {
  const own = (colour === 'white' ? white : black).map(card => card.id);
  const custom = setup.custom.filter(id => colourOf(id) === colour);
  const size = colour === 'white' ? setup.white : (BLACK_CARDS[setup.seats] ?? own.length);
  const chosen = [...custom, ...byLot(seed, own, id => `in:${id}`)].slice(0, size);
  return byLot(seed, chosen, id => `deck:${id}`);
}

/**
 * An order drawn by lot. Every item draws from a stream of its own, so the order holds as much chance as the seed
 * has: what lies open gives no 32-bit state away from which the rest of the deck could be computed.
 */
export function byLot<T extends string | number>(seed: string, items: readonly T[], name: (item: T) => string): T[] {
  const lots = items.map(item => {
    const drawn = name(item);
    return { item, lot: stream(seed, drawn) * 0x10_0000 + (stream(seed, `${drawn}:again`) >>> 12) };
  });
  return lots.sort((a, b) => a.lot - b.lot || (a.item < b.item ? -1 : 1)).map(({ item }) => item);
}
