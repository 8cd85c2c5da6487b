import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { Match } from '@minoya/kernel';
import { groupsOf } from '../table/groups.ts';
import { movesOf } from '../table/moves.ts';

/** A played game: position k is after k of its moves. */
export type Line = Match<typeof keshiki>;

/** Other moves on the board of a game; null when they do not fit. */
export function lineOn({ setup, seed }: Line, moves: readonly string[]): Line | null {
  const played = Match.resume(keshiki, replayOf(setup, moves, seed));
  return played.ok ? played.value : null;
}

/** Where a move is chosen: both lines still show the same board, and each frames what it takes. */
export const beforeMove = (move: number): number => move - 1;

/** The group that the next move of a line taps. */
export function nextGroup(line: Line, at: number): readonly number[] {
  const cell = readCell(line.log[at]?.line ?? '');
  return (cell !== null && groupsOf(line.at(at).state).byCell.get(cell)?.group) || [];
}

const boardAt = (line: Line, at: number): string => line.at(at).state.board.cells.join();

/** The moves of a line: ending it is none. */
export const movesIn = (line: Line): number => movesOf(line.at(line.length).state, line.length);

/** How many moves two lines share, told by positions: the same group may be tapped on different cells. */
function sharedMoves(a: Line, b: Line): number {
  let same = 0;
  while (same < movesIn(a) && same < movesIn(b) && boardAt(a, same + 1) === boardAt(b, same + 1)) same += 1;
  return same;
}

/** The first move that differs, counted from 1: after it the boards are not alike. Null when they are the same. */
export function partingMove(a: Line, b: Line): number | null {
  const same = sharedMoves(a, b);
  return same < Math.max(movesIn(a), movesIn(b)) ? same + 1 : null;
}
