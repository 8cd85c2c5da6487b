import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import type { State } from '@minoya/games/keshiki/state';
import { groupsOf } from '../groups.ts';

/** A game as a list of positions: position k is after k actions. */
export interface Line {
  readonly actions: readonly string[];
  readonly states: readonly State[];
}

/** Plays action lines from a setup; stops at the first that does not fit. */
export function lineOf(setup: string, seed: string, actions: readonly string[]): Line {
  const read = keshiki.setups.read(setup);
  const states: State[] = read ? [keshiki.start(read, seed)] : [];
  const played: string[] = [];
  for (const text of actions) {
    const action = keshiki.actions.read(text);
    const before = states.at(-1);
    const step = action && before ? keshiki.apply(before, 0, action) : null;
    if (!step?.ok) break;
    states.push(step.state);
    played.push(text);
  }
  return { actions: played, states };
}

/** The group that the next action of a line taps. */
export function nextGroup({ actions, states }: Line, at: number): readonly number[] {
  const cell = readCell(actions[at] ?? '');
  const state = states[at];
  return (cell !== null && state && groupsOf(state).byCell.get(cell)?.group) || [];
}

/** How many moves two lines share, told by positions: the same group may be tapped on different cells. */
export function sharedMoves(a: Line, b: Line): number {
  let same = 0;
  while (
    same + 1 < a.states.length &&
    same + 1 < b.states.length &&
    a.states[same + 1]?.board.cells.join() === b.states[same + 1]?.board.cells.join()
  )
    same += 1;
  return same;
}
