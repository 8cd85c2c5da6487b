import { carriedCorner, type Size, type Spot, snap, type Target } from './grid.ts';
import type { BoardHandle } from './handle.ts';

interface Aim {
  readonly aim: Target | null;
  readonly fits: boolean;
  /** How wide a cell of the last board on screen is; undefined when there is none. */
  readonly cell?: number;
}

/** Where a carried piece would go: on any board, a place that takes it before one that does not. */
export function aimOf(
  carried: { readonly now: Spot; readonly touch: boolean },
  box: Size,
  boards: readonly BoardHandle[],
  legal: readonly Target[],
): Aim {
  let found: Aim = { aim: null, fits: false };
  for (const board of boards) {
    const at = board.box();
    if (!at) continue;
    const { cell } = at;
    const corner = carriedCorner(carried, box, cell);
    const spot = { x: (corner.x - at.left) / cell, y: (corner.y - at.top) / cell };
    const hit = snap(spot, board.among(legal), box, board.size);
    const better = hit && (!found.aim || (hit.fits && !found.fits));
    found = better ? { aim: { board: board.id, ...hit.spot }, fits: hit.fits, cell } : { ...found, cell };
  }
  return found;
}
