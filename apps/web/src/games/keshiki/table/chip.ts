import { type Cell, columnOf, rowOf } from '@minoya/games/keshiki/cells';

/** Half of a chip's width, in cells. */
export const halfChip = 1.6;

/** How far from the pointed cell a chip may stand, nearest first: rows, then columns. A finger hides what is under it. */
const rowsOff = { finger: [-2, -3, -4, 2, 3], mouse: [-1, 1, -2, 2, -3, 3] } as const;
const columnsOff = [0, 1, -1, 2, -2, 3, -3];

/** The middle of a chip, in cells from the board's corner. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Around {
  readonly size: { readonly width: number; readonly height: number };
  /** Cells that say something of their own and must stay in sight. */
  readonly kept: readonly Cell[];
  readonly finger: boolean;
}

/** Where the words of a preview stand: as near as they can without lying on anything that speaks for itself. */
export function chipPlace(cell: Cell, { size, kept, finger }: Around): Place {
  const [x, y] = [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
  const half = Math.min(halfChip, size.width / 2);
  const inside = (at: number) => Math.max(half, Math.min(size.width - half, at));
  const free = (place: Place) => !kept.some(one => covers(place, one, half));
  for (const down of rowsOff[finger ? 'finger' : 'mouse']) {
    if (y + down < -0.5 || y + down > size.height) continue;
    for (const aside of columnsOff) {
      const place = { x: inside(x + aside), y: y + down };
      if (free(place)) return place;
    }
  }
  return { x: inside(x), y: -0.5 };
}

function covers({ x, y }: Place, cell: Cell, half: number): boolean {
  const [left, top] = [columnOf(cell), rowOf(cell)];
  return top < y + 0.45 && top + 1 > y - 0.45 && left < x + half && left + 1 > x - half;
}
