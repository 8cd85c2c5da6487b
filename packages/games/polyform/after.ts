import type { Seat } from '@minoya/kernel';
import { playerAt } from './board.ts';
import { type CardId, type Colour, colourOf } from './cards/card.ts';
import { copyPieces, type PieceId, type Pieces, type Placement, tally } from './pieces.ts';
import { SLOTS } from './start.ts';
import type { Done, Event, Player, State } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The state with what the event tells written into it. Nothing is decided here: the rules have done that. */
export function after<T extends Event['type']>(state: State, event: Of<T>): State {
  return written[event.type as T](state, event);
}

const written: { readonly [T in Event['type']]: (state: State, event: Of<T>) => State } = {
  taken(state, { seat, colour, at, card, slot, actions }) {
    const working = replaced(playerAt(state, seat).working, slot, { card, placed: [] });
    return { ...withPlayer(state, seat, { working }), ...inMarket(state, colour, at, null), actions };
  },
  refilled(state, { colour, at, card }) {
    return { ...state, ...inMarket(state, colour, at, card), ...fromTop(state, colour, 1) };
  },
  gained: (state, { seat, piece, actions }) => ({ ...withTrade(state, seat, [], [piece]), actions }),
  placed(state, { seat, slot, piece, cells, by, actions }) {
    const player = playerAt(state, seat);
    const hand = moved(player.hand, [piece], []);
    if (by === 'put') return withPlayer(state, seat, { hand, late: [...player.late, { slot, piece, cells }] });
    const work = player.working[slot] ?? null;
    const working = replaced(player.working, slot, work && { ...work, placed: [...work.placed, { piece, cells }] });
    const next = { ...withPlayer(state, seat, { hand, working }), actions };
    return by === 'master' ? { ...next, mastered: true, pending: { type: 'master', slot } } : next;
  },
  lifted(state, { seat, slot, piece, cells }) {
    const player = playerAt(state, seat);
    const late = player.late.filter(one => one.slot !== slot || one.cells !== cells);
    return withPlayer(state, seat, { hand: moved(player.hand, [], [piece]), late });
  },
  traded: (state, { seat, gave, got, actions }) => ({ ...withTrade(state, seat, gave, got), actions }),
  recycled(state, { colour, gone, cards, actions }) {
    const { deck, known } = fromTop(state, colour, cards.length);
    return {
      ...state,
      market: { ...state.market, [colour]: cards },
      deck: { ...deck, [colour]: [...deck[colour], ...gone] },
      known: { ...known, [colour]: known[colour] + gone.length },
      actions,
    };
  },
  closed: state => ({ ...state, pending: null }),
  completed(state, { seat, slot, card, returned }) {
    const player = playerAt(state, seat);
    const hand = moved(player.hand, [], returned);
    const working = replaced(player.working, slot, null);
    const done: Done = player.veiled
      ? { colour: colourOf(card), card: null, placed: [] }
      : { colour: colourOf(card), card, placed: laid(player, slot) };
    return withPlayer(state, seat, { hand, working, done: [...player.done, done] });
  },
  rewarded: (state, { seat, piece }) => ({ ...withTrade(state, seat, [], piece ? [piece] : []), pending: null }),
  choosing: (state, { wanted, rest }) => ({ ...state, pending: { type: 'reward', wanted, rest } }),
  triggered(state, { seat, reason, turnsLeft }) {
    return { ...state, phase: 'finalRound', ending: { reason, by: seat, turnsLeft } };
  },
  stuck: state => state,
  passed(state, { to, round, actions, turnsLeft, idle }) {
    const ending = state.ending && turnsLeft !== null ? { ...state.ending, turnsLeft } : state.ending;
    return { ...state, active: to, round, actions, mastered: false, ending, idle };
  },
  operated: (state, { seat, actions, mastered, aside }) => ({ ...state, active: seat, actions, mastered, aside }),
  finishing(state, { reason, idle }) {
    const ending = state.ending ?? { reason, by: null, turnsLeft: 0 };
    return { ...state, phase: 'finishing', active: null, actions: 0, mastered: false, ending, idle, aside: null };
  },
  finished(state, { seat }) {
    const player = playerAt(state, seat);
    const working = player.working.map((work, slot) => work && { card: work.card, placed: laid(player, slot) });
    return withPlayer(state, seat, { working, finished: true });
  },
  ended(state, { done }) {
    const players = state.players.map((player, seat) => ({ ...player, veiled: false, done: done[seat] ?? [] }));
    return { ...state, phase: 'ended', players };
  },
  joined(state, { seat, hand }) {
    // Whoever looks on from elsewhere may not know the new player's points either. (P32)
    const veiled = state.setup.scores === 'hidden';
    const working = Array(SLOTS).fill(null);
    const player: Player = { hand: tally(hand), working, done: [], veiled, late: [], finished: false };
    return {
      ...state,
      players: [...state.players, player],
      order: [...state.order, seat],
      stock: moved(state.stock, hand, []),
    };
  },
};

function withPlayer(state: State, seat: Seat, changes: Partial<Player>): State {
  return { ...state, players: replaced(state.players, seat, { ...playerAt(state, seat), ...changes }) };
}

function replaced<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((one, i) => (i === at ? item : one));
}

/** What is given goes to the stock, what is got comes from it. */
function withTrade(state: State, seat: Seat, gave: readonly PieceId[], got: readonly PieceId[]): State {
  const hand = moved(playerAt(state, seat).hand, gave, got);
  return { ...withPlayer(state, seat, { hand }), stock: moved(state.stock, got, gave) };
}

function moved(all: Pieces, less: readonly PieceId[], more: readonly PieceId[]): Pieces {
  const next = copyPieces(all);
  for (const id of less) next[id] -= 1;
  for (const id of more) next[id] += 1;
  return next;
}

function inMarket({ market }: State, colour: Colour, at: number, card: CardId | null): Pick<State, 'market'> {
  return { market: { ...market, [colour]: replaced(market[colour], at, card) } };
}

/** The decks without the top cards of one; nobody can know more cards than there are. */
function fromTop({ deck, known }: State, colour: Colour, cards: number): Pick<State, 'deck' | 'known'> {
  const rest = deck[colour].slice(cards);
  return {
    deck: { ...deck, [colour]: rest },
    known: { ...known, [colour]: Math.min(known[colour], rest.length) },
  };
}

/** All that lies on a card, late pieces last. */
function laid({ working, late }: Player, slot: number): readonly Placement[] {
  const placed = working[slot]?.placed ?? [];
  const here = late.filter(one => one.slot === slot).map(({ piece, cells }) => ({ piece, cells }));
  return [...placed, ...here];
}
