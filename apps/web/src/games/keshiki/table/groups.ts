import { tappable } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import { type Preview, preview } from '@minoya/games/keshiki/play';
import type { State } from '@minoya/games/keshiki/state';

/** A group that can be tapped, with what its tap would do. */
interface Group extends Extract<Preview, { ok: true }> {
  /** Its first plain cell in reading order. */
  readonly cell: Cell;
}

interface Groups {
  /** The biggest first. */
  readonly list: readonly Group[];
  readonly byCell: ReadonlyMap<Cell, Group>;
}

const known = new WeakMap<State, Groups>();

/** All groups of a position, by the rules' own preview; found once a state. */
export function groupsOf(state: State): Groups {
  const { board } = state;
  const before = known.get(state);
  if (before) return before;
  const byCell = new Map<Cell, Group>();
  const list: Group[] = [];
  for (const cell of tappable(board)) {
    if (byCell.has(cell)) continue;
    const seen = preview(state, cell);
    if (!seen.ok) continue;
    const group = { ...seen, cell };
    list.push(group);
    for (const member of seen.group) byCell.set(member, group);
  }
  list.sort((a, b) => b.removed.length - a.removed.length || a.cell - b.cell);
  const found = { list, byCell };
  known.set(state, found);
  return found;
}

/** What a tap brings, the bonus of an all-clear included; version 1 did not foresee it. */
export const gainOf = ({ points, bonus = 0 }: { readonly points: number; readonly bonus?: number }): number =>
  points + bonus;
