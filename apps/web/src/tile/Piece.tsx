import type { JSX } from 'preact';
import { boxOf, type Spot } from '../board/grid.ts';
import { sides, Tile, type TileProps } from './Tile.tsx';

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
