import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Size, Spot, Target } from './grid.ts';

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

  /** Whether a place of the screen is on the board. */
  covers({ x, y }: Spot): boolean {
    const at = this.element?.getBoundingClientRect();
    return at !== undefined && x > at.left && x < at.right && y > at.top && y < at.bottom;
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
