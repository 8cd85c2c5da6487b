import type { Cell } from '@minoya/games/keshiki/cells';
import type { Action, Event, State } from '@minoya/games/keshiki/state';
import type { ToolId } from '@minoya/games/keshiki/tools';
import { aboutSetup } from '../entry/about.ts';

/** The cells that a tool takes off or changes, read from what the rules say happens. */
export function cellsChanged(events: readonly Event[]): readonly Cell[] {
  const cells = events.flatMap(event => (event.type === 'destroyed' || event.type === 'changed' ? event.cells : []));
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** The tools of a game in the order in which they were taken: a used one keeps its place, and its key. */
export function inTakenOrder<Id extends string>(
  { tools, used }: { readonly tools: readonly Id[]; readonly used: readonly Id[] },
  taken: readonly Id[],
): readonly Id[] {
  const all = [...tools, ...used];
  const known = taken.filter(id => all.includes(id));
  return [...known, ...all.filter(id => !known.includes(id))];
}

/** A tool in hand, and what was already chosen for it. */
export interface AimedTool {
  readonly tool: ToolId;
  readonly cells: readonly Cell[];
}

/** Where it may be used: the rules' own list. */
export function targetsOf(legal: readonly Action[], { tool, cells: [first] }: AimedTool): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const action of legal) {
    if (action.type !== 'use' || action.tool !== tool) continue;
    if (first !== undefined && !action.cells.includes(first)) continue;
    for (const cell of action.cells) if (cell !== first) cells.add(cell);
  }
  return cells;
}

/** The tools of the game on a table, in the order in which they were taken along. */
export function toolsInOrder(setupText: string, state: State): readonly ToolId[] {
  const { setup } = aboutSetup(setupText);
  return inTakenOrder(state, setup && 'tools' in setup ? setup.tools : []);
}
