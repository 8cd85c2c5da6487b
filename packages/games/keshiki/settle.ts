import { type Block, EMPTY, falls } from './blocks.ts';
import { type Cell, cellAt } from './cells.ts';

/** Blocks that fall or slide together, one part of their way: the k-th block goes from `from[k]` to `to[k]`. */
export type Movement =
  | { readonly type: 'fell'; readonly from: readonly Cell[]; readonly to: readonly Cell[] }
  | { readonly type: 'slid'; readonly from: readonly Cell[]; readonly to: readonly Cell[] };

/** Gravity and the slide to the left, until nothing moves. Edits `cells`; the movements come in order. (K15 to K19) */
export function settle(cells: Block[], width: number): Movement[] {
  const movements: Movement[] = [];
  for (;;) {
    const fell = fall(cells, width);
    if (fell) movements.push(fell);
    const slid = slide(cells, width);
    if (!slid) return movements;
    movements.push(slid);
  }
}

/** Every block that falls drops to the floor or onto another; one that does not holds up what is above. */
function fall(cells: Block[], width: number): Movement | null {
  const from: Cell[] = [];
  const to: Cell[] = [];
  const bottom = cells.length - width;
  for (let x = 0; x < width; x++) {
    let free = bottom + x;
    for (let i = free; i >= 0; i -= width) {
      const b = cells[i] as Block;
      if (b === EMPTY) continue;
      if (!falls(b)) {
        free = i - width;
        continue;
      }
      if (free !== i) {
        cells[free] = b;
        cells[i] = EMPTY;
        from.push(cellAt(x, (i / width) | 0));
        to.push(cellAt(x, (free / width) | 0));
      }
      free -= width;
    }
  }
  return from.length ? { type: 'fell', from, to } : null;
}

/** Column by column from the left, each as far left as its blocks find every cell free. */
function slide(cells: Block[], width: number): Movement | null {
  const from: Cell[] = [];
  const to: Cell[] = [];
  for (let x = 1; x < width; x++) {
    let steps = 0;
    while (steps < x && hasRoom(cells, width, x, steps + 1)) steps++;
    if (steps === 0) continue;
    for (let i = x; i < cells.length; i += width) {
      const b = cells[i] as Block;
      if (!falls(b)) continue;
      cells[i - steps] = b;
      cells[i] = EMPTY;
      const y = (i / width) | 0;
      from.push(cellAt(x, y));
      to.push(cellAt(x - steps, y));
    }
  }
  return from.length ? { type: 'slid', from, to } : null;
}

/** Whether the column has blocks to move and finds their cells empty that many columns further left. */
function hasRoom(cells: readonly Block[], width: number, x: number, steps: number): boolean {
  let movable = false;
  for (let i = cells.length - width + x; i >= 0; i -= width) {
    const b = cells[i] as Block;
    if (!falls(b)) continue;
    if (cells[i - steps] !== EMPTY) return false;
    movable = true;
  }
  return movable;
}

/** One block's whole way through a settling board. */
export interface Path {
  readonly from: Cell;
  /** Where each movement ends; movements that left the block where it was are not listed. */
  readonly movements: readonly { readonly type: 'fell' | 'slid'; readonly to: Cell }[];
}

/** The movements of one settling (other events are passed over), regrouped block by block in the order they first move. */
export function paths(events: readonly { readonly type: string }[]): Path[] {
  const ways: { from: Cell; movements: { type: 'fell' | 'slid'; to: Cell }[] }[] = [];
  let standing = new Map<Cell, number>();
  for (const movement of events.filter(isMovement)) {
    const next = new Map(standing);
    for (const from of movement.from) next.delete(from);
    movement.from.forEach((from, k) => {
      const to = movement.to[k] as Cell;
      let way = standing.get(from);
      if (way === undefined) way = ways.push({ from, movements: [] }) - 1;
      ways[way]?.movements.push({ type: movement.type, to });
      next.set(to, way);
    });
    standing = next;
  }
  return ways;
}

function isMovement(event: { readonly type: string }): event is Movement {
  return event.type === 'fell' || event.type === 'slid';
}
