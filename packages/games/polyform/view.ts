import type { Json, Seat, Secrets, Viewer } from '@minoya/kernel';
import { findCard } from './cards.ts';
import { type CardId, type Colour, colours } from './cards/card.ts';
import { readCells, writeCells } from './cells.ts';
import { apply } from './apply.ts';
import { type Placement, placementOn } from './pieces.ts';
import { byLot, MARKET, pool } from './start.ts';
import type { Action, Done, Player, State } from './state.ts';

type Deck = readonly (CardId | null)[];

/** P32, P33: deck order is nobody's, and with hidden scores a finished card lies face down until the end. */
export function view(state: State, viewer: Viewer): State {
  const { deck, known } = state;
  const seen: Record<Colour, Deck> = {
    white: faceDown(deck.white, known.white),
    black: faceDown(deck.black, known.black),
  };
  const veil = state.setup.scores === 'hidden' && state.phase !== 'ended';
  const players = veil ? state.players.map((p, seat) => (seat === viewer ? p : veiled(p))) : state.players;
  return { ...state, deck: seen, players };
}

function faceDown(deck: Deck, known: number): Deck {
  return deck.map((card, i) => (i < deck.length - known ? null : card));
}

function veiled(player: Player): Player {
  return { ...player, veiled: true, done: player.done.map(({ colour }) => ({ colour, card: null, placed: [] })) };
}

/** A full state that looks the same to whoever holds the view: what is unseen, shuffled anew. */
export function imagine(seen: State, seed: string): State {
  const unseen: Record<Colour, CardId[]> = {
    white: unseenCards(seen, 'white', seed),
    black: unseenCards(seen, 'black', seed),
  };
  const fill = (colour: Colour, card: CardId | null): CardId | null => card ?? unseen[colour].pop() ?? null;
  const deck = {
    white: seen.deck.white.map(card => fill('white', card)),
    black: seen.deck.black.map(card => fill('black', card)),
  };
  const players = seen.players.map(p =>
    p.veiled ? { ...p, veiled: false, done: p.done.map(d => ({ ...d, card: fill(d.colour, d.card) })) } : p,
  );
  return { ...seen, deck, players };
}

/** The cards that lie nowhere in sight. */
function unseenCards(seen: State, colour: Colour, seed: string): CardId[] {
  const open = new Set<CardId | null>([...seen.market[colour], ...seen.deck[colour]]);
  for (const player of seen.players) {
    for (const work of player.working) open.add(work?.card ?? null);
    for (const done of player.done) open.add(done.card);
  }
  const hidden = pool(seen.setup, colour).filter(id => !open.has(id));
  return byLot(seed, hidden, id => `imagined:${id}`);
}

/** P34: an action carries along what it opens: cards from a deck, and at the end the face-down cards. */
export const secrets: Secrets<State, Action> = {
  reveal(state, seat, action, viewer) {
    const drawn = drawnBy(state, action);
    const done = faceDownEnds(state, seat, action) ? turnedUp(state, viewer) : null;
    if (!drawn && !done) return null;
    return { ...(drawn && { [drawn.colour]: [...drawn.cards] }), ...(done && { done }) };
  },
  learn(seen, revealed) {
    if (revealed === null) return seen;
    if (typeof revealed !== 'object' || !('white' in revealed || 'black' in revealed || 'done' in revealed))
      return null;
    const told: { readonly [key: string]: Json } = { ...revealed };
    let learnt: State | null = seen;
    for (const colour of colours) learnt = learnt && learnDeck(learnt, colour, told[colour]);
    return learnt && learnDone(learnt, told.done);
  },
};

function drawnBy(state: State, action: Action): { colour: Colour; cards: readonly CardId[] } | null {
  if (action.type !== 'take' && action.type !== 'recycle') return null;
  const { colour } = action;
  const deck = state.deck[colour];
  const hidden = deck.length - state.known[colour];
  const drawn = deck.slice(0, Math.min(hidden, action.type === 'take' ? 1 : MARKET));
  const cards = drawn.filter(card => card !== null);
  return cards.length > 0 ? { colour, cards } : null;
}

function faceDownEnds(state: State, seat: Seat, action: Action): boolean {
  if (state.setup.scores !== 'hidden') return false;
  const step = apply(state, seat, action);
  return step.ok && step.state.phase === 'ended';
}

/** By seat; the viewer's own cards need not be told. A line is the card and the cells of each piece. */
function turnedUp(state: State, viewer: Viewer): string[][] {
  return state.players.map((player, seat) => {
    if (seat === viewer) return [];
    return player.done.map(({ card, placed }) => [card, ...placed.map(p => writeCells(p.cells))].join(' '));
  });
}

function learnDeck(seen: State, colour: Colour, told: Json | undefined): State | null {
  if (told === undefined) return seen;
  const deck = [...seen.deck[colour]];
  if (!Array.isArray(told) || told.length > deck.length) return null;
  for (const [i, id] of told.entries()) {
    if (typeof id !== 'string' || findCard(id)?.colour !== colour) return null;
    deck[i] = id;
  }
  return { ...seen, deck: { ...seen.deck, [colour]: deck } };
}

function learnDone(seen: State, told: Json | undefined): State | null {
  if (told === undefined) return seen;
  if (!Array.isArray(told)) return null;
  const players: Player[] = [];
  for (const [seat, player] of seen.players.entries()) {
    const done = player.veiled ? readDone(told[seat], player.done) : player.done;
    if (!done) return null;
    players.push({ ...player, veiled: false, done });
  }
  return { ...seen, players };
}

function readDone(told: Json | undefined, known: readonly Done[]): Done[] | null {
  if (!Array.isArray(told) || told.length !== known.length) return null;
  const all: Done[] = [];
  for (const [i, { colour }] of known.entries()) {
    const line: Json = told[i];
    const [id = '', ...cells] = typeof line === 'string' ? line.split(' ') : [];
    const placed = cells.map(text => placementOn(readCells(text) ?? 0)).filter((p): p is Placement => p !== null);
    if (findCard(id)?.colour !== colour || placed.length !== cells.length) return null;
    all.push({ colour, card: id, placed });
  }
  return all;
}
