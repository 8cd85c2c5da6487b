import { resolveTap, tappable, tapRefusal } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { Preview } from '@minoya/games/keshiki/play';
import { pointsOf } from '@minoya/games/keshiki/score';
import type { State } from '@minoya/games/keshiki/state';

/** A group that can be tapped, with what its tap would do. */
interface Group extends Pick<Extract<Preview, { ok: true }>, 'group' | 'removed' | 'points' | 'touched'> {
  /** Its first plain cell in reading order. */
  readonly cell: Cell;
}

interface Groups {
  /** The biggest first. */
  readonly list: readonly Group[];
  readonly byCell: ReadonlyMap<Cell, Group>;
}

const known = new WeakMap<State, Groups>();

/**
 * All groups of a position, by what the rules resolve a tap to; found once a state. What follows a tap, such as a bonus, is asked
 * for the one that is pointed at: for all of them it would cost every move its frame.
 */
export function groupsOf(state: State): Groups {
  const { board } = state;
  const before = known.get(state);
  if (before) return before;
  const byCell = new Map<Cell, Group>();
  const list: Group[] = [];
  for (const cell of tappable(board)) {
    if (byCell.has(cell)) continue;
    if (tapRefusal(board, cell)) continue;
    const seen = resolveTap(board, cell);
    const points = pointsOf(seen.removed.length, state.boosted);
    const group = { group: seen.group, removed: seen.removed, touched: seen.touched, points, cell };
    list.push(group);
    for (const member of seen.group) byCell.set(member, group);
  }
  list.sort((a, b) => b.removed.length - a.removed.length || a.cell - b.cell);
  const found = { list, byCell };
  known.set(state, found);
  return found;
}

/** The bonus of an all-clear, beside the tap's own points; version 1 did not foresee it. */
export const bonusOf = ({ bonus = 0 }: { readonly bonus?: number }): number => bonus;

/** The next group by size from the one at a cell: bigger for -1, smaller for 1. */
export function groupBeside(state: State, cell: Cell, by: 1 | -1): Group | undefined {
  const { list, byCell } = groupsOf(state);
  const here = byCell.get(cell);
  const at = here ? list.indexOf(here) : by === 1 ? -1 : list.length;
  return list[(at + by + list.length) % list.length];
}
