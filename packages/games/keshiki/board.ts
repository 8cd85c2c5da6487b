import {
  type Block,
  canTap,
  colorOf,
  EMPTY,
  goesWith,
  isFrozen,
  isNormal,
  kindOf,
  kinds,
  thawed,
  valueOf,
} from './blocks.ts';
import { type Cell, cellAt, indexOf, LONGEST_SIDE } from './cells.ts';
import type { KindRefusal } from './kinds.ts';

export interface Board {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top left. */
  readonly cells: readonly Block[];
}

/** Why a tap is refused; each has its words in `refusals`. */
export type TapRefusal = 'outside' | 'empty' | 'single' | KindRefusal;

/** What a tap does to one block of its group that is not plain. */
export interface Touched {
  readonly cell: Cell;
  readonly block: Block;
  /** Removed with the group, one step out of the ice, a counter not met, or ice no removed block touches. */
  readonly outcome: 'removed' | 'thawed' | 'short' | 'over' | 'untouched';
  /** How many blocks a counter is short of, or how many are too many; 0 for the other outcomes. */
  readonly by: number;
  /** What stands there afterwards, before it falls; 0 when removed. */
  readonly after: Block;
}

/** All that one tap decides, before anything falls. */
export interface Tap {
  /** The whole group, frozen blocks and counters included, the tapped cell first. */
  readonly group: readonly Cell[];
  readonly removed: readonly Cell[];
  readonly touched: readonly Touched[];
}

const queue = new Int16Array(LONGEST_SIDE * LONGEST_SIDE);
/** 1: in the group; 2: removed with it. All zero between calls. */
const mark = new Uint8Array(LONGEST_SIDE * LONGEST_SIDE);

/** Null when the block there can be tapped. (K3, K4, K6) */
export function tapRefusal(board: Board, cell: Cell): TapRefusal | null {
  const i = indexOf(board, cell);
  if (i < 0) return 'outside';
  const b = board.cells[i] ?? EMPTY;
  if (canTap(b)) return hasTwin(board, i) ? null : 'single';
  const kind = kindOf(b);
  return kind === null ? 'empty' : (kinds[kind].refusal?.why ?? null);
}

/** What tapping this cell decides; `tapRefusal` must have found nothing against it. (K5 to K14) */
export function resolveTap(board: Board, cell: Cell): Tap {
  const size = gather(board, indexOf(board, cell));
  const { cells, width } = board;
  const group: Cell[] = [];
  const removed: Cell[] = [];
  let plain = true;
  for (let k = 0; k < size; k++) {
    const i = queue[k] as number;
    const b = cells[i] as Block;
    const at = cellAt(i % width, (i / width) | 0);
    group.push(at);
    if (!isNormal(b)) plain = false;
    if (b >> 3 && !goesWith(b, size)) continue;
    removed.push(at);
    mark[i] = 2;
  }
  const touched = plain ? [] : obstacles(board, size);
  for (let k = 0; k < size; k++) mark[queue[k] as number] = 0;
  return { group, removed, touched };
}

/** Indexes of the whole group around a coloured block of any kind. (K5) */
export function groupAt(board: Board, start: number): number[] {
  const size = gather(board, start);
  const group = Array.from(queue.subarray(0, size));
  for (const i of group) mark[i] = 0;
  return group;
}

/** The group's cells as indexes in `queue`, each marked 1; returns how many. (K5) */
function gather(board: Board, start: number): number {
  const { cells, width } = board;
  const color = (cells[start] as Block) & 7;
  const last = cells.length - width;
  let size = 1;
  queue[0] = start;
  mark[start] = 1;
  for (let k = 0; k < size; k++) {
    const i = queue[k] as number;
    const x = i % width;
    if (x > 0) size = join(cells, i - 1, color, size);
    if (x < width - 1) size = join(cells, i + 1, color, size);
    if (i >= width) size = join(cells, i - width, color, size);
    if (i < last) size = join(cells, i + width, color, size);
  }
  return size;
}

function join(cells: readonly Block[], i: number, color: number, size: number): number {
  if (mark[i] !== 0 || ((cells[i] as Block) & 7) !== color) return size;
  mark[i] = 1;
  queue[size] = i;
  return size + 1;
}

function obstacles(board: Board, size: number): Touched[] {
  const found: Touched[] = [];
  for (let k = 0; k < size; k++) {
    const i = queue[k] as number;
    const b = board.cells[i] as Block;
    if (!isNormal(b)) found.push(touch(board, i, b, size));
  }
  return found;
}

function touch(board: Board, i: number, b: Block, size: number): Touched {
  const cell = cellAt(i % board.width, (i / board.width) | 0);
  if (mark[i] === 2) return { cell, block: b, outcome: 'removed', by: 0, after: EMPTY };
  if (!isFrozen(b)) {
    const short = valueOf(b) - size;
    return { cell, block: b, outcome: short > 0 ? 'short' : 'over', by: Math.abs(short), after: b };
  }
  if (!besideRemoved(board, i)) return { cell, block: b, outcome: 'untouched', by: 0, after: b };
  return { cell, block: b, outcome: 'thawed', by: 0, after: thawed(b, size) };
}

function besideRemoved(board: Board, i: number): boolean {
  const { width, cells } = board;
  const x = i % width;
  if (x > 0 && mark[i - 1] === 2) return true;
  if (x < width - 1 && mark[i + 1] === 2) return true;
  if (i >= width && mark[i - width] === 2) return true;
  return i < cells.length - width && mark[i + width] === 2;
}

/** Whether a neighbour of any kind shares the block's colour: then its group has at least two. (K6) */
function hasTwin(board: Board, i: number): boolean {
  const { width, cells } = board;
  const color = (cells[i] as Block) & 7;
  const x = i % width;
  if (x > 0 && ((cells[i - 1] as Block) & 7) === color) return true;
  if (x < width - 1 && ((cells[i + 1] as Block) & 7) === color) return true;
  if (i >= width && ((cells[i - width] as Block) & 7) === color) return true;
  return i < cells.length - width && ((cells[i + width] as Block) & 7) === color;
}

/** Every cell that can be tapped, in reading order. */
export function* tappable(board: Board): Generator<Cell> {
  const { width, cells } = board;
  for (let i = 0; i < cells.length; i++) {
    if (canTap(cells[i] as Block) && hasTwin(board, i)) yield cellAt(i % width, (i / width) | 0);
  }
}

/** No tap is left. (K22) */
export function isStuck(board: Board): boolean {
  const { cells } = board;
  for (let i = 0; i < cells.length; i++) if (canTap(cells[i] as Block) && hasTwin(board, i)) return false;
  return true;
}

/** Coloured blocks of any kind that are left; those without a colour do not count. (K21) */
export function coloredLeft(board: Board): number {
  let left = 0;
  for (const b of board.cells) if (colorOf(b)) left++;
  return left;
}

/** The colours that occur, in table order. */
export function colorsOn(board: Board): number[] {
  const found = new Set<number>();
  for (const b of board.cells) if (colorOf(b)) found.add(colorOf(b));
  return [...found].sort((a, b) => a - b);
}
