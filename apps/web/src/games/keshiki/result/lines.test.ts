import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { beforeMove, lineOn, movesIn, nextGroup, partingMove } from './lines.ts';

const board = 'board 0 BBBB/YYYY/BBBB';
const played = (...moves: string[]) => {
  const match = Match.resume(keshiki, replayOf(board, moves));
  if (!match.ok) throw new Error('not playable');
  return match.value;
};

test('to see where two lines part is to see one board, with the two choices', () => {
  const mine = played('a0', 'a1', 'finish');
  const par = lineOn(mine, ['a1', 'a2']);
  if (!par) throw new Error('not playable');
  const at = partingMove(mine, par);
  expect(at).toBe(1);
  const fork = beforeMove(at ?? 0);
  const boards = [mine, par].map(line => line.at(fork).state.board.cells.join());
  expect(boards[0]).toBe(boards[1]);
  const [own, other] = [mine, par].map(line => nextGroup(line, fork));
  expect([own?.length, other?.length]).toEqual([4, 4]);
  expect(own).not.toEqual(other);
});

test('ending the game is no move, and parts no lines', () => {
  const mine = played('a1', 'a2');
  const given = played('a1', 'finish');
  expect([movesIn(mine), movesIn(given)]).toEqual([2, 1]);
  expect(partingMove(mine, mine)).toBeNull();
  expect(partingMove(given, mine)).toBe(2);
});
