import { type Mino, mino as minoById } from '../grid/mino.ts';

export const SIZE = 6;
export const CELLS = SIZE * SIZE;
/** A board is two bit masks: rows 0 to 2 in `lo`, rows 3 to 5 in `hi`. */
export const HALF = CELLS / 2;

/** One place where a mino known on the board. */
export interface Spot {
  /** The cell under the top-left corner of the mino's box: how placements are named. */
  readonly cell: number;
  /** Covered cells, in the mino's own order. */
  readonly cells: readonly number[];
  readonly lo: number;
  readonly hi: number;
}

/** Every place of one mino. */
export interface MinoSpots {
  readonly size: number;
  readonly spots: readonly Spot[];
  /** By named cell; null where the mino would stick out. */
  readonly at: readonly (Spot | null)[];
}

export function loBit(cell: number): number {
  return cell < HALF ? 1 << cell : 0;
}

export function hiBit(cell: number): number {
  return cell < HALF ? 0 : 1 << (cell - HALF);
}

function makeSpots(mino: Mino): MinoSpots {
  const at: (Spot | null)[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const x = cell % SIZE;
    const y = (cell - x) / SIZE;
    const inside = x + mino.width <= SIZE && y + mino.height <= SIZE;
    const cells = mino.shape.map(c => (y + c.y) * SIZE + x + c.x);
    const lo = cells.reduce((mask, c) => mask | loBit(c), 0);
    const hi = cells.reduce((mask, c) => mask | hiBit(c), 0);
    at.push(inside ? { cell, cells, lo, hi } : null);
  }
  return { size: mino.size, at, spots: at.filter(spot => spot !== null) };
}

const made = new Map<string, MinoSpots>();
/** The last one asked for: a placement asks for its piece again and again. */
let last: { readonly mino: string; readonly spots: MinoSpots } | null = null;

/** Where a mino can lie on an empty board. */
export function spotsOf(mino: string): MinoSpots {
  if (last !== null && last.mino === mino) return last.spots;
  const spots = made.get(mino) ?? make(mino);
  last = { mino, spots };
  return spots;
}

function make(mino: string): MinoSpots {
  const found = minoById(mino);
  if (!found) throw new Error(`no such mino: ${mino}`);
  const spots = makeSpots(found);
  made.set(mino, spots);
  return spots;
}

export function isMinoId(text: string): boolean {
  return minoById(text) !== undefined;
}
