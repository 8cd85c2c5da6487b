import { type Cells, cellAt } from '@minoya/games/polyform/cells';
import { useMemo, useRef } from 'preact/hooks';

/** What a pointer that is down on a drawing does: it draws or erases every cell it comes over, as it did with the first. */
export class Painting {
  private draws: boolean | null = null;
  private shape: Cells = 0;
  private clicked = false;

  /** The shape after the first cell. */
  begin(shape: Cells, cell: Cells): Cells {
    this.draws = (shape & cell) === 0;
    this.clicked = true;
    this.shape = shape;
    return this.over(cell);
  }

  /** The shape after another cell; as it was where nothing is painted. */
  over(cell: Cells): Cells {
    if (this.draws !== null) this.shape = this.draws ? this.shape | cell : this.shape & ~cell;
    return this.shape;
  }

  get paints(): boolean {
    return this.draws !== null;
  }

  end(): void {
    this.draws = null;
  }

  /** The click that ends a press has been done by the pointer already; one by keys or a screen reader has not. */
  takesClick(): boolean {
    const taken = this.clicked;
    this.clicked = false;
    return taken;
  }
}

interface Handlers {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly takesClick: () => boolean;
}

function cellUnder(at: Element | null): Cells | null {
  const [x, y] = at?.closest('.drawing [data-cell]')?.getAttribute('data-cell')?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : cellAt(y, x);
}

/** Painting with whatever points, on the drawing inside. */
export function usePainting(shape: Cells, onChange: (shape: Cells) => void): Handlers {
  const painting = useMemo(() => new Painting(), []);
  const now = useRef({ shape, onChange });
  now.current = { shape, onChange };
  const show = (next: Cells) => {
    if (next !== now.current.shape) now.current.onChange(next);
  };
  return {
    down: event => {
      const cell = event.target instanceof Element ? cellUnder(event.target) : null;
      if (cell === null || event.button !== 0 || !event.isPrimary) return;
      // A touch would keep sending to the first cell only.
      if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
      show(painting.begin(now.current.shape, cell));
      const end = () => painting.end();
      addEventListener('pointerup', end, { once: true });
      addEventListener('pointercancel', end, { once: true });
    },
    move: event => {
      const cell = painting.paints ? cellUnder(document.elementFromPoint(event.clientX, event.clientY)) : null;
      if (cell !== null) show(painting.over(cell));
    },
    takesClick: () => painting.takesClick(),
  };
}
