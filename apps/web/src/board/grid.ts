import { effect, type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** A place on a board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place on one of several boards. */
export interface Target extends Spot {
  readonly board: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a === b || (a !== null && b !== null && a.board === b.board && a.x === b.x && a.y === b.y);

/** Box of a shape whose cells start at 0, 0. */
export function boxOf(shape: readonly Spot[]): Size {
  return {
    width: Math.max(0, ...shape.map(cell => cell.x)) + 1,
    height: Math.max(0, ...shape.map(cell => cell.y)) + 1,
  };
}

/** The cell of a shape nearest to its middle: where keys and taps hold it. */
export function gripOf(shape: readonly Spot[]): Spot {
  const { width, height } = boxOf(shape);
  const [mx, my] = [(width - 1) / 2, (height - 1) / 2];
  let best: Spot = shape[0] ?? { x: 0, y: 0 };
  for (const cell of shape) {
    if (Math.hypot(cell.x - mx, cell.y - my) < Math.hypot(best.x - mx, best.y - my) - 1e-9) best = cell;
  }
  return best;
}

/** Where the cursor goes with a piece in hand: the nearest cell to it from which the piece fits; itself when none does. */
export function nearestGrip(cursor: Spot, legal: readonly Spot[], shape: readonly Spot[]): Spot {
  const grip = gripOf(shape);
  let best = cursor;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of legal) {
    const spot = { x: one.x + grip.x, y: one.y + grip.y };
    const far = Math.hypot(spot.x - cursor.x, spot.y - cursor.y);
    if (far < nearest) [best, nearest] = [spot, far];
  }
  return best;
}

/** How far, in cells, a corner may be from a legal one and still be pulled to it. */
export const pull = 0.6;

/**
 * Where a piece whose corner hovers at a fractional place belongs: the nearest legal corner within the pull,
 * otherwise the nearest cell at all, which is then not legal; null when the piece is nowhere near.
 */
export function snap(
  at: Spot,
  legal: readonly Spot[],
  shape: Size,
  board: Size & { readonly pull?: number | undefined },
): { spot: Spot; fits: boolean } | null {
  let best: Spot | null = null;
  let nearest = board.pull ?? pull;
  for (const spot of legal) {
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (far > nearest) continue;
    best = spot;
    nearest = far;
  }
  if (best) return { spot: best, fits: true };
  const spot = { x: Math.round(at.x), y: Math.round(at.y) };
  const outside = spot.x <= -shape.width || spot.y <= -shape.height || spot.x >= board.width || spot.y >= board.height;
  if (outside) return null;
  return { spot, fits: legal.some(one => one.x === spot.x && one.y === spot.y) };
}

/** Where a tap or the cursor puts a piece: by its grip if that is legal, else the nearest legal place over the cell. */
export function place(tapped: Spot, legal: readonly Spot[], shape: readonly Spot[]): { spot: Spot; fits: boolean } {
  const grip = gripOf(shape);
  const byGrip = { x: tapped.x - grip.x, y: tapped.y - grip.y };
  if (legal.some(one => one.x === byGrip.x && one.y === byGrip.y)) return { spot: byGrip, fits: true };
  let best: Spot | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of legal) {
    if (!shape.some(cell => cell.x + one.x === tapped.x && cell.y + one.y === tapped.y)) continue;
    const far = Math.hypot(one.x - byGrip.x, one.y - byGrip.y);
    if (far < nearest) [best, nearest] = [one, far];
  }
  return best ? { spot: best, fits: true } : { spot: byGrip, fits: false };
}

/** Keeps a shape held at its grip inside the board as far as it can be. */
export function keepInside(cursor: Spot, shape: readonly Spot[], board: Size): Spot {
  const box = boxOf(shape);
  const grip = gripOf(shape);
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), value));
  return {
    x: clamp(cursor.x, grip.x, board.width - box.width + grip.x),
    y: clamp(cursor.y, grip.y, board.height - box.height + grip.y),
  };
}

/** Cells between a finger and the lower edge of the piece above it. */
const lift = 1.25;

interface Carried {
  readonly now: Spot;
  readonly touch: boolean;
}

/** The screen place of a carried piece's corner: centred on the pointer, above a finger. */
export function carriedCorner(by: Carried, shape: readonly Spot[], cell: number): Spot {
  const box = boxOf(shape);
  const up = by.touch ? (lift + box.height) * cell : (box.height * cell) / 2;
  return { x: by.now.x - (box.width * cell) / 2, y: by.now.y - up };
}

/** A board on screen, for those who must find cells under a pointer or put the focus on one. */
export class BoardHandle {
  readonly id: string;
  readonly size: Size;
  /** The cell that the keyboard is at. */
  readonly cursor: Signal<Spot>;
  element: HTMLElement | null = null;

  constructor(id: string, size: Size) {
    this.id = id;
    this.size = size;
    this.cursor = signal({ x: 0, y: 0 });
  }

  /** The box of the cells themselves, measured now: boards move when a phone turns. */
  box(): { left: number; top: number; cell: number } | null {
    const first = this.element?.querySelector('[data-cell="0,0"]')?.getBoundingClientRect();
    return first && first.width > 0 ? { left: first.left, top: first.top, cell: first.width } : null;
  }

  /** Those of some targets that are on this board. */
  among(targets: readonly Target[]): readonly Target[] {
    return targets.filter(target => target.board === this.id);
  }

  /** Where a piece held over a cell of this board by tap or key would go. */
  aimAt(spot: Spot | null, shape: readonly Spot[], legal: readonly Target[]): Omit<Aim, 'cell'> {
    if (!spot) return { aim: null, fits: false };
    const { spot: at, fits } = place(spot, this.among(legal), shape);
    return { aim: { board: this.id, ...at }, fits };
  }

  /** Whether a place of the screen is on the board. */
  covers({ x, y }: Spot): boolean {
    const at = this.element?.getBoundingClientRect();
    return at !== undefined && x > at.left && x < at.right && y > at.top && y < at.bottom;
  }

  /** Keeps the one cell that the Tab key reaches at the cursor: a step of it draws two cells, not the board. */
  followCursor(): () => void {
    return effect(() => {
      const { x, y } = this.cursor.value;
      const before = this.element?.querySelectorAll('[data-cell][tabindex="0"]') ?? [];
      for (const cell of before) cell.setAttribute('tabindex', '-1');
      this.element?.querySelector(`[data-cell="${x},${y}"]`)?.setAttribute('tabindex', '0');
    });
  }

  focus(spot: Spot): void {
    this.cursor.value = spot;
    this.element?.querySelector<HTMLElement>(`[data-cell="${spot.x},${spot.y}"]`)?.focus();
  }
}

/** A handle that lives as long as its component. */
export function useBoard(id: string, width: number, height: number): BoardHandle {
  return useMemo(() => new BoardHandle(id, { width, height }), [id, width, height]);
}

interface Aim {
  readonly aim: Target | null;
  readonly fits: boolean;
  /** How wide a cell of the last board on screen is; undefined when there is none. */
  readonly cell?: number;
}

/** Where a carried piece would go: on any board, a place that takes it before one that does not. */
export function aimOf(
  carried: Carried,
  shape: readonly Spot[],
  { boards, pull: reach }: { readonly boards: () => readonly BoardHandle[]; readonly pull?: number },
  legal: readonly Target[],
): Aim {
  let found: Aim = { aim: null, fits: false };
  for (const board of boards()) {
    const at = board.box();
    if (!at) continue;
    const { cell } = at;
    const corner = carriedCorner(carried, shape, cell);
    const spot = { x: (corner.x - at.left) / cell, y: (corner.y - at.top) / cell };
    const hit = snap(spot, board.among(legal), boxOf(shape), { ...board.size, pull: reach });
    const better = hit && (!found.aim || (hit.fits && !found.fits));
    found = better ? { aim: { board: board.id, ...hit.spot }, fits: hit.fits, cell } : { ...found, cell };
  }
  return found;
}
