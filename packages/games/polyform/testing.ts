/** Drawn cards and scripted tables for tests. */
import type { Seat } from '@minoya/kernel';
import { actions } from './actions.ts';
import { apply } from './apply.ts';
import { freeIn } from './board.ts';
import { cardOf } from './cards.ts';
import { colours } from './cards/card.ts';
import { cardRows } from './draw.ts';
import { fullStock, type PieceId, pieceIds, placementOn, tally } from './pieces.ts';
import { readSetup } from './setup.ts';
import { MARKET, pool, SLOTS, start } from './start.ts';
import type { Event, Player, State, Working } from './state.ts';
import { readCells } from './cells.ts';

/** A table in play. Every line must be legal, unless it is asked for with `why`. */
export class Table {
  state: State;
  events: readonly Event[] = [];

  constructor(setup: string, seed = 'test') {
    const read = readSetup(setup);
    if (!read) throw new Error(`not a setup: ${setup}`);
    this.state = start(read, seed);
  }

  get seat(): Seat {
    return this.state.active ?? 0;
  }

  player(seat = this.seat): Player {
    return this.state.players[seat] as Player;
  }

  /** Lines for the seat on turn. */
  play(...lines: readonly string[]): this {
    for (const line of lines) this.as(this.seat, line);
    return this;
  }

  as(seat: Seat, line: string): this {
    const action = actions.read(line);
    if (!action) throw new Error(`not an action: ${line}`);
    const step = apply(this.state, seat, action);
    if (!step.ok) throw new Error(`${line}: ${step.why}`);
    this.state = step.state;
    this.events = step.events;
    return this;
  }

  /** Why a line is refused; null when it is not. */
  why(line: string, seat = this.seat): string | null {
    const action = actions.read(line);
    if (!action) return 'not an action';
    const step = apply(this.state, seat, action);
    return step.ok ? null : step.why;
  }

  told(): string[] {
    return this.events.map(event => event.type);
  }

  /** Gives a seat these pieces in place of its hand; the stock makes up for it. */
  hand(text: string, seat = this.seat): this {
    const wanted = tally(text.split(' ').filter((id): id is PieceId => (pieceIds as readonly string[]).includes(id)));
    const stock = { ...this.state.stock };
    for (const id of pieceIds) stock[id] += this.player(seat).hand[id] - wanted[id];
    return this.change(seat, { hand: wanted }, { stock });
  }

  /** Takes all of a piece out of the stock, as if others had them. */
  soldOut(...ids: readonly PieceId[]): this {
    const stock = { ...this.state.stock };
    for (const id of ids) stock[id] = 0;
    this.state = { ...this.state, stock };
    return this;
  }

  /** Puts cards in work: `b02 a1b1 c1`, a card and what lies on it. They leave wherever they were. */
  works(...texts: readonly string[]): this {
    const working: (Working | null)[] = texts.map(text => {
      const [card = '', ...cells] = text.split(' ');
      const placed = cells.map(one => placementOn(readCells(one) ?? 0)).filter(p => p !== null);
      if (placed.length !== cells.length) throw new Error(`not a layout: ${text}`);
      return { card, placed };
    });
    while (working.length < SLOTS) working.push(null);
    this.without(texts.map(text => text.slice(0, 3)));
    return this.change(this.seat, { working });
  }

  /** So many finished cards, taken from the bottom of the deck. */
  done(colour: 'white' | 'black', n: number, seat = this.seat): this {
    const ids = this.state.deck[colour].slice(-n).filter(id => id !== null);
    this.state = { ...this.state, deck: { ...this.state.deck, [colour]: this.state.deck[colour].slice(0, -n) } };
    return this.change(seat, { done: ids.map(card => ({ colour, card, placed: [] })) });
  }

  private without(cards: readonly string[]): void {
    for (const colour of colours) {
      const rest = pool(this.state.setup, colour).filter(id => !cards.includes(id));
      const n = this.state.deck[colour].length;
      this.state = {
        ...this.state,
        market: { ...this.state.market, [colour]: rest.slice(0, MARKET) },
        deck: { ...this.state.deck, [colour]: rest.slice(MARKET, MARKET + n) },
      };
    }
  }

  private change(seat: Seat, player: Partial<Player>, state: Partial<State> = {}): this {
    const players = this.state.players.map((p, at) => (at === seat ? { ...p, ...player } : p));
    this.state = { ...this.state, ...state, players };
    return this;
  }

  /** The card in a place, drawn. */
  drawn(place: number, seat = this.seat): string {
    const work = this.player(seat).working[place - 1];
    return work ? `\n${cardRows(work.card, work.placed).join('\n')}\n` : 'free';
  }
}

/** What is wrong with a state; null when it keeps every invariant. */
export function brokenInvariant(state: State): string | null {
  return brokenPieces(state) ?? brokenCards(state) ?? brokenTurn(state) ?? brokenLayout(state);
}

function brokenPieces(state: State): string | null {
  const all = { ...state.stock };
  for (const player of state.players) {
    for (const id of pieceIds) all[id] += player.hand[id];
    for (const work of player.working) for (const { piece } of work?.placed ?? []) all[piece] += 1;
    // In the finishing phase nothing comes back: finished cards keep what was laid late and before.
    if (!player.finished) for (const { piece } of player.late) all[piece] += 1;
  }
  const full = fullStock();
  for (const id of pieceIds) {
    if (state.stock[id] < 0 || state.players.some(p => p.hand[id] < 0)) return `fewer than no ${id}`;
    const kept = state.phase === 'finishing' || state.phase === 'ended';
    if (kept ? all[id] > full[id] : all[id] !== full[id]) return `${all[id]} of ${full[id]} ${id}`;
  }
  return null;
}

function brokenCards(state: State): string | null {
  for (const colour of colours) {
    const owned = state.players.flatMap(player => [...player.working, ...player.done].map(one => one?.card ?? null));
    const mine = owned.filter(id => id !== null && cardOf(id).colour === colour);
    const all = [...state.deck[colour], ...state.market[colour], ...mine].filter(id => id !== null);
    if (new Set(all).size !== all.length) return `a ${colour} card is in two places`;
    if (state.market[colour].length !== MARKET) return `${state.market[colour].length} market places`;
    if (state.market[colour].includes(null) && state.deck[colour].length > 0) return 'a market place was not filled';
    if (state.known[colour] > state.deck[colour].length) return 'more known than there are';
  }
  return null;
}

function brokenTurn(state: State): string | null {
  const playing = state.phase === 'playing' || state.phase === 'finalRound';
  if (playing !== (state.active !== null)) return `seat ${state.active} is on turn in ${state.phase}`;
  if (state.actions < 0 || state.actions > 3) return `${state.actions} actions`;
  if (playing && state.actions === 0 && !state.pending) return 'a turn without actions';
  return state.phase === 'finalRound' && !state.ending ? 'a final round without a trigger' : null;
}

function brokenLayout(state: State): string | null {
  const waits = state.pending !== null || state.phase === 'finishing';
  for (const player of state.players) {
    if (player.working.length !== SLOTS) return `${player.working.length} places`;
    for (const [slot, work] of player.working.entries()) {
      if (work && !liesWell(work)) return `${work.card}: a piece overlaps or sticks out`;
      if (work && !waits && freeIn(player, slot) === 0) return `${work.card} is full but not done`;
    }
  }
  return null;
}

function liesWell(work: Working): boolean {
  let free = cardOf(work.card).shape;
  for (const { cells } of work.placed) {
    if (cells & ~free) return false;
    free &= ~cells;
  }
  return true;
}
