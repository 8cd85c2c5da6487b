/**
 * An imagined future: every seat's board on one deck order, played on turn by turn without the rules' states. What a
 * turn does to market, stock and decks is copied to all boards, so each of them is whole at any time.
 */
import type { Seat } from '@minoya/kernel';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import type { State } from '@minoya/games/polyform/state';
import type { Move } from './beam.ts';
import {
  ACTIONS,
  BLACK,
  DECK,
  ENDING,
  type Ends,
  KIND,
  MARKET,
  MASTERED,
  play,
  SIZE,
  STOCK,
  WHITE,
  writeBoard,
} from './board.ts';
import { imaginedTurn } from './imagined-turn.ts';
import { cardIndex } from './tables.ts';
import { finalScore, type Judge, judge, nearness, overtimeAt, value, without } from './value.ts';
import type { Weights } from './weights.ts';

export interface Future {
  readonly boards: Int32Array;
  readonly seats: number;
  readonly order: readonly Seat[];
  readonly ends: Ends;
  readonly equal: boolean;
  /** White and black, the next card first; what has been drawn is counted from the back by the boards' deck sizes. */
  readonly decks: readonly [Int16Array, Int16Array];
  /** Place in the order of who is to play. */
  at: number;
  round: number;
  /** Turns after the present one; -1 before the end is triggered. */
  turnsLeft: number;
  over: boolean;
}

const MOST_ROUNDS = 60;

/** From a state whose decks are all known (imagined), in the middle of a seat's turn or at its start. */
export function futureOf(state: State): Future {
  const seats = state.players.length;
  const boards = new Int32Array(seats * SIZE);
  for (let seat = 0; seat < seats; seat++) writeBoard(boards, seat * SIZE, state, seat);
  const deck = (ids: readonly (string | null)[]): Int16Array => Int16Array.from(ids, id => (id ? cardIndex(id) : -1));
  return {
    boards,
    seats,
    order: state.order,
    ends: state.setup.ends,
    equal: state.setup.equal,
    decks: [deck(state.deck.white), deck(state.deck.black)],
    at: state.order.indexOf(state.active ?? 0),
    round: state.round,
    turnsLeft: state.ending?.turnsLeft ?? -1,
    over: state.phase === 'finishing' || state.phase === 'ended',
  };
}

export function copyFuture(future: Future): Future {
  return { ...future, boards: future.boards.slice() };
}

/** Who is to play. */
export function seatOf({ order, at }: Future): Seat {
  return order[at] ?? 0;
}

/** The turn (or the rest of it) of whoever is to play, searched once. */
export function playFutureTurn(future: Future, weights: Weights, width: number): void {
  const seat = seatOf(future);
  const board = future.boards.subarray(seat * SIZE, seat * SIZE + SIZE);
  const mind = mindIn(future, seat, weights);
  const ending = future.turnsLeft >= 0;
  const mayRest = ending || (board[ACTIONS] as number) < ACTIONS_PER_TURN;
  board[ENDING] = ending && future.turnsLeft < future.seats ? 1 : 0;
  const plan = imaginedTurn({ board, judge: mind, width, mayRest });
  playMoves(future, plan?.moves ?? []);
}

/** Plays these moves, with what the decks bring, and ends the turn. */
export function playMoves(future: Future, moves: readonly Move[]): void {
  const { boards, decks, ends } = future;
  const from = seatOf(future) * SIZE;
  if (future.turnsLeft >= 0) boards[from + ENDING] = 1;
  for (const [a, b] of moves) {
    const place = (a >>> 4) & 7;
    const taking = (a & 15) === KIND.take;
    const left = taking ? (boards[from + DECK + (place >>> 2)] as number) : 0;
    play(boards, from, ends, a, b);
    const deck = decks[place >>> 2] as Int16Array;
    if (left > 0) boards[from + MARKET + place] = deck[deck.length - left] as number;
  }
  endTurn(future, from);
}

function endTurn(future: Future, from: number): void {
  const { boards, seats, order } = future;
  if (future.turnsLeft < 0 && boards[from + ENDING] !== 0) {
    future.turnsLeft = future.equal ? 2 * seats - 1 - future.at : seats - 1;
  }
  share(future, from);
  boards[from + ACTIONS] = ACTIONS_PER_TURN;
  boards[from + MASTERED] = 0;
  const next = (future.at + 1) % order.length;
  if (future.turnsLeft === 0 || (next === 0 && future.round >= MOST_ROUNDS)) {
    future.over = true;
    return;
  }
  if (future.turnsLeft > 0) future.turnsLeft -= 1;
  if (next === 0) future.round += 1;
  future.at = next;
}

/** Everyone sees the market, the stock and the decks that this board has. */
function share({ boards, seats }: Future, from: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const to = seat * SIZE;
    if (to === from) continue;
    boards[to + STOCK] = boards[from + STOCK] as number;
    for (let i = MARKET; i < MARKET + 8; i++) boards[to + i] = boards[from + i] as number;
    boards[to + DECK] = boards[from + DECK] as number;
    boards[to + DECK + 1] = boards[from + DECK + 1] as number;
  }
}

/** As `judgeFor`, from boards. */
function mindIn(future: Future, seat: Seat, weights: Weights): Judge {
  const { boards, ends, seats, turnsLeft } = future;
  let others = 0;
  let rival = -99;
  const asks = weights.lead !== 0 && (turnsLeft >= 0 || mayEnd(boards, seat * SIZE, ends));
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    others = Math.max(others, nearness(boards, other * SIZE, ends));
    if (!asks) continue;
    const ahead = (future.order.indexOf(other) - future.at + seats) % seats;
    const waits = turnsLeft >= 0 && ahead > turnsLeft;
    const score = waits ? finalScore(boards, other * SIZE) : lastTurn(boards, other * SIZE, weights, ends);
    rival = Math.max(rival, score);
  }
  return judge(weights, ends, { others, rival: rival === -99 ? 0 : rival, overtime: overtimeAt(future.round) });
}

const last = new Int32Array(SIZE);

/** The best final score a seat can reach if it has one more turn from where it stands. */
export function lastTurn(boards: Int32Array, at: number, weights: Weights, ends: Ends): number {
  for (let i = 0; i < SIZE; i++) last[i] = boards[at + i] as number;
  last[ENDING] = 1;
  const mind = judge(without(weights), ends, { others: 1, rival: 0, overtime: 0 });
  return imaginedTurn({ board: last, judge: mind, width: 2, mayRest: true })?.value ?? finalScore(last, 0);
}

/** Whether this seat's turn could trigger the end: only then is a look at the others worth its time. */
export function mayEnd(b: Int32Array, at: number, ends: Ends): boolean {
  if (ends.white > 0 && (b[at + WHITE] as number) >= ends.white - 3) return true;
  if (ends.black > 0 && (b[at + BLACK] as number) >= ends.black - 2) return true;
  return ends.deck && Math.min(b[at + DECK] as number, b[at + DECK + 1] as number) <= 3;
}

/** A seat's share of the win in a future that is over, and its lead over the best of the others. */
export function outcome(future: Future, seat: Seat): { share: number; margin: number } {
  const { boards, seats } = future;
  const scores = Array.from({ length: seats }, (_, one) => finalScore(boards, one * SIZE));
  const cards = (one: Seat): number => (boards[one * SIZE + WHITE] as number) + (boards[one * SIZE + BLACK] as number);
  const full = (one: Seat): number => (scores[one] as number) * 64 + cards(one);
  const best = Math.max(...scores.map((_, one) => full(one)));
  const winners = scores.filter((_, one) => full(one) === best).length;
  const others = Math.max(...scores.filter((_, one) => one !== seat));
  return { share: full(seat) === best ? 1 / winners : 0, margin: (scores[seat] as number) - others };
}

/** How far a seat is ahead of the best of the others, as its weights see it. */
export function leadIn(future: Future, seat: Seat, weights: Weights): number {
  const { boards, ends, seats } = future;
  const near = Array.from({ length: seats }, (_, one) => nearness(boards, one * SIZE, ends));
  const overtime = overtimeAt(future.round);
  const worths = near.map((_, one) => {
    const others = Math.max(...near.filter((_, other) => other !== one), 0);
    return value(boards, one * SIZE, judge(without(weights), ends, { others, rival: 0, overtime }));
  });
  return (worths[seat] as number) - Math.max(...worths.filter((_, other) => other !== seat));
}
