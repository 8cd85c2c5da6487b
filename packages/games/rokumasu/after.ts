import { EMPTY_BOARD, OBSTACLE } from './board.ts';
import { stockIndex } from './place.ts';
import type { Block, Card, CellIndex, Event, Item, Memory, OwnedRelic, RunRecord, Slot, State, Ware } from './state.ts';

type Writers = { readonly [K in Event['type']]: (s: State, event: Extract<Event, { type: K }>) => State };

/** Writes down what an event tells; decides nothing. */
export function after(s: State, event: Event): State {
  const write = writers[event.type] as (s: State, event: Event) => State;
  return write(s, event);
}

const asBefore = (s: State): State => s;

const run = {
  setStarted: (s, { bosses, minor, voucher }) => ({ ...s, bosses, minor, voucher }),
  bossesRedrawn: (s, { bosses }) => ({ ...s, bosses }),
  ruled: (s, { conditions }) => ({ ...s, conditions }),
  giftsShown: (s, { gifts }) => ({ ...s, gifts }),
  skipped: (s, { round, target }) => ({
    ...before(s, round, target),
    record: noted(s, { skipped: s.record.skipped + 1 }),
  }),
  roundStarted: (s, { round, target, hands, stock }) => ({
    ...s,
    phase: 'playing',
    round,
    target,
    hands,
    score: 0,
    clears: 0,
    lines: 0,
    recycled: 0,
    payout: null,
    gifts: [],
    board: EMPTY_BOARD,
    stock: noCards(stock),
    pile: wholePile(s),
  }),
  obstructed: (s, { cells }) => ({ ...s, board: changed(s.board, cells, () => OBSTACLE) }),
  marked: asBefore,
  relicGone: (s, { relic }) => ({ ...s, relics: without(s.relics, relic) }),
  retried: s => ({ ...s, phase: 'progress' }),
  roundWon: (s, { payout }) => ({
    ...cardsAway(s),
    phase: 'cleared',
    payout,
    record: noted(s, { rounds: s.record.rounds + 1 }),
  }),
  roundLost: s => cardsAway(s),
  runWon: s => ({ ...s, record: noted(s, { won: true }) }),
  runLost: s => ({ ...s, phase: 'lost' }),
  runFinished: s => ({ ...s, phase: 'won' }),
} satisfies Partial<Writers>;

const hand = {
  drawn: (s, { cards, fresh }) => ({
    ...s,
    hand: cards,
    pile: fresh > 0 ? taken(wholePile(s), cards.slice(-fresh)) : taken(s.pile, cards),
  }),
  dealt: (s, { slot, card }) => ({ ...s, hand: put(s.hand, slot, card), nextCard: card.id + 1 }),
  stuck: (s, { left }) => ({ ...s, hand: [], hands: left }),
  stocked: (s, { from, to }) => ({
    ...s,
    hand: put(s.hand, from, s.stock[stockIndex(to)] ?? null),
    stock: put(s.stock, stockIndex(to), s.hand[from] ?? null),
  }),
  recycled: (s, { slot, card, shuffled }) => ({
    ...s,
    hand: put(s.hand, slot, card),
    pile: taken(shuffled ? wholePile(s) : s.pile, [card]),
    recycled: s.recycled + 1,
  }),
  stockFitted: (s, { slots }) => ({ ...s, stock: [...s.stock, ...noCards(slots)].slice(0, slots) }),
} satisfies Partial<Writers>;

const placement = {
  placed: (s, { from, card, cells, piece, charge }) => ({
    ...s,
    ...emptied(s, from),
    board: changed(s.board, cells, (_, i) => blockOf(card, i, piece, charge)),
    nextPiece: piece + 1,
    record: noted(s, { placed: s.record.placed + 1 }),
  }),
  overlaid: asBefore,
  handSpent: (s, { left }) => ({ ...s, hands: left }),
  rolled: asBefore,
  scored: (s, { points, score, total, rows, columns }) => ({
    ...s,
    score,
    clears: s.clears + 1,
    lines: s.lines + rows.length + columns.length,
    record: noted(s, {
      total,
      best: Math.max(s.record.best, points),
      lines: s.record.lines + rows.length + columns.length,
    }),
  }),
  cleared: (s, { cells }) => ({ ...s, board: changed(s.board, cells, () => null) }),
  gold: (s, { amount, total }) => ({ ...s, gold: total, record: noted(s, { gold: s.record.gold + amount }) }),
  goldPaid: (s, { total }) => ({ ...s, gold: total }),
  handsChanged: (s, { left }) => ({ ...s, hands: left }),
  rebuilt: (s, { board }) => ({
    ...s,
    board,
    nextPiece: board.reduce((next, block) => Math.max(next, (block?.piece ?? 0) + 1), s.nextPiece),
  }),
  cardAdded: (s, { card }) => ({ ...s, deck: [...s.deck, card], nextCard: card.id + 1 }),
  branded: (s, { cell, brand, level }) => ({ ...s, brands: put(s.brands, cell, { id: brand, level }) }),
  charged: (s, { cells, by }) => ({
    ...s,
    board: changed(s.board, cells, block => block && { ...block, charge: block.charge + by }),
  }),
} satisfies Partial<Writers>;

const shelf = {
  remembered: (s, { notes }) => ({
    ...s,
    relics: notes.reduce((all, { relic, my }) => retold(all, relic, { my }), s.relics),
  }),
  relicGiven: (s, { id, my }) => ({ ...s, relics: [...s.relics, { id, paid: 0, my, as: null }] }),
  reordered: (s, { from, to }) => ({ ...s, relics: moved(s.relics, from, to) }),
  mirrored: (s, { relic, as, my }) => ({ ...s, relics: retold(s.relics, relic, { as, my }) }),
} satisfies Partial<Writers>;

const shop = {
  shopOpened: (s, { items, locked, coming }) => ({
    ...s,
    phase: 'shop',
    shop: { items, rerolls: 0, locked, coming },
    kept: null,
    nextCard: pastOffers(s, items),
  }),
  rerolled: (s, { cost, items }) => ({
    ...s,
    gold: s.gold - cost,
    shop: {
      items,
      rerolls: (s.shop?.rerolls ?? 0) + 1,
      locked: s.shop?.locked ?? null,
      coming: s.shop?.coming ?? [],
    },
    nextCard: pastOffers(s, items),
  }),
  locked: (s, { item }) => ({ ...s, shop: s.shop && { ...s.shop, locked: item } }),
  bought: (s, { item, ware, price, my }) => ({
    ...received(s, ware, my, price),
    gold: s.gold - price,
    voucher: ware.kind === 'voucher' ? null : s.voucher,
    shop: s.shop && {
      ...s.shop,
      items: s.shop.items.map((one, i) => (i === item ? { ...one, sold: true } : one)),
      locked: s.shop.locked === item ? null : s.shop.locked,
    },
  }),
  packOpened: (s, { pack, wares, back }) => ({
    ...s,
    phase: 'pack',
    pack: { id: pack, wares, back },
    nextCard: pastWares(s, wares),
  }),
  packTaken: (s, { ware, my, paid }) => ({ ...unpacked(s), ...received(unpacked(s), ware, my, paid) }),
  packPassed: s => unpacked(s),
  sold: (s, { what, at, gain }) => ({
    ...s,
    gold: s.gold + gain,
    relics: what === 'relic' ? without(s.relics, at) : s.relics,
    amulets: what === 'amulet' ? without(s.amulets, at) : s.amulets,
  }),
  shopLeft: (s, { round, target, kept }) => ({ ...before(s, round, target), shop: null, payout: null, kept }),
  amuletUsed: (s, { at, before, after: card }) => {
    const as = <T extends Card | null>(one: T) => (one?.id === before.id ? card : one);
    return {
      ...s,
      amulets: without(s.amulets, at),
      deck: s.deck.map(as).filter(one => one !== null),
      hand: s.hand.map(as),
      stock: s.stock.map(as),
      pile: card ? s.pile : taken(s.pile, [before]),
    };
  },
} satisfies Partial<Writers>;

/** One way of writing for each kind of event; one that is missing does not compile. */
const writers: Writers = { ...run, ...hand, ...placement, ...shelf, ...shop };

/** Before a round, with nothing shown yet. */
function before(s: State, round: number, target: number): State {
  return { ...s, phase: 'progress', round, target, score: 0, hands: 0, gifts: [] };
}

function received(s: State, ware: Ware, my: Memory | null, paid: number): State {
  return {
    ...s,
    deck: ware.kind === 'piece' ? [...s.deck, ware.card] : s.deck,
    amulets: ware.kind === 'amulet' ? [...s.amulets, { id: ware.id, paid }] : s.amulets,
    relics: ware.kind === 'relic' ? [...s.relics, { id: ware.id, paid, my: my ?? {}, as: null }] : s.relics,
  };
}

function unpacked(s: State): State {
  return { ...s, phase: s.pack?.back ?? s.phase, pack: null };
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  const next = [...list];
  next[at] = value;
  return next;
}

function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, i) => i !== at);
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The board with some cells rewritten; `i` counts those cells. */
function changed(
  board: State['board'],
  cells: readonly CellIndex[],
  write: (block: Block | null, i: number) => Block | null,
): State['board'] {
  const next = [...board];
  for (const [i, cell] of cells.entries()) next[cell] = write(board[cell] ?? null, i);
  return next;
}

function blockOf({ pattern, seal, blessing }: Card, i: number, piece: number, charge: number): Block {
  return {
    piece,
    pattern,
    seal: seal?.at === i ? seal.id : null,
    blessing: blessing?.at === i ? blessing.id : null,
    charge,
  };
}

function emptied(s: State, from: Slot): Pick<State, 'hand' | 'stock'> {
  if (typeof from === 'number') return { hand: put(s.hand, from, null), stock: s.stock };
  return { hand: s.hand, stock: put(s.stock, stockIndex(from), null) };
}

function noCards(slots: number): null[] {
  return Array.from({ length: slots }, () => null);
}

function cardsAway(s: State): State {
  return { ...s, hand: [], stock: [], pile: [] };
}

/** Every owned card, as a view shows a pile: sorted. */
function wholePile(s: State): number[] {
  return s.deck.map(card => card.id).sort((a, b) => a - b);
}

function taken(pile: readonly number[], cards: readonly Card[]): number[] {
  return pile.filter(id => !cards.some(card => card.id === id));
}

/** Cards on offer are new cards, each with the next id. */
function pastOffers(s: State, items: readonly Item[]): number {
  return pastWares(
    s,
    items.map(item => item.ware),
  );
}

function pastWares(s: State, wares: readonly Ware[]): number {
  return wares.reduce((next, ware) => (ware.kind === 'piece' ? Math.max(next, ware.card.id + 1) : next), s.nextCard);
}

function noted(s: State, news: Partial<RunRecord>): RunRecord {
  return { ...s.record, ...news };
}

function retold(relics: readonly OwnedRelic[], at: number, news: Partial<OwnedRelic>): OwnedRelic[] {
  return relics.map((owned, i) => (i === at ? { ...owned, ...news } : owned));
}
