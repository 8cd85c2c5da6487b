import { canTap, falls, isNormal } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { LONGEST_SIDE } from '@minoya/games/keshiki/cells';
import { bits, streams } from '@minoya/kernel';

/** Cells of the largest board with its borders. */
export const CELLS = (LONGEST_SIDE + 2) * (LONGEST_SIDE + 1);

/** One odd random number per cell and per block: a position's hash is the sum of their products. */
const rng = streams('area', ['salt']);
const cellSalt = Int32Array.from({ length: CELLS }, () => bits(rng, 'salt') | 1);
const blockSalt = Int32Array.from({ length: 1 << 14 }, () => bits(rng, 'salt') | 1);

/** The solver's cells: column by column from the floor up, with empty borders all around. Blocks have the rules' numbers. */
export class SolverCells {
  width = 0;
  height = 0;
  /** From a cell to the same row of the next column. */
  stride = 1;
  cells = new Uint16Array(0);
  /** No obstacle was there at the start, so none ever is. */
  plain = true;
  /** Some block keeps its place while others fall. */
  fixed = false;
  /** Blocks by colour, 1 … 6, of any kind; 7 counts those without a colour. */
  readonly colors = new Int16Array(8);
  /** Blocks that can be tapped by colour: a colour without any can never go again. */
  readonly tappable = new Int16Array(8);
  /** Columns in use; a column beyond is empty. Only exact when all blocks fall. */
  columns = 0;

  /** The row of each cell, the floor is 0. */
  protected rows = new Uint8Array(0);

  protected loadCells(board: Board): void {
    const { width, height } = board;
    this.resize(width, height);
    this.cells.fill(0);
    this.plain = true;
    this.fixed = false;
    this.colors.fill(0);
    this.tappable.fill(0);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) this.put(x, height - 1 - y, board.cells[y * width + x] ?? 0);
    }
    this.columns = width;
    while (this.columns > 0 && this.emptyColumn(this.columns - 1)) this.columns--;
  }

  private put(x: number, up: number, b: number): void {
    this.cells[(x + 1) * this.stride + up] = b;
    if (b === 0) return;
    const color = b & 7;
    this.colors[color] = (this.colors[color] as number) + 1;
    if (!isNormal(b)) this.plain = false;
    if (!falls(b)) this.fixed = true;
    if (canTap(b)) this.tappable[color] = (this.tappable[color] as number) + 1;
  }

  private emptyColumn(x: number): boolean {
    const base = (x + 1) * this.stride;
    for (let i = base; i < base + this.height; i++) if (this.cells[i]) return false;
    return true;
  }

  private resize(width: number, height: number): void {
    if (this.width === width && this.height === height && this.cells.length) return;
    this.width = width;
    this.height = height;
    this.stride = height + 1;
    this.cells = new Uint16Array((width + 2) * this.stride + 1);
    this.rows = Uint8Array.from(this.cells, (_, i) => i % this.stride);
  }

  protected copyCells(other: SolverCells): void {
    this.resize(other.width, other.height);
    this.cells.set(other.cells);
    this.plain = other.plain;
    this.fixed = other.fixed;
    this.colors.set(other.colors);
    this.tappable.set(other.tappable);
    this.columns = other.columns;
  }

  /** Coloured blocks left; 0 is an all-clear. */
  left(): number {
    const c = this.colors;
    return (
      (c[1] as number) + (c[2] as number) + (c[3] as number) + (c[4] as number) + (c[5] as number) + (c[6] as number)
    );
  }

  /** A hash of the position; equal positions have equal hashes. */
  positionHash(): number {
    let h = 0;
    const end = (this.columns + 1) * this.stride;
    for (let i = this.stride; i < end; i++) {
      const b = this.cells[i] as number;
      if (b) h = (h + Math.imul(cellSalt[i] as number, blockSalt[b] as number)) | 0;
    }
    return h;
  }

  /** The position in 53 bits: so many that a proof may rely on it. */
  positionKey(): number {
    let h = 0;
    const end = (this.columns + 1) * this.stride;
    for (let i = this.stride; i < end; i++) {
      const b = this.cells[i] as number;
      h = Math.imul(h ^ (blockSalt[b] as number), 0x2c1b3c6d) ^ (h >>> 13);
    }
    return (this.positionHash() >>> 0) * 0x20_0000 + (h >>> 11);
  }

  /** Gravity in one column, which is whole below this row. */
  protected drop(x: number, row: number): void {
    const { cells } = this;
    const top = (x + 1) * this.stride + this.height;
    let free = (x + 1) * this.stride + row;
    for (let i = free; i < top; i++) {
      const b = cells[i] as number;
      if (b === 0) continue;
      if (free !== i) {
        cells[free] = b;
        cells[i] = 0;
      }
      free++;
    }
  }

  /** Closes the columns of this range that are empty; returns the last column that changed. */
  protected close(lo: number, hi: number): number {
    const { cells, stride } = this;
    let free = lo;
    while (free <= hi && cells[(free + 1) * stride]) free++;
    if (free > hi) return hi;
    for (let x = free + 1; x < this.columns; x++) {
      const base = (x + 1) * stride;
      if (cells[base] === 0) continue;
      cells.copyWithin((free + 1) * stride, base, base + stride);
      free++;
    }
    cells.fill(0, (free + 1) * stride, (this.columns + 1) * stride);
    const last = this.columns - 1;
    this.columns = free;
    return last;
  }
}
