import { meets, thawed } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { type Cell, cellAt, columnOf, LONGEST_SIDE, rowOf } from '@minoya/games/keshiki/cells';
import { bits, streams } from '@minoya/kernel';
import { settleAround } from './steel.ts';

// The rules' block numbers, repeated here because an imported name costs a look-up in the innermost loops.
const MINERAL = 7;
const STEEL = 15;
const FROZEN = 24;

const CELLS = (LONGEST_SIDE + 2) * (LONGEST_SIDE + 1);
const queue = new Int16Array(CELLS);
/** A cell belongs to the group found in this round when it carries the round's stamp. */
const stamps = new Int32Array(CELLS);
let stamp = 0;
const starts = new Int16Array(CELLS);
/** Cells that the tap in progress removes. */
const going = new Uint8Array(CELLS);

/** One odd random number per cell and per block: group codes and position hashes are sums of products of these. */
const rng = streams('field', ['salt']);
const salt = Int32Array.from({ length: CELLS }, () => bits(rng, 'salt') | 1);
const blockSalt = Int32Array.from({ length: 1 << 14 }, () => bits(rng, 'salt') | 1);

/**
 * The solver's own board: cells column by column from the floor up, with empty borders, and the list of all groups kept
 * up to date tap by tap: only columns that changed are looked at again. It follows the same rules as `apply`; a test plays
 * both in lockstep. Blocks have the rules' numbers.
 */
export class Field {
  width = 0;
  height = 0;
  /** From a cell to the same row of the next column. */
  stride = 1;
  cells = new Uint16Array(0);
  /** No obstacle was there at the start, so none ever is. */
  plain = true;
  steel = false;
  /** Blocks by colour, 1 … 6, of any kind; 7 counts rock and steel. */
  readonly colors = new Int16Array(8);
  /** Plain blocks by colour: a colour without any can never go again. */
  readonly normals = new Int16Array(8);
  /** Columns in use; a column beyond is empty. Only exact without steel. */
  columns = 0;

  /** Groups that can be tapped: the k-th, for k below `count`, in each of the lists. */
  count = 0;
  /** A plain block of the group: where to tap. */
  readonly at = new Int16Array(CELLS);
  readonly color = new Uint8Array(CELLS);
  readonly size = new Int16Array(CELLS);
  /** How many blocks the tap takes off; what scores. */
  readonly removes = new Int16Array(CELLS);
  /** Names the set of places and the colour: what a policy learns about. */
  readonly code = new Int32Array(CELLS);
  /** First and last column, lowest and highest row of the group, eight bits each. */
  private readonly box = new Int32Array(CELLS);
  /** The row of each cell, the floor is 0. */
  private rows = new Uint8Array(0);

  /** Takes over a board of the rules. */
  load(board: Board): this {
    const { width, height } = board;
    this.resize(width, height);
    this.cells.fill(0);
    this.plain = true;
    this.steel = false;
    this.colors.fill(0);
    this.normals.fill(0);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) this.put(x, height - 1 - y, board.cells[y * width + x] ?? 0);
    }
    this.columns = width;
    while (this.columns > 0 && this.emptyColumn(this.columns - 1)) this.columns--;
    this.count = 0;
    this.regroup(0, width - 1, 0, stamp);
    return this;
  }

  private put(x: number, up: number, b: number): void {
    this.cells[(x + 1) * this.stride + up] = b;
    if (b === 0) return;
    const color = b & 7;
    this.colors[color] = (this.colors[color] as number) + 1;
    if (b === STEEL) this.steel = true;
    if (b < MINERAL) this.normals[color] = (this.normals[color] as number) + 1;
    else this.plain = false;
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

  /** Becomes the same position as another field. */
  copy(other: Field): this {
    this.resize(other.width, other.height);
    this.cells.set(other.cells);
    this.plain = other.plain;
    this.steel = other.steel;
    this.colors.set(other.colors);
    this.normals.set(other.normals);
    this.columns = other.columns;
    const count = other.count;
    this.count = count;
    for (let k = 0; k < count; k++) {
      this.at[k] = other.at[k] as number;
      this.color[k] = other.color[k] as number;
      this.size[k] = other.size[k] as number;
      this.removes[k] = other.removes[k] as number;
      this.code[k] = other.code[k] as number;
      this.box[k] = other.box[k] as number;
    }
    return this;
  }

  /** Coloured blocks left; 0 is an all-clear. */
  left(): number {
    const c = this.colors;
    return (
      (c[1] as number) + (c[2] as number) + (c[3] as number) + (c[4] as number) + (c[5] as number) + (c[6] as number)
    );
  }

  /** Where the k-th group is tapped, as the rules name it. */
  cell(k: number): Cell {
    const i = (this.at[k] as number) - this.stride;
    return cellAt((i / this.stride) | 0, this.height - 1 - (i % this.stride));
  }

  /** The group that a tap on this cell takes; -1 when it cannot be tapped. */
  groupOf(cell: Cell): number {
    const i = (columnOf(cell) + 1) * this.stride + this.height - 1 - rowOf(cell);
    const color = this.cells[i] ?? 0;
    if (color === 0 || color >= MINERAL) return -1;
    for (let k = 0; k < this.count; k++) {
      if (this.color[k] === color && this.contains(k, i)) return k;
    }
    return -1;
  }

  private contains(k: number, cell: number): boolean {
    const size = this.gather(this.at[k] as number);
    for (let n = 0; n < size; n++) if (queue[n] === cell) return true;
    return false;
  }

  /** A hash of the position; equal positions have equal hashes. */
  positionHash(): number {
    let h = 0;
    const end = (this.columns + 1) * this.stride;
    for (let i = this.stride; i < end; i++) {
      const b = this.cells[i] as number;
      if (b) h = (h + Math.imul(salt[i] as number, blockSalt[b] as number)) | 0;
    }
    return h;
  }

  /** The cells of the group around a cell, in `queue`; returns how many. */
  private gather(start: number): number {
    const { cells, stride } = this;
    const color = (cells[start] as number) & 7;
    const round = ++stamp;
    let size = 1;
    queue[0] = start;
    stamps[start] = round;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      let j = i - 1;
      if (((cells[j] as number) & 7) === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
      j = i + 1;
      if (((cells[j] as number) & 7) === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
      j = i - stride;
      if (((cells[j] as number) & 7) === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
      j = i + stride;
      if (((cells[j] as number) & 7) === color && stamps[j] !== round) {
        stamps[j] = round;
        queue[size++] = j;
      }
    }
    return size;
  }

  /** Taps the k-th group. */
  tap(k: number): void {
    const size = this.gather(this.at[k] as number);
    const color = this.color[k] as number;
    const box = this.box[k] as number;
    const lo = box & 255;
    const hi = (box >> 8) & 255;
    this.colors[color] = (this.colors[color] as number) - (this.removes[k] as number);
    if (this.plain) {
      this.normals[color] = (this.normals[color] as number) - size;
      for (let n = 0; n < size; n++) this.cells[queue[n] as number] = 0;
    } else this.take(size, color);
    if (this.steel) {
      settleAround(this.cells, this.stride, this.width);
      this.count = 0;
      this.regroup(0, this.width - 1, 0, stamp);
      return;
    }
    const floor = (box >> 16) & 255;
    for (let x = lo; x <= hi; x++) this.drop(x, floor);
    const end = this.close(lo, hi);
    const bottom = end > hi ? 0 : Math.max(0, floor - 1);
    this.refresh(k, lo - 1, end + 1, bottom);
  }

  /** Removes what the tap removes and thaws what is beside it. */
  private take(size: number, color: number): void {
    const { cells, stride } = this;
    let plain = this.normals[color] as number;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      const b = cells[i] as number;
      if (b < MINERAL) plain--;
      if (b & FROZEN || !meets(b, size)) continue;
      going[i] = 1;
    }
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      const b = cells[i] as number;
      if (going[i] || !(b & FROZEN)) continue;
      if (!(going[i - 1] || going[i + 1] || going[i - stride] || going[i + stride])) continue;
      cells[i] = thawed(b, size);
      if ((cells[i] as number) < MINERAL) plain++;
    }
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      if (going[i]) cells[i] = 0;
      going[i] = 0;
    }
    this.normals[color] = plain;
  }

  /** Gravity in one column, which is whole below this row. */
  private drop(x: number, row: number): void {
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
  private close(lo: number, hi: number): number {
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

  /** Looks again at all that may have changed: these columns from this row up. */
  private refresh(tapped: number, first: number, last: number, bottom: number): void {
    const { at, box, rows } = this;
    let again = 0;
    this.move(tapped, --this.count);
    for (let k = this.count - 1; k >= 0; k--) {
      const b = box[k] as number;
      if (((b >> 8) & 255) < first || (b & 255) > last || b >>> 24 < bottom) continue;
      // A group that bends around the changed part is not found from there, so its own cell starts the search.
      const i = at[k] as number;
      const x = ((i / this.stride) | 0) - 1;
      if (x < first || x > last || (rows[i] as number) < bottom) starts[again++] = i;
      this.move(k, --this.count);
    }
    const round = stamp;
    for (let n = 0; n < again; n++)
      if ((stamps[starts[n] as number] as number) <= round) this.list(starts[n] as number);
    this.regroup(first, last, bottom, round);
  }

  /** The last group takes the place of one that is gone. */
  private move(gone: number, last: number): void {
    this.at[gone] = this.at[last] as number;
    this.color[gone] = this.color[last] as number;
    this.size[gone] = this.size[last] as number;
    this.removes[gone] = this.removes[last] as number;
    this.code[gone] = this.code[last] as number;
    this.box[gone] = this.box[last] as number;
  }

  /** Finds the groups that touch these columns from this row up, unless one was found since that stamp. */
  private regroup(first: number, last: number, bottom: number, round: number): void {
    const { cells, stride } = this;
    const hi = Math.min(this.columns - 1, last);
    for (let x = Math.max(0, first); x <= hi; x++) {
      const top = (x + 1) * stride + this.height;
      for (let i = (x + 1) * stride + bottom; i < top; i++) {
        const b = cells[i] as number;
        const c = b & 7;
        if (b === 0 && !this.steel) break;
        if ((stamps[i] as number) > round || c === MINERAL || c === 0) continue;
        if (
          ((cells[i + 1] as number) & 7) === c ||
          ((cells[i + stride] as number) & 7) === c ||
          ((cells[i - 1] as number) & 7) === c ||
          ((cells[i - stride] as number) & 7) === c
        )
          this.list(i);
      }
    }
  }

  /** Adds the group around this cell to the lists, unless it has no plain block to tap. */
  private list(start: number): void {
    const { cells, stride, rows } = this;
    const size = this.gather(start);
    const k = this.count;
    let code = 0;
    let lo = CELLS;
    let hi = 0;
    let low = LONGEST_SIDE;
    let high = 0;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      code = (code + (salt[i] as number)) | 0;
      if (i < lo) lo = i;
      if (i > hi) hi = i;
      const row = rows[i] as number;
      if (row < low) low = row;
      if (row > high) high = row;
    }
    const color = (cells[start] as number) & 7;
    this.at[k] = start;
    this.color[k] = color;
    this.size[k] = size;
    this.removes[k] = size;
    this.code[k] = Math.imul(code, blockSalt[color] as number);
    this.box[k] = (((lo / stride) | 0) - 1) | ((((hi / stride) | 0) - 1) << 8) | (low << 16) | (high << 24);
    if (this.plain || this.weigh(k, size)) this.count = k + 1;
  }

  /** Among obstacles: where to tap and how many blocks go; false when no block can be tapped. */
  private weigh(k: number, size: number): boolean {
    let removes = 0;
    let tap = -1;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      const b = this.cells[i] as number;
      if (b < MINERAL) tap = i;
      if (!(b & FROZEN) && meets(b, size)) removes++;
    }
    this.at[k] = tap;
    this.removes[k] = removes;
    return tap >= 0;
  }
}
