import type { Cell } from '@minoya/games/keshiki/cells';

/** A second tap so soon after the first is one that the hand made by itself. */
const soon = 250;

/** Knows a tap on the same cell that was not aimed at what has fallen there since. */
export class SecondTap {
  private last: { readonly cell: Cell; readonly at: number } | null = null;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** True for a tap to be left out: the same cell, while the first one's blocks still move. */
  isSlip(cell: Cell, moving: boolean): boolean {
    const at = this.now();
    const slip = moving && this.last !== null && this.last.cell === cell && at - this.last.at < soon;
    if (!slip) this.last = { cell, at };
    return slip;
  }
}
