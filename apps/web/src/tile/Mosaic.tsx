import type { JSX } from 'preact';
import { useDecoration } from '../design/decoration.ts';
import type { Fill } from './fills.ts';
import { sides, Tile, type TileProps } from './Tile.tsx';

/** A drawn picture of tiles: one letter a cell, '.' empty. Letters of `pieces` join into one piece each. */
export interface Drawing {
  readonly marks: Readonly<Record<string, TileProps>>;
  readonly rows: readonly string[];
  readonly pieces?: Readonly<Record<string, Fill>>;
}

/** A board as decoration: shop fronts, continue cards, rules pages. */
export function Mosaic({ cols, rows, label }: { cols: number; rows: Drawing; label?: string }): JSX.Element {
  const drawn = useDecoration();
  const cells = rows.rows.flatMap((row, y) => [...row].map((letter, x) => ({ letter, x, y })));
  return (
    <div class="mosaic" style={{ '--cols': cols }} role={label ? 'img' : undefined} aria-label={label}>
      {cells.map(({ letter, x, y }) => (
        <span key={`${x},${y}`} class="hole">
          {drawn ? picture(rows, letter, x, y) : null}
        </span>
      ))}
    </div>
  );
}

function picture(drawing: Drawing, letter: string, x: number, y: number) {
  const fill = drawing.pieces?.[letter];
  if (fill) return <Tile fill={fill} joined={joinedAt(drawing.rows, x, y)} />;
  const look = drawing.marks[letter];
  return look ? <Tile {...look} /> : null;
}

/** Which neighbours carry the same letter, as bits of `sides`. */
export function joinedAt(rows: readonly string[], x: number, y: number): number {
  const letter = rows[y]?.[x];
  const same = (dx: number, dy: number, bit: number) => (rows[y + dy]?.[x + dx] === letter ? bit : 0);
  return (
    same(0, -1, sides.n) |
    same(1, 0, sides.e) |
    same(0, 1, sides.s) |
    same(-1, 0, sides.w) |
    same(1, -1, sides.ne) |
    same(1, 1, sides.se) |
    same(-1, 1, sides.sw) |
    same(-1, -1, sides.nw)
  );
}
