import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { nextTask } from '../design/task.ts';
import { hushTips } from '../design/tips.tsx';
import { buzz, feel } from '../stage/haptics.ts';
import { settings } from '../store/settings.ts';
import {
  aimOf,
  type BoardHandle,
  carriedCorner,
  keepInside,
  nearestGrip,
  sameTarget,
  type Spot,
  type Target,
} from './grid.ts';
import type { Drag, DragRules, Held } from './held.ts';
import { prewarm } from './prewarm.ts';

/** How far a pointer may move before a press is a drag. */
const slack = 6;
/** A cell's size while no board is on screen. */
const fallbackCell = 44;

/**
 * Picking up, carrying and putting down. A drag, a tap on the item and then on a cell, and the keyboard all end
 * in the same `drop`.
 */
export class DragController<Item> {
  readonly held: Signal<Held<Item> | null> = signal(null);
  /** What is held, and whether by a pointer. Where it hovers changes with every frame, and few need to know. */
  readonly item: ReadonlySignal<Item | null> = computed(() => this.held.value?.item ?? null);
  readonly lifted: ReadonlySignal<boolean> = computed(() => this.held.value?.by === 'drag');
  readonly dropped: ReadonlySignal<boolean> = computed(() => this.held.value?.by === 'drop');
  /** What the pointer is down on and may lift: drawn already, so that lifting it is light work. */
  readonly gripped: Signal<Item | null> = signal(null);
  /** The element that follows the pointer; it is moved directly, without drawing anything again. */
  float: HTMLElement | null = null;
  private readonly rules: DragRules<Item>;
  private drag: Drag<Item> | null = null;
  private hearing: AbortController | null = null;
  /** How wide the board's cells are, for what floats; measured when the pointer comes down, while nothing has changed. */
  readonly cell = signal(fallbackCell);
  private frame = 0;
  private grip = 0;
  private legal: readonly Target[] = [];
  private lastBoard = '';
  /** The item last put on show: what `prewarm` draws. */
  private shown: Item | null = null;

  constructor(rules: DragRules<Item>) {
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
    if (held?.item === item) return this.release();
    if (this.rules.mayHold?.(item) === false) return this.rules.refuse(item, null);
    this.legal = this.rules.targets(item);
    this.hold({ item, by: 'tap', aim: null, fits: false });
  }

  /** Puts the focus where the held item could go, near where the last one went: what a keyboard wants after choosing. */
  enterBoard(): void {
    const held = this.held.peek();
    const boards = this.rules.boards();
    const takes = (board: BoardHandle) => board.among(this.legal).length > 0;
    const board = boards.find(one => one.id === this.lastBoard && takes(one)) ?? boards.find(takes) ?? boards[0];
    if (!held || !board) return;
    const spot = nearestGrip(board.cursor.peek(), board.among(this.legal), this.rules.shape(held.item));
    board.focus(spot);
    this.point(board, spot);
  }

  /** A cell was pressed. True when there was something to put down. */
  press(board: BoardHandle, spot: Spot): boolean {
    const held = this.held.peek();
    if (!held || held.by !== 'tap') return false;
    this.lastBoard = board.id;
    const { aim, fits } = board.aimAt(spot, this.rules.shape(held.item), this.legal);
    this.finish(held.item, aim, fits);
    return true;
  }

  /** The pointer or the cursor is over a cell. */
  point(board: BoardHandle, spot: Spot | null): void {
    const held = this.held.peek();
    if (!held || held.by !== 'tap') return;
    this.held.value = { ...held, ...board.aimAt(spot, this.rules.shape(held.item), this.legal) };
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
    hushTips(this, false);
    this.held.value = null;
  }

  private hold(held: Held<Item>): void {
    feel(buzz.pick);
    hushTips(this, true);
    this.held.value = held;
  }

  /** Goes unseen through what happens to a piece while nothing does, so that the first one finds all made ready. */
  prewarm(): void {
    const { shown } = this;
    if (shown === null || this.drag || this.held.peek() || this.rules.mayHold?.(shown) === false) return;
    prewarm(this, this.rules, shown);
    this.gripSoon(null);
  }

  private gripSoon(item: Item | null): void {
    this.grip = requestAnimationFrame(() => {
      this.grip = requestAnimationFrame(() => {
        this.gripped.value = item;
      });
    });
  }

  private finish(item: Item, target: Target | null, fits: boolean): void {
    if (!target || !fits) return this.rules.refuse(item, target);
    this.release();
    feel(buzz.place);
    this.rules.drop(item, target);
  }

  private grab(item: Item, event: PointerEvent): void {
    if (this.drag?.letGo) this.land(this.drag);
    if (event.button !== 0 || this.drag || !event.isPrimary) return;
    const touch = event.pointerType !== 'mouse';
    const at = { x: event.clientX, y: event.clientY };
    const source = event.currentTarget;
    // The browser would keep sending touches to the first element only; the window hears everything.
    if (source instanceof HTMLElement) source.releasePointerCapture?.(event.pointerId);
    const holds = this.rules.mayHold?.(item) !== false;
    const legal = holds ? this.rules.targets(item) : null;
    this.drag = { item, from: at, now: at, touch, legal, pulled: false, moving: false, letGo: false };
    cancelAnimationFrame(this.grip);
    if (holds) {
      this.cell.value = this.rules.boards().flatMap(board => board.box()?.cell ?? [])[0] ?? fallbackCell;
      // Drawn behind the frame of the press, which has enough to do.
      this.gripSoon(item);
    }
    this.hear(event.pointerId, this.drag);
  }

  /** Follows the pointer wherever on the page it goes, until the drag ends. */
  private hear(pointer: number, drag: Drag<Item>): void {
    this.hearing = new AbortController();
    const until = { signal: this.hearing.signal };
    const mine = (tell: (drag: Drag<Item>) => void) => (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      drag.now = { x: event.clientX, y: event.clientY };
      tell(drag);
    };
    const lost = () => this.lost(drag);
    addEventListener('pointermove', mine(this.moved), until);
    addEventListener('pointerup', mine(this.ended), until);
    addEventListener('pointercancel', mine(lost), until);
    for (const type of ['resize', 'blur']) addEventListener(type, lost, until);
    document.addEventListener('visibilitychange', () => (document.hidden ? lost() : undefined), until);
  }

  /** A pointer that is down on an item has moved. */
  private readonly moved = (drag: Drag<Item>): void => {
    if (drag.letGo) return;
    if (drag.moving) {
      // One measurement a frame, however often the pointer reports.
      if (!this.frame) this.frame = requestAnimationFrame(() => this.follow());
    } else if (!drag.pulled && Math.hypot(drag.now.x - drag.from.x, drag.now.y - drag.from.y) >= slack) {
      drag.pulled = true;
      // Moves are told within a frame, which has enough to draw.
      nextTask(() => this.lift(drag));
    }
  };

  private lift(drag: Drag<Item>): void {
    if (this.drag !== drag || drag.moving) return;
    if (this.rules.mayHold?.(drag.item) === false) {
      this.endDrag();
      this.rules.refuse(drag.item, null);
      return;
    }
    drag.moving = true;
    this.legal = drag.legal ?? this.rules.targets(drag.item);
    this.hold({ item: drag.item, by: 'drag', aim: null, fits: false });
    // The first frame shows it above the finger; where it would go is the next one's.
    this.carry(drag, this.cell.peek());
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => this.follow());
    });
  }

  private carry(drag: Drag<Item>, cell: number): void {
    const corner = carriedCorner(drag, this.rules.shape(drag.item), cell);
    this.float?.style.setProperty('transform', `translate3d(${corner.x}px, ${corner.y}px, 0)`);
  }

  /** Moves the floating piece and finds where it would go. */
  private follow(): void {
    this.frame = 0;
    const { drag } = this;
    const held = this.held.peek();
    if (!drag || !held) return;
    const shape = this.rules.shape(drag.item);
    const { cell = fallbackCell, aim, fits } = aimOf(drag, shape, this.rules, this.legal);
    this.cell.value = cell;
    this.carry(drag, cell);
    if (!sameTarget(aim, held.aim) || fits !== held.fits) this.held.value = { ...held, aim, fits };
  }

  /** The pointer was lifted: a tap, or the end of a drag. */
  private readonly ended = (drag: Drag<Item>): void => {
    if (drag.letGo) return;
    if (!drag.pulled) {
      this.endDrag();
      this.choose(drag.item);
      return;
    }
    this.lift(drag);
    if (this.drag !== drag) return;
    drag.letGo = true;
    this.follow();
    const held = this.held.peek();
    this.gripped.value = null;
    // It leaves the pointer now, and lies where it would go until the rules have said what becomes of it.
    if (held?.aim) this.held.value = { ...held, by: 'drop' };
    nextTask(() => this.land(drag));
  };

  /** The piece goes where it was let go, or home. */
  private land(drag: Drag<Item>): void {
    if (this.drag !== drag) return;
    const held = this.held.peek();
    if (!held?.aim || !held.fits || settings.peek().speed === 'instant') {
      this.release();
      if (held?.aim || this.rules.boards().some(board => board.covers(drag.now)))
        this.finish(drag.item, held?.aim ?? null, held?.fits ?? false);
      return;
    }
    this.endDrag();
    feel(buzz.place);
    this.rules.drop(drag.item, held.aim);
    // The stage draws first what has become of it.
    nextTask(() => (this.held.peek() === held ? this.release() : undefined));
  }

  /** The pointer was taken away, or the phone turned: the piece goes home. */
  private lost(drag: Drag<Item>): void {
    if (drag.letGo) return;
    if (drag.moving) this.release();
    else this.endDrag();
  }

  private endDrag(): void {
    this.drag = null;
    this.gripped.value = null;
    cancelAnimationFrame(this.grip);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.hearing?.abort();
    this.hearing = null;
  }
}
