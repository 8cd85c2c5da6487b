import { type Cell, cellAt, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import { CELLS } from './solver-cells.ts';
import type { SolverGrid } from './solver-grid.ts';

const queue = new Int16Array(CELLS);
const stamps = new Int32Array(CELLS);
let stamp = 0;
/** Well before the stamps' numbers run out; a long search gets there. */
const LAST_STAMP = 2_000_000_000;

/** Forgets all stamps and counts on from here; returns the last one given. */
export function stampFrom(first: number): number {
  const last = stamp;
  stamps.fill(0);
  stamp = first;
  return last;
}

/**
 * A board without obstacles after some taps of a line, in which every block is known by where it lay at the start. Made to be
 * copied: all of it lies in one buffer.
 */
export class SolverBoard {
  /** Points of the taps so far. */
  earned = 0;
  /** Blocks left. */
  left = 0;
  readonly width: number;
  readonly height: number;
  private readonly stride: number;
  private columns = 0;
  private readonly all: Float64Array;
  /** The colour in each cell, and the block that brought it there. */
  private readonly colors: Uint8Array;
  private readonly blocks: Int16Array;
  /** The cell of each block; -1 when it is gone. */
  private readonly places: Int16Array;
  private readonly heights: Uint8Array;

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.width = width;
    this.height = height;
    this.stride = height + 1;
    const cells = (width + 2) * this.stride + 1;
    this.all = new Float64Array(Math.ceil((cells * 5 + width + 2) / 8) + 1);
    const { buffer } = this.all;
    this.blocks = new Int16Array(buffer, 0, cells);
    this.places = new Int16Array(buffer, cells * 2, cells);
    this.colors = new Uint8Array(buffer, cells * 4, cells);
    this.heights = new Uint8Array(buffer, cells * 5, width + 2);
  }

  /** A grid as it stands; it must be without obstacles. */
  static of(grid: SolverGrid): SolverBoard {
    const board = new SolverBoard(grid);
    const { colors, blocks, places, heights, stride } = board;
    places.fill(-1);
    for (let i = stride; i < (grid.width + 1) * stride; i++) {
      const color = grid.cells[i] as number;
      if (color === 0) continue;
      colors[i] = color;
      blocks[i] = i;
      places[i] = i;
      const x = (i / stride) | 0;
      heights[x] = (heights[x] as number) + 1;
      board.left++;
    }
    board.columns = grid.columns;
    return board;
  }

  /** Becomes what another board of the same line is. */
  copy(other: SolverBoard): this {
    this.all.set(other.all);
    this.columns = other.columns;
    this.earned = other.earned;
    this.left = other.left;
    return this;
  }

  /** Where this block can be tapped; -1 when it is gone or alone. */
  where(block: number): number {
    const i = this.places[block] as number;
    if (!(i >= 0)) return -1;
    const { colors, stride } = this;
    const color = colors[i];
    const touches =
      colors[i - 1] === color ||
      colors[i + 1] === color ||
      colors[i - stride] === color ||
      colors[i + stride] === color;
    return touches ? i : -1;
  }

  /** Some block that is left, by two numbers from 0 to 1; -1 when none is. */
  anyBlock(across: number, up: number): number {
    if (this.columns === 0) return -1;
    const x = 1 + ((across * this.columns) | 0);
    return this.blocks[x * this.stride + ((up * (this.heights[x] as number)) | 0)] as number;
  }

  /** A cell that can be tapped, of another colour than this one if there is any; -1 when nothing can. */
  anyGroup(spared: number): number {
    const { colors, stride } = this;
    let last = -1;
    for (let x = 1; x <= this.columns; x++) {
      const end = x * stride + (this.heights[x] as number);
      for (let i = x * stride; i < end; i++) {
        const color = colors[i];
        if (colors[i + 1] !== color && colors[i + stride] !== color) continue;
        if (color !== spared) return i;
        if (last < 0) last = i;
      }
    }
    return last;
  }

  colorAt(cell: number): number {
    return this.colors[cell] as number;
  }

  /** Taps the group in this cell; returns the block that lay there. */
  tap(cell: number, points: Int32Array): number {
    if (stamp > LAST_STAMP) stampFrom(0);
    const block = this.blocks[cell] as number;
    const size = this.gather(cell);
    this.earned += points[size] as number;
    this.left -= size;
    this.remove(size);
    return block;
  }

  /** The cells of the group around a cell, in `queue`; returns how many. */
  private gather(start: number): number {
    const { colors, stride } = this;
    const color = colors[start];
    const round = ++stamp;
    let size = 1;
    queue[0] = start;
    stamps[start] = round;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      let j = i - 1;
      if (colors[j] === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
      j = i + 1;
      if (colors[j] === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
      j = i - stride;
      if (colors[j] === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
      j = i + stride;
      if (colors[j] === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
    }
    return size;
  }

  private remove(size: number): void {
    const { colors, blocks, places, stride } = this;
    let first = CELLS;
    let last = 0;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      colors[i] = 0;
      places[blocks[i] as number] = -1;
      if (i < first) first = i;
      if (i > last) last = i;
    }
    const lo = (first / stride) | 0;
    const hi = (last / stride) | 0;
    let empty = false;
    for (let x = lo; x <= hi; x++) if (this.drop(x) === 0) empty = true;
    if (empty) this.close(lo);
  }

  /** Gravity in one column; returns its height. */
  private drop(x: number): number {
    const { colors, blocks, places } = this;
    const base = x * this.stride;
    const end = base + (this.heights[x] as number);
    let free = base;
    for (let i = base; i < end; i++) {
      const color = colors[i] as number;
      if (color === 0) continue;
      if (free !== i) {
        const block = blocks[i] as number;
        colors[free] = color;
        colors[i] = 0;
        blocks[free] = block;
        places[block] = free;
      }
      free++;
    }
    this.heights[x] = free - base;
    return free - base;
  }

  /** Closes the empty columns from this one on. */
  private close(from: number): void {
    const { heights, stride } = this;
    let free = from;
    for (let x = from; x <= this.columns; x++) {
      const height = heights[x] as number;
      if (height === 0) continue;
      for (let y = 0; y < height; y++) this.put(x * stride + y, free * stride + y);
      heights[x] = 0;
      heights[free++] = height;
    }
    this.columns = free - 1;
  }

  /** A block goes to another cell, or stays. */
  private put(from: number, to: number): void {
    if (from === to) return;
    const { colors, blocks, places } = this;
    const block = blocks[from] as number;
    colors[to] = colors[from] as number;
    colors[from] = 0;
    blocks[to] = block;
    places[block] = to;
  }

  /** The blocks that these taps hit, by the rules' names of cells. */
  blocksOf(taps: readonly Cell[], points: Int32Array): number[] {
    const board = new SolverBoard(this).copy(this);
    return taps.map(cell => board.tap((columnOf(cell) + 1) * this.stride + this.height - 1 - rowOf(cell), points));
  }

  /** The taps that hit these blocks, one after the other, by the rules' names of cells. */
  tapsOf(blocks: readonly number[], points: Int32Array): Cell[] {
    const board = new SolverBoard(this).copy(this);
    return blocks.map(block => {
      const i = board.places[block] as number;
      board.tap(i, points);
      return cellAt(((i / this.stride) | 0) - 1, this.height - 1 - (i % this.stride));
    });
  }
}
