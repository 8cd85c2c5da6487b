import type { BoardHandle, Spot } from '../../../board/grid.ts';

/** The cells from one to another, both included: a quick stroke leaves no gaps. */
export function cellsBetween(from: Spot, to: Spot): readonly Spot[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(from.x + ((to.x - from.x) * i) / Math.max(1, steps)),
    y: Math.round(from.y + ((to.y - from.y) * i) / Math.max(1, steps)),
  }));
}

interface StrokeRules {
  readonly board: () => BoardHandle;
  /** A stroke begins on this cell. */
  begin(spot: Spot): void;
  /** It goes on over these. */
  draw(spots: readonly Spot[]): void;
}

/** A stroke of a finger, a pen or a mouse over a board: its first cell counts, and leaving the board ends nothing. */
export class Stroke {
  private readonly rules: StrokeRules;
  private id: number | null = null;
  private last: Spot | null = null;

  constructor(rules: StrokeRules) {
    this.rules = rules;
  }

  readonly down = (event: Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId'>): void => {
    const spot = this.spot(event);
    if (this.id !== null || event.button !== 0 || !spot) return;
    this.id = event.pointerId;
    this.last = spot;
    this.rules.begin(spot);
    globalThis.addEventListener?.('pointermove', this.moved);
    globalThis.addEventListener?.('pointerup', this.up);
    globalThis.addEventListener?.('pointercancel', this.up);
  };

  readonly moved = (event: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>): void => {
    const spot = event.pointerId === this.id ? this.spot(event) : null;
    if (!spot || (spot.x === this.last?.x && spot.y === this.last.y)) return;
    this.rules.draw(cellsBetween(this.last ?? spot, spot));
    this.last = spot;
  };

  readonly up = (event: Pick<PointerEvent, 'pointerId'>): void => {
    if (event.pointerId === this.id) this.end();
  };

  readonly end = (): void => {
    this.id = null;
    this.last = null;
    globalThis.removeEventListener?.('pointermove', this.moved);
    globalThis.removeEventListener?.('pointerup', this.up);
    globalThis.removeEventListener?.('pointercancel', this.up);
  };

  private spot({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Spot | null {
    const board = this.rules.board();
    const box = board.box();
    if (!box) return null;
    const [x, y] = [Math.floor((clientX - box.left) / box.cell), Math.floor((clientY - box.top) / box.cell)];
    return x >= 0 && y >= 0 && x < board.size.width && y < board.size.height ? { x, y } : null;
  }
}
