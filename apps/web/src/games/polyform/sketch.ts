import type { Pieces } from '@minoya/games/polyform/pieces';
import type { Event, Player, State } from '@minoya/games/polyform/state';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Pictures on the way: what the table looks like after one event of an action. The rules' state follows at the end. */
function withPlayer(state: State, seat: number, edit: (player: Player) => Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player, at) => (at === seat ? { ...player, ...edit(player) } : player)),
  };
}

function changed(all: Pieces, less: readonly (keyof Pieces)[], more: readonly (keyof Pieces)[]): Pieces {
  const next = { ...all };
  for (const id of less) next[id] = Math.max(0, next[id] - 1);
  for (const id of more) next[id] += 1;
  return next;
}

export function afterTaken(state: State, { seat, colour, at, card, slot }: Of<'taken'>): State {
  const market = state.market[colour].map((one, i) => (i === at ? null : one));
  const next = withPlayer(state, seat, player => ({
    working: player.working.map((work, i) => (i === slot ? { card, placed: [] } : work)),
  }));
  return { ...next, market: { ...state.market, [colour]: market } };
}

export function afterRefilled(state: State, { colour, at, card }: Of<'refilled'>): State {
  const market = state.market[colour].map((one, i) => (i === at ? card : one));
  return {
    ...state,
    market: { ...state.market, [colour]: market },
    deck: { ...state.deck, [colour]: state.deck[colour].slice(1) },
  };
}

export function afterPlaced(state: State, { seat, slot, piece, cells, by }: Of<'placed'>): State {
  return withPlayer(state, seat, player => ({
    hand: changed(player.hand, [piece], []),
    ...(by === 'put'
      ? { late: [...player.late, { slot, piece, cells }] }
      : {
          working: player.working.map((work, i) =>
            i === slot && work ? { ...work, placed: [...work.placed, { piece, cells }] } : work,
          ),
        }),
  }));
}

export function afterCompleted(state: State, { seat, slot, returned }: Of<'completed'>): State {
  return withPlayer(state, seat, player => ({
    hand: changed(player.hand, [], returned),
    working: player.working.map((work, i) => (i === slot ? null : work)),
  }));
}

export function afterGained(state: State, seat: number, piece: keyof Pieces | null): State {
  if (!piece) return state;
  const next = withPlayer(state, seat, player => ({ hand: changed(player.hand, [], [piece]) }));
  return { ...next, stock: changed(state.stock, [piece], []) };
}

export function afterTraded(state: State, { seat, gave, got }: Of<'traded'>): State {
  const next = withPlayer(state, seat, player => ({ hand: changed(player.hand, gave, got) }));
  return { ...next, stock: changed(state.stock, got, gave) };
}

export function afterRecycled(state: State, { colour, cards }: Of<'recycled'>): State {
  return { ...state, market: { ...state.market, [colour]: cards } };
}
