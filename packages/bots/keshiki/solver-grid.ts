import { goesWith, thawed, trait, traits as blockTraits } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { type Cell, cellAt, columnOf, LONGEST_SIDE, rowOf } from '@minoya/games/keshiki/cells';
import { bits, streams } from '@minoya/kernel';
import { SolverCells, CELLS } from './solver-cells.ts';
import { settleAroundFixed } from './settle-around-fixed.ts';

// Kept here because an imported name costs a look-up in the innermost loops.
const traits = blockTraits;
const { taps: TAPS, frozen: FROZEN } = trait;

const queue = new Int16Array(CELLS);
/** A cell belongs to the group found in this round when it carries the round's stamp. */
const stamps = new Int32Array(CELLS);
let stamp = 0;
/** Well before the stamps' numbers run out; a long search gets there. */
const LAST_STAMP = 2_000_000_000;
const starts = new Int16Array(CELLS);
/** Cells that the tap in progress removes. */
const going = new Uint8Array(CELLS);

/** Forgets all stamps and counts on from here; returns the last one given. */
export function stampFrom(first: number): number {
  const last = stamp;
  stamps.fill(0);
  stamp = first;
  return last;
}

/** One odd random number per cell and per colour: a group's code is made of them. Another seed might deal other dailies. */
const rng = streams('field', ['salt']);
const salt = Int32Array.from({ length: CELLS }, () => bits(rng, 'salt') | 1);
const colorSalt = Int32Array.from({ length: 8 }, () => bits(rng, 'salt') | 1);

/**
 * The solver's own board with the list of all groups, kept up to date tap by tap: only what changed is looked at again.
 * It follows the same rules as `apply`; a test plays both in lockstep.
 */
export class SolverGrid extends SolverCells {
  /** Groups that can be tapped: the k-th, for k below `count`, in each of the lists. */
  count = 0;
  /** A block of the group that can be tapped. */
  readonly at = new Int16Array(CELLS);
  readonly color = new Uint8Array(CELLS);
  readonly size = new Int16Array(CELLS);
  /** How many blocks the tap takes off; what scores. */
  readonly removes = new Int16Array(CELLS);
  /** Names the set of places and the colour: what a policy learns about. */
  readonly code = new Int32Array(CELLS);
  /** What the weights given to `weighBy` say of the group: beside the lists, so that a playout looks in one place. */
  readonly weight = new Float32Array(CELLS);
  private weights = new Float32Array([1]);
  private mask = 0;
  /** First and last column, lowest and highest row of the group, eight bits each. */
  private readonly box = new Int32Array(CELLS);

  /** Groups listed from now on carry a weight, found by the low bits of their code; there is a power of two of them. */
  weighBy(weights: Float32Array<ArrayBuffer>): this {
    this.weights = weights;
    this.mask = weights.length - 1;
    return this;
  }

  /** Takes over a board of the rules. */
  load(board: Board): this {
    this.loadCells(board);
    this.count = 0;
    this.regroup(0, this.width - 1, 0, stamp);
    return this;
  }

  /** Becomes the same position as another grid. */
  copy(other: SolverGrid): this {
    this.copyCells(other);
    const count = other.count;
    this.count = count;
    for (let k = 0; k < count; k++) {
      this.at[k] = other.at[k] as number;
      this.color[k] = other.color[k] as number;
      this.size[k] = other.size[k] as number;
      this.removes[k] = other.removes[k] as number;
      this.code[k] = other.code[k] as number;
      this.weight[k] = this.weights[(other.code[k] as number) & this.mask] as number;
      this.box[k] = other.box[k] as number;
    }
    return this;
  }

  /** Where the k-th group is tapped, as the rules name it. */
  cell(k: number): Cell {
    const i = (this.at[k] as number) - this.stride;
    return cellAt((i / this.stride) | 0, this.height - 1 - (i % this.stride));
  }

  /** The group that a tap on this cell takes; -1 when it cannot be tapped. */
  groupOf(cell: Cell): number {
    const i = (columnOf(cell) + 1) * this.stride + this.height - 1 - rowOf(cell);
    const b = this.cells[i] ?? 0;
    if (!((traits[b & 127] as number) & TAPS)) return -1;
    const color = b & 7;
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
    if (stamp > LAST_STAMP) stampFrom(0);
    const size = this.gather(this.at[k] as number);
    const color = this.color[k] as number;
    const box = this.box[k] as number;
    const lo = box & 255;
    const hi = (box >> 8) & 255;
    this.colors[color] = (this.colors[color] as number) - (this.removes[k] as number);
    if (this.plain) {
      this.tappable[color] = (this.tappable[color] as number) - size;
      for (let n = 0; n < size; n++) this.cells[queue[n] as number] = 0;
    } else this.take(size, color);
    if (this.fixed) {
      settleAroundFixed(this.cells, this.stride, this.width);
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
    let tappable = this.tappable[color] as number;
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      const b = cells[i] as number;
      if (!goesWith(b, size)) continue;
      if ((traits[b & 127] as number) & TAPS) tappable--;
      going[i] = 1;
    }
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      const b = cells[i] as number;
      if (going[i] || !((traits[b & 127] as number) & FROZEN)) continue;
      if (!(going[i - 1] || going[i + 1] || going[i - stride] || going[i + stride])) continue;
      cells[i] = thawed(b, size);
      if ((traits[(cells[i] as number) & 127] as number) & TAPS) tappable++;
    }
    for (let n = 0; n < size; n++) {
      const i = queue[n] as number;
      if (going[i]) cells[i] = 0;
      going[i] = 0;
    }
    this.tappable[color] = tappable;
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
    this.weight[gone] = this.weight[last] as number;
    this.box[gone] = this.box[last] as number;
  }

  /** Finds the groups that touch these columns from this row up, unless one was found since that stamp. */
  private regroup(first: number, last: number, bottom: number, round: number): void {
    const { cells, stride } = this;
    const hi = Math.min(this.columns - 1, last);
    const lo = Math.max(0, first);
    for (let x = lo; x <= hi; x++) {
      const top = (x + 1) * stride + this.height;
      const low = (x + 1) * stride + bottom;
      for (let i = low; i < top; i++) {
        const b = cells[i] as number;
        const c = b & 7;
        if (b === 0 && !this.fixed) break;
        if ((stamps[i] as number) > round || c === 7 || c === 0) continue;
        // A group is met first at a cell with its like above or to the right, but where it reaches in from outside.
        if (
          ((cells[i + 1] as number) & 7) === c ||
          ((cells[i + stride] as number) & 7) === c ||
          (i === low && ((cells[i - 1] as number) & 7) === c) ||
          (x === lo && ((cells[i - stride] as number) & 7) === c)
        )
          this.list(i);
      }
    }
  }

  /** Adds the group around this cell to the lists, unless it has no block to tap. */
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
    this.code[k] = Math.imul(code, colorSalt[color] as number);
    this.weight[k] = this.weights[(this.code[k] as number) & this.mask] as number;
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
      if ((traits[b & 127] as number) & TAPS) tap = i;
      if (goesWith(b, size)) removes++;
    }
    this.at[k] = tap;
    this.removes[k] = removes;
    return tap >= 0;
  }
}
