import { Table } from '@minoya/games/polyform/testing';
import { expect, test } from 'vitest';
import { searchTurn } from './beam.ts';
import { HAND, SIZE, writeBoard } from './board.ts';
import { type ImaginedTurn, imaginedTurn } from './imagined-turn.ts';
import { UNIT } from './tables.ts';
import { earlyGame, judge } from './value.ts';
import { plain, tuned } from './weights.ts';

const never = (): boolean => false;
const searched = (turn: ImaginedTurn): unknown => searchTurn({ ...turn, mastering: -1, stop: never, thrifty: true })[0];

test('a remembered turn is the one that a search finds, whatever differs in the question', () => {
  const turns: ImaginedTurn[] = [];
  for (let deal = 0; deal < 4; deal++) {
    const { state, seat } = new Table('seats=2', `imagined ${deal}`).hand('dot i2 l4').works('w05', 'b03');
    const board = new Int32Array(SIZE);
    writeBoard(board, 0, state, seat);
    const turn = { board, judge: judge(tuned, state.setup.ends, earlyGame), width: 2, mayRest: false };
    const more = board.slice();
    more[HAND] = (more[HAND] ?? 0) + (UNIT[0] ?? 0);
    const late = { others: 1, rival: 9, overtime: 0.5 };
    turns.push(turn, { ...turn, board: more }, { ...turn, width: 1 }, { ...turn, mayRest: true });
    for (const mind of [
      judge(plain, state.setup.ends, earlyGame),
      judge(tuned, state.setup.ends, late),
      judge(tuned, { white: 1, black: 1, deck: false }, earlyGame),
    ])
      turns.push({ ...turn, judge: mind });
  }
  const plans = turns.map(searched);
  for (const _ of [1, 2]) for (const [i, turn] of turns.entries()) expect(imaginedTurn(turn)).toEqual(plans[i]);
  // Asked twice in a row it is the same object: the second was not searched.
  for (const turn of turns) expect(imaginedTurn(turn)).toBe(imaginedTurn(turn));
});
