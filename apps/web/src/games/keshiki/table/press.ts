import type { BoardHandle, Spot } from '../../../board/grid.ts';
import { SecondTap } from './second-tap.ts';

type Pointer = 'finger' | 'mouse';

interface PressRules {
  readonly board: () => BoardHandle;
  /** The pointer presses on this cell now; null when it slid off the board. */
  point(spot: Spot | null, by: Pointer): void;
  /** It stayed on one cell for a while. */
  linger(spot: Spot): void;
  /** It was lifted on this cell. True: that was a move, and something else lies there now. */
  commit(spot: Spot, by: Pointer): boolean;
  /** It was lifted elsewhere, or taken away. */
  cancel(): void;
}

/** How long a press stays on one cell before it asks to see what follows. */
const patience = 250;

/** A press that commits when it is lifted: sliding chooses another cell, leaving the board chooses none. */
export class Press {
  private readonly rules: PressRules;
  private id: number | null = null;
  private at: Spot | null = null;
  private by: Pointer = 'finger';
  private timer = 0;
  private readonly again = new SecondTap();

  constructor(rules: PressRules) {
    this.rules = rules;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.id !== null) {
      this.end();
      this.rules.cancel();
      return;
    }
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const spot = this.spot(event);
    if (!spot || this.again.isSlip(event)) return;
    // A finger's events would all go to the first cell otherwise.
    if (event.target.hasPointerCapture?.(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    this.id = event.pointerId;
    this.by = event.pointerType === 'mouse' ? 'mouse' : 'finger';
    addEventListener('pointermove', this.moved);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.lost);
    addEventListener('blur', this.lost);
    addEventListener('resize', this.lost);
    this.enter(spot);
  };

  /** Stops listening; nothing is committed. */
  readonly end = (): void => {
    clearTimeout(this.timer);
    this.id = null;
    this.at = null;
    removeEventListener('pointermove', this.moved);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.lost);
    removeEventListener('blur', this.lost);
    removeEventListener('resize', this.lost);
  };

  private enter(spot: Spot | null): void {
    clearTimeout(this.timer);
    this.at = spot;
    this.rules.point(spot, this.by);
    if (spot) this.timer = window.setTimeout(() => this.rules.linger(spot), patience);
  }

  private readonly moved = (event: PointerEvent): void => {
    if (event.pointerId !== this.id) return;
    const spot = this.spot(event);
    if (spot?.x !== this.at?.x || spot?.y !== this.at?.y) this.enter(spot);
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.id) return;
    const spot = this.spot(event);
    this.end();
    if (!spot) this.rules.cancel();
    else if (this.rules.commit(spot, this.by)) this.again.played(event);
  };

  private readonly lost = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerId !== this.id) return;
    this.end();
    this.rules.cancel();
  };

  private spot(event: PointerEvent): Spot | null {
    const board = this.rules.board();
    const box = board.box();
    if (!box) return null;
    const x = Math.floor((event.clientX - box.left) / box.cell);
    const y = Math.floor((event.clientY - box.top) / box.cell);
    return x >= 0 && y >= 0 && x < board.size.width && y < board.size.height ? { x, y } : null;
  }
}
