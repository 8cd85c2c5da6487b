import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { Match } from '@minoya/kernel';
import { groupsOf } from '../table/groups.ts';

/** A played game: position k is after k of its moves. */
export type Line = Match<typeof keshiki>;

/** Other moves on the board of a game; null when they do not fit. */
export function lineOn({ setup, seed }: Line, moves: readonly string[]): Line | null {
  const played = Match.resume(keshiki, replayOf(setup, moves, seed));
  return played.ok ? played.value : null;
}

/** The group that the next move of a line taps. */
export function nextGroup(line: Line, at: number): readonly number[] {
  const cell = readCell(line.log[at]?.line ?? '');
  return (cell !== null && groupsOf(line.at(at).state).byCell.get(cell)?.group) || [];
}

const boardAt = (line: Line, at: number): string => line.at(at).state.board.cells.join();

/** How many moves two lines share, told by positions: the same group may be tapped on different cells. */
export function sharedMoves(a: Line, b: Line): number {
  let same = 0;
  while (same < a.length && same < b.length && boardAt(a, same + 1) === boardAt(b, same + 1)) same += 1;
  return same;
}
