import type { Codec } from '@minoya/kernel';
import { colors } from './blocks.ts';
import { cellName, readCell } from './cells.ts';
import type { Action } from './state.ts';
import { type Tool, type ToolId, tools } from './tools.ts';

/** How many cells a tool's line names, and whether a colour follows. */
const AIMS: Readonly<Record<Tool['aim'], { readonly cells: number; readonly color: boolean }>> = {
  nothing: { cells: 0, color: false },
  block: { cells: 1, color: false },
  cell: { cells: 1, color: false },
  color: { cells: 1, color: true },
  pair: { cells: 2, color: false },
};

export const actions: Codec<Action> = {
  write(action) {
    if (action.type === 'tap') return cellName(action.cell);
    if (action.type === 'finish') return 'finish';
    const words: string[] = [action.tool, ...action.cells.map(cellName)];
    if (action.color !== null) words.push(colors[action.color - 1]?.letter ?? '?');
    return words.join(' ');
  },
  read(text) {
    const cell = readCell(text);
    if (cell !== null) return { type: 'tap', cell };
    if (text === 'finish') return { type: 'finish' };
    const [tool = '', ...words] = text.split(' ');
    return Object.hasOwn(tools, tool) ? readUse(tool as ToolId, words) : null;
  },
};

function readUse(tool: ToolId, words: readonly string[]): Action | null {
  const aim = AIMS[tools[tool].aim];
  if (words.length !== aim.cells + Number(aim.color)) return null;
  const cells = words.slice(0, aim.cells).map(readCell);
  if (!cells.every(cell => cell !== null)) return null;
  if (aim.cells === 2 && (cells[0] ?? 0) >= (cells[1] ?? 0)) return null;
  if (!aim.color) return { type: 'use', tool, cells, color: null };
  const color = colors.findIndex(entry => entry.letter === words[aim.cells]) + 1;
  return color ? { type: 'use', tool, cells, color } : null;
}

/** A tool's action from what the player pointed at, in whatever order. */
export function useTool(tool: ToolId, cells: readonly number[], color: number | null = null): Action {
  return { type: 'use', tool, cells: [...cells].sort((a, b) => a - b), color };
}
