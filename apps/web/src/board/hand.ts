import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { hushTips } from '../design/tips.tsx';
import { feel, buzz } from '../stage/haptics.ts';
import {
  boxOf,
  carriedCorner,
  gripOf,
  keepInside,
  place,
  type Size,
  type Spot,
  sameTarget,
  snap,
  type Target,
} from './grid.ts';
import type { BoardHandle } from './handle.ts';
import type { Drag, HandRules, Held } from './held.ts';

/** How far a pointer may move before a press is a drag. */
const slack = 6;
/** A cell's size while no board is on screen. */
const fallbackCell = 44;

/**
 * Picking up, carrying and putting down. A drag, a tap on the item and then on a cell, and the keyboard all end
 * in the same `drop`.
 */
export class Hand<Item> {
  readonly held: Signal<Held<Item> | null> = signal(null);
  /** What is held, and whether by a pointer. Where it hovers changes with every frame, and few need to know. */
  readonly item: ReadonlySignal<Item | null> = computed(() => this.held.value?.item ?? null);
  readonly lifted: ReadonlySignal<boolean> = computed(() => this.held.value?.by === 'drag');
  /** What the pointer is down on and may lift: drawn already, so that lifting it is light work. */
  readonly gripped: Signal<Item | null> = signal(null);
  /** The element that follows the pointer; it is moved directly, without drawing anything again. */
  float: HTMLElement | null = null;
  private readonly rules: HandRules<Item>;
  private drag: Drag<Item> | null = null;
  /** How wide the board's cells are, for what floats; measured when the pointer comes down, while nothing has changed. */
  readonly cell = signal(fallbackCell);
  private frame = 0;
  private grip = 0;
  private legal: readonly Target[] = [];
  /** The item last put on show: what `rehearse` draws. */
  private shown: Item | null = null;

  constructor(rules: HandRules<Item>) {
    this.rules = rules;
  }

  /** Handlers for whatever shows an item in the tray. */
  source(item: Item): {
    onPointerDown(event: PointerEvent): void;
    onClick(event: MouseEvent): void;
  } {
    this.shown = item;
    return {
      onPointerDown: event => this.grab(item, event),
      // Enter, Space and assistive technology click without a pointer.
      onClick: event => {
        if (event.detail === 0) this.choose(item);
      },
    };
  }

  /** Takes an item by tap or key; the same one again puts it back. */
  choose(item: Item): void {
    const held = this.held.peek();
    if (held?.item === item) {
      this.release();
      return;
    }
    if (this.rules.mayHold?.(item) === false) {
      this.rules.refuse(item, null);
      return;
    }
    this.legal = this.rules.targets(item);
    this.hold({ item, by: 'tap', aim: null, fits: false });
  }

  /** Puts the focus where the held item could go: what a keyboard wants after choosing. */
  enterBoard(): void {
    const held = this.held.peek();
    const first = this.legal[0];
    const board = this.rules.boards().find(one => one.id === first?.board) ?? this.rules.boards()[0];
    if (!held || !board) return;
    const grip = gripOf(this.rules.shape(held.item));
    const spot = first ? { x: first.x + grip.x, y: first.y + grip.y } : board.cursor.peek();
    board.focus(spot);
    this.point(board, spot);
  }

  /** A cell was pressed. True when the hand had something to do there. */
  press(board: BoardHandle, spot: Spot): boolean {
    const held = this.held.peek();
    if (!held || held.by !== 'tap') return false;
    const { spot: at, fits } = place(spot, this.on(board), this.rules.shape(held.item));
    this.finish(held.item, { board: board.id, ...at }, fits);
    return true;
  }

  /** The pointer or the cursor is over a cell. */
  point(board: BoardHandle, spot: Spot | null): void {
    const held = this.held.peek();
    if (!held || held.by !== 'tap') return;
    if (!spot) {
      this.held.value = { ...held, aim: null, fits: false };
      return;
    }
    const { spot: at, fits } = place(spot, this.on(board), this.rules.shape(held.item));
    this.held.value = { ...held, aim: { board: board.id, ...at }, fits };
  }

  /** Where an arrow key leads while something is held: the whole piece stays on the board. */
  step(board: BoardHandle, from: Spot, by: Spot): Spot {
    const to = { x: from.x + by.x, y: from.y + by.y };
    const held = this.held.peek();
    return held ? keepInside(to, this.rules.shape(held.item), board.size) : to;
  }

  /** The held item was turned: its shape and its places are others now. */
  turned(): void {
    if (this.drag) this.drag.legal = null;
    const held = this.held.peek();
    if (!held) return;
    this.legal = this.rules.targets(held.item);
    if (this.drag?.moving) this.follow();
    else if (held.aim) {
      const board = this.rules.boards().find(one => one.id === held.aim?.board);
      if (board) this.point(board, board.cursor.peek());
    }
  }

  /** Lets go of everything; nothing is placed. */
  release(): void {
    this.endDrag();
    hushTips(false);
    this.held.value = null;
  }

  private hold(held: Held<Item>): void {
    feel(buzz.pick);
    hushTips(true);
    this.held.value = held;
  }

  /** Draws a piece unseen while nothing happens, so that the first one to be lifted finds everything made ready. */
  rehearse(): void {
    const { shown } = this;
    if (shown === null || this.drag || this.rules.mayHold?.(shown) === false) return;
    this.gripped.value = shown;
    this.grip = requestAnimationFrame(() => {
      this.grip = requestAnimationFrame(() => {
        this.gripped.value = null;
      });
    });
  }

  private on(board: BoardHandle): readonly Spot[] {
    return this.legal.filter(target => target.board === board.id);
  }

  private finish(item: Item, target: Target | null, fits: boolean): void {
    if (!target || !fits) {
      this.rules.refuse(item, target);
      return;
    }
    this.release();
    feel(buzz.place);
    this.rules.drop(item, target);
  }

  private grab(item: Item, event: PointerEvent): void {
    if (event.button !== 0 || this.drag || !event.isPrimary) return;
    const touch = event.pointerType !== 'mouse';
    const at = { x: event.clientX, y: event.clientY };
    const source = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    // The browser would keep sending touches to the first element only; the window hears everything.
    source?.releasePointerCapture?.(event.pointerId);
    const holds = this.rules.mayHold?.(item) !== false;
    const legal = holds ? this.rules.targets(item) : null;
    this.drag = { item, id: event.pointerId, from: at, now: at, touch, source, legal, moving: false };
    cancelAnimationFrame(this.grip);
    if (holds) {
      this.cell.value = this.rules.boards().flatMap(board => board.box()?.cell ?? [])[0] ?? fallbackCell;
      // Drawn by the next frame: the press itself has enough to do.
      this.grip = requestAnimationFrame(() => {
        this.gripped.value = item;
      });
    }
    this.listen('addEventListener');
  }

  private readonly moved = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.id) return;
    drag.now = { x: event.clientX, y: event.clientY };
    if (!drag.moving && Math.hypot(drag.now.x - drag.from.x, drag.now.y - drag.from.y) < slack) return;
    const lifts = !drag.moving;
    if (lifts) this.lift(drag);
    if (!this.drag || this.frame) return;
    // One measurement a frame, however often the pointer reports. The frame that lifts the piece has enough to draw.
    this.frame = requestAnimationFrame(() => (lifts ? this.rise() : this.follow()));
  };

  private lift(drag: Drag<Item>): void {
    if (this.rules.mayHold?.(drag.item) === false) {
      this.endDrag();
      this.rules.refuse(drag.item, null);
      return;
    }
    drag.moving = true;
    this.legal = drag.legal ?? this.rules.targets(drag.item);
    this.hold({ item: drag.item, by: 'drag', aim: null, fits: false });
  }

  /** The first frame of a drag: the piece is above the finger. Where it would go is the next one's. */
  private rise(): void {
    const { drag } = this;
    this.frame = requestAnimationFrame(() => this.follow());
    if (drag) this.carry(drag, boxOf(this.rules.shape(drag.item)), this.cell.peek());
  }

  private carry(drag: Drag<Item>, box: Size, cell: number): void {
    const corner = carriedCorner(drag, box, cell);
    this.float?.style.setProperty('transform', `translate3d(${corner.x}px, ${corner.y}px, 0)`);
  }

  /** Moves the floating piece and finds where it would go. */
  private follow(): void {
    this.frame = 0;
    const { drag } = this;
    const held = this.held.peek();
    if (!drag || !held) return;
    const shape = this.rules.shape(drag.item);
    const box = boxOf(shape);
    let found: { target: Target; fits: boolean } | null = null;
    let cell = fallbackCell;
    for (const board of this.rules.boards()) {
      const at = board.box();
      if (!at) continue;
      cell = at.cell;
      const corner = carriedCorner(drag, box, cell);
      const spot = { x: (corner.x - at.left) / cell, y: (corner.y - at.top) / cell };
      const hit = snap(spot, this.on(board), box, board.size);
      if (hit && (!found || (hit.fits && !found.fits)))
        found = { target: { board: board.id, ...hit.spot }, fits: hit.fits };
    }
    this.cell.value = cell;
    this.carry(drag, box, cell);
    const aim = found?.target ?? null;
    const fits = found?.fits ?? false;
    if (!sameTarget(aim, held.aim) || fits !== held.fits) this.held.value = { ...held, aim, fits };
  }

  private readonly ended = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.moving) {
      this.endDrag();
      this.choose(drag.item);
      return;
    }
    this.follow();
    const held = this.held.peek();
    this.release();
    if (held?.aim || this.overBoard(drag)) this.finish(drag.item, held?.aim ?? null, held?.fits ?? false);
  };

  private overBoard(drag: Drag<Item>): boolean {
    return this.rules.boards().some(board => {
      const at = board.element?.getBoundingClientRect();
      return at && drag.now.x > at.left && drag.now.x < at.right && drag.now.y > at.top && drag.now.y < at.bottom;
    });
  }

  /** The pointer was taken away, or the phone turned: the piece goes home. */
  private readonly lost = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerId !== this.drag?.id) return;
    if (event.type === 'visibilitychange' && document.visibilityState === 'visible') return;
    if (this.drag?.moving) this.release();
    else this.endDrag();
  };

  private endDrag(): void {
    this.drag = null;
    this.gripped.value = null;
    cancelAnimationFrame(this.grip);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.listen('removeEventListener');
  }

  private listen(how: 'addEventListener' | 'removeEventListener'): void {
    window[how]('pointermove', this.moved as EventListener);
    window[how]('pointerup', this.ended as EventListener);
    for (const type of ['pointercancel', 'resize', 'blur']) window[how](type, this.lost);
    document[how]('visibilitychange', this.lost);
  }
}
