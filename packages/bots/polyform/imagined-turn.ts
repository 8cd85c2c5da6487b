/**
 * The best plan of an imagined turn. Futures that begin alike come to the same boards again and again (nearly every second one), so plans
 * are remembered by board and judge, a later one in the place of an earlier one. What is found is the same with and without it.
 */
import { type Plan, searchTurn } from './beam.ts';
import { SIZE } from './board.ts';
import type { Judge } from './value.ts';

export interface ImaginedTurn {
  readonly board: Int32Array;
  readonly judge: Judge;
  readonly width: number;
  readonly mayRest: boolean;
}

interface Remembered extends Omit<ImaginedTurn, 'board'> {
  readonly plan: Plan | undefined;
}

const BITS = 11;
const boards = new Int32Array(SIZE << BITS);
const remembered: (Remembered | undefined)[] = Array.from({ length: 1 << BITS });

const never = (): boolean => false;

export function imaginedTurn(turn: ImaginedTurn): Plan | undefined {
  const { board, judge, width, mayRest } = turn;
  const place = placeOf(board);
  const known = remembered[place];
  if (known && isSame(known, turn) && liesAt(place, board)) return known.plan;
  const plan = searchTurn({ board, judge, width, mastering: -1, mayRest, stop: never, thrifty: true })[0];
  boards.set(board.subarray(0, SIZE), place * SIZE);
  remembered[place] = { judge, width, mayRest, plan };
  return plan;
}

function placeOf(board: Int32Array): number {
  let hash = 0;
  for (let i = 0; i < SIZE; i++) hash = Math.imul(hash ^ (board[i] as number), 0x5bd1e995) ^ (hash >>> 15);
  return Math.imul(hash, 0x9e3779b1) >>> (32 - BITS);
}

function liesAt(place: number, board: Int32Array): boolean {
  for (let i = 0; i < SIZE; i++) if (boards[place * SIZE + i] !== board[i]) return false;
  return true;
}

function isSame(known: Remembered, { judge, width, mayRest }: ImaginedTurn): boolean {
  const { weights, ends, others, rival, overtime } = known.judge;
  return (
    known.width === width &&
    known.mayRest === mayRest &&
    weights === judge.weights &&
    others === judge.others &&
    rival === judge.rival &&
    overtime === judge.overtime &&
    ends.white === judge.ends.white &&
    ends.black === judge.ends.black &&
    ends.deck === judge.ends.deck
  );
}
