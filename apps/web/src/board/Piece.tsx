import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useDerived } from '../design/derived.ts';
import { whenIdle } from '../design/idle.ts';
import { sides, Tile, type TileProps } from '../tile/Tile.tsx';
import { boxOf, type Spot, type Target } from './grid.ts';
import type { DragController } from './drag-controller.ts';

interface PieceProps {
  readonly shape: readonly Spot[];
  /** The look of each cell, by its index in the shape. */
  readonly look: (index: number) => TileProps;
  /** True: the cells join into one paper with a spine. */
  readonly joined?: boolean;
  readonly class?: string;
}

/** A piece in one picture, `--cell` wide a cell. */
export function Piece({ shape, look, joined = false, class: extra }: PieceProps): JSX.Element {
  const { width, height } = boxOf(shape);
  return (
    <span class={extra ? `piece ${extra}` : 'piece'} style={{ '--w': width, '--h': height }} aria-hidden="true">
      {shape.map((cell, index) => (
        <span key={index} class="bit" style={{ '--x': cell.x, '--y': cell.y }}>
          <Tile {...look(index)} {...(joined ? { joined: joinsOf(shape, cell) } : {})} />
        </span>
      ))}
    </span>
  );
}

const around = [
  [0, -1, sides.n],
  [1, 0, sides.e],
  [0, 1, sides.s],
  [-1, 0, sides.w],
  [1, -1, sides.ne],
  [1, 1, sides.se],
  [-1, 1, sides.sw],
  [-1, -1, sides.nw],
] as const;

/** Bits of `sides` for the neighbours that a cell has in its own shape. */
export function joinsOf(shape: readonly Spot[], { x, y }: Spot): number {
  let bits = 0;
  for (const [dx, dy, bit] of around) if (shape.some(cell => cell.x === x + dx && cell.y === y + dy)) bits |= bit;
  return bits;
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
