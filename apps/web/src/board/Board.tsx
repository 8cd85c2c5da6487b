import { Component, type ComponentChildren, type JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useDerived } from '../design/derived.ts';
import { whenIdle } from '../design/idle.ts';
import { tip } from '../design/tips.tsx';
import { lang } from '../i18n/lang.ts';
import type { DragController } from './drag-controller.ts';
import type { BoardHandle, Spot, Target } from './grid.ts';

export interface CellView {
  /** What a screen reader says of the cell, after its place. */
  readonly name: string;
  readonly content?: ComponentChildren;
  /** For styles: 'legal', 'line', 'aim' … several with spaces. */
  readonly marks?: string | undefined;
  readonly selected?: boolean;
  /** What lies there, explained: shown on hover, focus and a long press. */
  readonly tip?: string | undefined;
  /** Changes whenever the content does; equal keys skip the redraw. */
  readonly key: string;
}

export interface BoardProps {
  readonly handle: BoardHandle;
  readonly label: string;
  readonly cell: (x: number, y: number) => CellView;
  /** Tap, click, Enter or Space on a cell. */
  readonly onPress?: (spot: Spot, by: 'pointer' | 'key') => void;
  /** The pointer or the focus is over a cell; null when it left. */
  readonly onPoint?: (spot: Spot | null) => void;
  /** Arrow keys, when something else than the focus should move. Returns the cell to go to. */
  readonly onStep?: (from: Spot, by: Spot) => Spot;
  readonly children?: ComponentChildren;
  readonly class?: string;
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** One board for everyone: a grid of focusable cells, drawn, clicked, typed at and read aloud alike. */
export function Board(props: BoardProps): JSX.Element {
  const { handle, label, cell, children } = props;
  const { width, height } = handle.size;
  useEffect(() => handle.followCursor(), [handle]);
  const cursor = handle.cursor.peek();
  const kept = useRef<KeptRow[]>([]);
  const rows = Array.from({ length: height }, (_, y) => {
    const views = Array.from({ length: width }, (__, x) => cell(x, y));
    const before = kept.current[y];
    if (before?.views.length === width && views.every((view, x) => isSame(view, before.views[x]))) return before.row;
    const row = (
      <div key={y} role="row" class="line">
        {views.map((view, x) => (
          <Cell key={x} x={x} y={y} view={view} here={cursor.x === x && cursor.y === y} />
        ))}
      </div>
    );
    kept.current[y] = { views, row };
    return row;
  });
  return (
    <div
      class={props.class ? `board ${props.class}` : 'board'}
      data-board={handle.id}
      style={{ '--cols': width, '--rows': height }}
    >
      <div
        role="grid"
        class="cells"
        aria-label={label}
        aria-rowcount={height}
        aria-colcount={width}
        ref={element => {
          handle.element = element;
        }}
        onClick={event => press(props, event)}
        onKeyDown={event => typed(props, event)}
        onPointerOver={event => (event.pointerType === 'touch' ? undefined : props.onPoint?.(spotOf(event.target)))}
        onPointerLeave={() => props.onPoint?.(null)}
        onFocusIn={event => focused(props, event)}
      >
        {rows}
      </div>
      {children}
    </div>
  );
}

/** A row as it was drawn last: one in which nothing changed is handed back as it is, and not looked at again. */
interface KeptRow {
  readonly views: readonly CellView[];
  readonly row: JSX.Element;
}

const isSame = (one: CellView, other: CellView | undefined): boolean =>
  one.key === other?.key &&
  one.name === other.name &&
  one.marks === other.marks &&
  one.tip === other.tip &&
  one.selected === other.selected;

interface CellProps {
  readonly x: number;
  readonly y: number;
  readonly view: CellView;
  /** Whether the cursor is here when the cell is first drawn; the handle moves it from then on. */
  readonly here: boolean;
}

class Cell extends Component<CellProps> {
  override shouldComponentUpdate({ view }: CellProps): boolean {
    return !isSame(view, this.props.view);
  }

  override render({ x, y, view, here }: CellProps): JSX.Element {
    return (
      <div
        role="gridcell"
        class="cell"
        data-cell={`${x},${y}`}
        data-marks={view.marks}
        aria-colindex={x + 1}
        aria-rowindex={y + 1}
        aria-label={view.name}
        aria-selected={view.selected}
        {...(view.tip ? tip(view.tip) : {})}
        tabIndex={here ? 0 : -1}
      >
        <Picture of={view.content} drawn={`${lang.value} ${view.key}`} />
      </div>
    );
  }
}

interface PictureProps {
  readonly of: ComponentChildren;
  readonly drawn: string;
}

/** What lies in a cell, left as it is while only the name or a mark changes. */
class Picture extends Component<PictureProps> {
  override shouldComponentUpdate({ drawn }: PictureProps): boolean {
    return drawn !== this.props.drawn;
  }

  override render({ of }: PictureProps): ComponentChildren {
    return of;
  }
}

function spotOf(target: unknown): Spot | null {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  const [x, y] = element?.getAttribute('data-cell')?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

function press(props: BoardProps, event: MouseEvent): void {
  const spot = spotOf(event.target);
  if (!spot) return;
  props.handle.cursor.value = spot;
  props.onPress?.(spot, 'pointer');
}

function focused(props: BoardProps, event: FocusEvent): void {
  const spot = spotOf(event.target);
  if (!spot) return;
  props.handle.cursor.value = spot;
  if (event.target instanceof Element && event.target.matches(':focus-visible')) props.onPoint?.(spot);
}

function typed(props: BoardProps, event: KeyboardEvent): void {
  const spot = spotOf(event.target);
  if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = reach(props, spot, event.key);
  if (to) {
    event.preventDefault();
    props.handle.focus(to);
    props.onPoint?.(to);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    props.onPress?.(spot, 'key');
  }
}

function reach({ handle, onStep }: BoardProps, from: Spot, key: string): Spot | null {
  const { width, height } = handle.size;
  const by = steps[key];
  const inside = ({ x, y }: Spot) => ({
    x: Math.max(0, Math.min(width - 1, x)),
    y: Math.max(0, Math.min(height - 1, y)),
  });
  if (by) return inside(onStep?.(from, by) ?? { x: from.x + by.x, y: from.y + by.y });
  if (key === 'Home') return { x: 0, y: from.y };
  if (key === 'End') return { x: width - 1, y: from.y };
  if (key === 'PageUp') return { x: from.x, y: 0 };
  if (key === 'PageDown') return { x: from.x, y: height - 1 };
  return null;
}

/** Whether an item is held, and whether a pointer has taken it away: it is drawn again only when that changes. */
export function useHeld<Item>(drag: DragController<Item>, item: Item): { held: boolean; away: boolean } {
  const held = useDerived(() => drag.item.value === item, [drag, item]);
  const away = useDerived(() => drag.item.value === item && (drag.lifted.value || drag.dropped.value), [drag, item]);
  return { held, away };
}

/** The piece that follows the pointer; there, but unseen, from the moment the pointer is down on it. Its place is always there. */
export function Floating<Item>({
  drag,
  render,
}: {
  drag: DragController<Item>;
  render: (item: Item) => JSX.Element;
}): JSX.Element {
  useEffect(() => whenIdle(() => drag.prewarm()), [drag]);
  const lifted = drag.lifted.value;
  const item = lifted ? drag.item.value : drag.gripped.value;
  return (
    <div
      class="floating"
      data-lifted={lifted}
      ref={element => {
        drag.float = element;
      }}
    >
      {/* Apart from what moves: a change beside a variable counts as a change of the variable, for every tile below. */}
      {item === null ? null : <div style={{ '--cell': `${drag.cell.value}px` }}>{render(item)}</div>}
    </div>
  );
}

/** The held piece where it would land, hatched where it cannot. */
export function Ghost<Item>(props: {
  drag: DragController<Item>;
  board: string;
  /** Called once for an item and mode; what else it depends on, its own component must read. */
  render: (item: Item, mode: 'ghost' | 'refused') => JSX.Element;
}): JSX.Element | null {
  const held = props.drag.held.value;
  const item = held?.item ?? null;
  const fits = held?.fits ?? false;
  // The same picture while it only moves.
  const picture = useMemo(
    () => (item === null ? null : props.render(item, fits ? 'ghost' : 'refused')),
    [item, fits, props.drag],
  );
  if (!held?.aim || held.aim.board !== props.board) return null;
  return (
    <div class="ghost" style={ghostPlace(held.aim)} data-fits={held.fits}>
      {picture}
    </div>
  );
}

/** Moved, not laid out again: it follows the pointer. */
const ghostPlace = ({ x, y }: Target) => ({
  transform: `translate(calc(${x} * var(--cell)), calc(${y} * var(--cell)))`,
});
