import { useMemo, useRef } from 'preact/hooks';

const slack = 6;

interface Grip {
  readonly from: number;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly item: HTMLElement;
  /** Where the items stood when the drag began. */
  readonly places: readonly Middle[];
  moving: boolean;
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

function middles(list: Element | null): readonly Middle[] {
  return [...(list?.querySelectorAll('[data-relic]') ?? [])].map(item => {
    const box = item.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

function nearest(places: readonly Middle[], x: number, y: number): number {
  let best = 0;
  for (const [i, place] of places.entries()) {
    const now = places[best];
    if (now && Math.hypot(place.x - x, place.y - y) < Math.hypot(now.x - x, now.y - y)) best = i;
  }
  return best;
}

/** Reordering a short list by drag, and with Shift and an arrow. A press that does not move stays a click. */
class Order {
  private grip: Grip | null = null;
  private dragEnded = false;
  private readonly move: (from: number, to: number) => void;

  constructor(move: (from: number, to: number) => void) {
    this.move = move;
  }

  /** Handlers of one item; it carries `data-relic` and lies in a list with `data-shelf`. */
  item(at: number) {
    return {
      onPointerDown: (event: PointerEvent) => this.grab(at, event),
      onPointerMove: (event: PointerEvent) => this.follow(event),
      onPointerUp: (event: PointerEvent) => this.drop(event),
      onPointerCancel: () => this.end(),
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        if (!by || !event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        this.move(at, at + by);
      },
    };
  }

  /** True for the click that a drag leaves behind. */
  dragged(): boolean {
    return this.dragEnded;
  }

  private grab(from: number, event: PointerEvent): void {
    const item = event.currentTarget;
    if (event.button !== 0 || !(item instanceof HTMLElement)) return;
    this.dragEnded = false;
    item.setPointerCapture(event.pointerId);
    const places = middles(item.closest('[data-shelf]'));
    this.grip = { from, id: event.pointerId, x: event.clientX, y: event.clientY, item, places, moving: false };
  }

  private follow(event: PointerEvent): void {
    const { grip } = this;
    if (!grip || event.pointerId !== grip.id) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.moving && Math.hypot(dx, dy) < slack) return;
    grip.moving = true;
    grip.item.dataset['moving'] = 'true';
    grip.item.style.transform = `translate(${dx}px, ${dy}px)`;
  }

  private drop(event: PointerEvent): void {
    const { grip } = this;
    if (!grip || event.pointerId !== grip.id) return;
    const to = nearest(grip.places, event.clientX, event.clientY);
    this.dragEnded = grip.moving;
    this.end();
    if (grip.moving && to !== grip.from) this.move(grip.from, to);
  }

  private end(): void {
    this.grip?.item.style.removeProperty('transform');
    this.grip?.item.removeAttribute('data-moving');
    this.grip = null;
  }
}

export type Reorder = Pick<Order, 'item' | 'dragged'>;

export function useReorder(move: (from: number, to: number) => void): Reorder {
  const now = useRef(move);
  now.current = move;
  return useMemo(() => new Order((from, to) => now.current(from, to)), []);
}
