import { count } from '@minoya/games/polyform/cells';
import { cards } from '@minoya/games/polyform/cards';
import { minPieces } from '@minoya/games/polyform/cover';
import { polyform } from '@minoya/games/polyform/game';
import { tally } from '@minoya/games/polyform/pieces';
import { sumOf } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { Table } from '@minoya/games/polyform/testing';
import { pick, streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { ACTIONS, ENDING, MARKET, play, SIZE, writeBoard } from './board.ts';
import { cost } from './cost.ts';
import { listMoves, newMoves } from './moves.ts';
import { held, pack, setsFor } from './tables.ts';
import { toAction } from './think.ts';
import { finalScore } from './value.ts';

/** Plays a move by the rules; a master action piece by piece. */
function byRules(state: State, seat: number, move: readonly [number, number]): State {
  let now = state;
  do {
    const mastering = now.pending?.type === 'master' ? now.pending.slot : -1;
    const step = polyform.apply(now, seat, toAction(move, mastering));
    if (!step.ok) throw new Error(`${polyform.actions.write(toAction(move, mastering))}: ${step.why}`);
    now = step.state;
  } while (now.pending?.type === 'master');
  return now;
}

function drawn(board: Int32Array, before: Int32Array, at: number): boolean {
  return board[at] === -1 && before[at - MARKET] !== -1;
}

test('the board plays in lockstep with the rules', () => {
  const rng = streams('lockstep', ['move']);
  const moves = newMoves();
  let compared = 0;
  for (let game = 0; game < 12; game++) {
    let { state } = new Table('seats=2', `lockstep ${game}`);
    for (let ply = 0; ply < 90 && state.active !== null; ply++) {
      const seat = state.active;
      const board = new Int32Array(SIZE);
      writeBoard(board, 0, state, seat);
      listMoves(board, 0, moves);
      if (moves.length === 0) break;
      const at = pick(rng, 'move', [...Array(moves.length).keys()]);
      const move = [moves.a[at] ?? 0, moves.b[at] ?? 0] as const;
      const market = board.slice(MARKET, MARKET + 8);
      play(board, 0, state.setup.ends, ...move);
      const next = byRules(state, seat, move);
      if (next.pending) break;
      const after = new Int32Array(SIZE);
      writeBoard(after, 0, next, seat);
      // What the deck brings, whose turn it is and who triggered are not the board's to know.
      for (let i = MARKET; i < MARKET + 8; i++) board[i] = drawn(board, market, i) ? (after[i] ?? 0) : (board[i] ?? 0);
      const own = (b: Int32Array): number[] => [...b.subarray(0, ACTIONS), b[28] ?? 0, b[29] ?? 0];
      expect(own(board)).toEqual(own(after));
      expect((board[ENDING] ?? 0) > 0).toBe(next.ending !== null);
      compared++;
      state = next;
    }
  }
  expect(compared).toBeGreaterThan(400);
});

test('every move of the board is legal by the rules', () => {
  const t = new Table('seats=2').works('b02', 'w2.5nr.i4', 'w07').hand('dot i2 v3 l4');
  const board = new Int32Array(SIZE);
  writeBoard(board, 0, t.state, t.seat);
  const moves = newMoves();
  listMoves(board, 0, moves);
  expect(moves.length).toBeGreaterThan(50);
  for (let i = 0; i < moves.length; i++) byRules(t.state, t.seat, [moves.a[i] ?? 0, moves.b[i] ?? 0]);
});

test('a packed hand holds what it was packed from', () => {
  const hand = tally(['dot', 'dot', 'i2', 'v3', 'o4', 'o4']);
  expect(Array.from({ length: 9 }, (_, p) => held(pack(hand), p))).toEqual([2, 1, 0, 1, 0, 0, 0, 0, 2]);
});

test('remembered piece sets tile their cells with the fewest pieces first', () => {
  for (const { shape } of cards) {
    const sizes = Array.from(setsFor(shape), set =>
      Array.from({ length: 9 }, (_, p) => held(set, p)).reduce((a, b) => a + b),
    );
    expect(sizes[0]).toBe(minPieces(shape));
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
  }
});

test('cost: a placement a piece when all are at hand, and more for what must be made', () => {
  const square = 0b11 | (0b11 << 5);
  expect(cost(square, pack(tally(['o4'])))).toBe(1);
  expect(cost(square, pack(tally(['i2', 'i2'])))).toBe(2);
  expect(cost(square, pack(tally(['dot', 'dot', 'dot', 'dot'])))).toBe(2);
  expect(cost(square, 0)).toBe(count(square) + 2);
});

test('the final score of a board is the rules’ score after the best finishing', () => {
  const t = new Table('seats=2 debug=yes').works('b01 a1b1a2b2 c2', 'w2.5nr.i4').hand('i3');
  const board = new Int32Array(SIZE);
  writeBoard(board, 0, t.state, t.seat);
  const me = t.seat;
  t.play('debug finishing').as(me, 'put 1 a4b4c4').as(me, 'finish');
  expect(finalScore(board, 0)).toBe(sumOf(t.state, me).final);
});
