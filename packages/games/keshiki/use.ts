import type { Step } from '@minoya/kernel';
import { EMPTY } from './blocks.ts';
import { type Cell, cellAt, indexOf } from './cells.ts';
import { settled } from './play.ts';
import type { Action, Event, State } from './state.ts';
import { type Edit, type ToolId, tools as toolTable } from './tools.ts';

type Use = Extract<Action, { type: 'use' }>;

/** Uses a tool: it goes from the slot, its edits are made, the board settles. No points, no thaw. (K32, K34) */
export function applyTool(before: State, action: Use): Step<State, Event> {
  const { tool, cells: aimed, color } = action;
  if (!before.tools.includes(tool)) return { ok: false, why: before.used.includes(tool) ? 'used' : 'notTaken' };
  const edits = editsOf(before, action);
  if (edits === null) return { ok: false, why: 'target' };
  const boosted = before.boosted || tool === 'boost';
  const events: Event[] = [{ type: 'used', tool, cells: aimed, color, boosted }];
  const cells = before.board.cells.slice();
  edit(cells, before.board.width, edits, events);
  const { score, taps, most } = before;
  const tools = before.tools.filter(id => id !== tool);
  const done = { score, taps, most, tools, used: [...before.used, tool], boosted };
  return { ok: true, state: settled(before, done, cells, events), events };
}

function edit(cells: number[], width: number, edits: readonly Edit[], events: Event[]): void {
  const place = (i: number): Cell => cellAt(i % width, Math.floor(i / width));
  const gone = edits.filter(([, to]) => to === EMPTY);
  const changed = edits.filter(([, to]) => to !== EMPTY);
  for (const [i, to] of edits) cells[i] = to;
  if (gone.length) events.push({ type: 'destroyed', cells: gone.map(([i]) => place(i)) });
  if (changed.length)
    events.push({ type: 'changed', cells: changed.map(([i]) => place(i)), to: changed.map(([, to]) => to) });
}

/** Null when the tool may not be aimed there, or would change nothing. */
function editsOf({ board, colors, tools: owned }: State, { tool, cells, color }: Use): readonly Edit[] | null {
  const entry = toolTable[tool];
  const at = cells.map(cell => indexOf(board, cell));
  const aimed = at.length === { nothing: 0, block: 1, color: 1, cell: 1, pair: 2 }[entry.aim];
  if (!aimed || !at.every(i => i >= 0 && entry.fits(board.cells[i] ?? EMPTY))) return null;
  if (entry.aim === 'pair' && (at[0] ?? 0) >= (at[1] ?? 0)) return null;
  if (entry.aim === 'color' ? color === null || !colors.includes(color) : color !== null) return null;
  const edits = entry.edits(board, at, color ?? 0);
  return edits.length || (tool === 'boost' && owned.includes(tool)) ? edits : null;
}

/** Every way to use the tools that are left. */
export function* legalUses(state: State): Generator<Use> {
  for (const tool of state.tools) {
    for (const use of aims(state, tool)) if (editsOf(state, use) !== null) yield use;
  }
}

function* aims({ board, colors }: State, tool: ToolId): Generator<Use> {
  const entry = toolTable[tool];
  const { aim } = entry;
  const places: Cell[] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++)
      if (entry.fits(board.cells[y * board.width + x] ?? EMPTY)) places.push(cellAt(x, y));
  }
  if (aim === 'nothing') return yield { type: 'use', tool, cells: [], color: null };
  for (const [k, cell] of places.entries()) {
    if (aim === 'color') for (const color of colors) yield { type: 'use', tool, cells: [cell], color };
    else if (aim !== 'pair') yield { type: 'use', tool, cells: [cell], color: null };
    else for (const other of places.slice(k + 1)) yield { type: 'use', tool, cells: [cell, other], color: null };
  }
}
