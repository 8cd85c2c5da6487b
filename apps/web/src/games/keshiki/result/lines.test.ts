import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { lineOn, movesIn, nextGroup, partingMove } from './lines.ts';

const board = 'board 0 BBBB/YYYY/BBBB';
const played = (...moves: string[]) => {
  const match = Match.resume(keshiki, replayOf(board, moves));
  if (!match.ok) throw new Error('not playable');
  return match.value;
};

test('to see where two lines part is to see two different boards', () => {
  const mine = played('a0', 'a1', 'finish');
  const par = lineOn(mine, ['a1', 'a2']);
  if (!par) throw new Error('not playable');
  const at = partingMove(mine, par);
  expect(at).toBe(1);
  const boards = [mine, par].map(line => line.at(at ?? 0).state.board.cells.join());
  expect(boards[0]).not.toBe(boards[1]);
  expect(nextGroup(par, 0)).toHaveLength(4);
});

test('ending the game is no move, and parts no lines', () => {
  const mine = played('a1', 'a2');
  const given = played('a1', 'finish');
  expect([movesIn(mine), movesIn(given)]).toEqual([2, 1]);
  expect(partingMove(mine, mine)).toBeNull();
  expect(partingMove(given, mine)).toBe(2);
});
