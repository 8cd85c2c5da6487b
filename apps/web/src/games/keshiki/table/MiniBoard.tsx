import type { Board } from '@minoya/games/keshiki/board';
import type { Cell } from '@minoya/games/keshiki/cells';
import type { JSX } from 'preact';
import { Tile } from '../../../tile/Tile.tsx';
import { lookOf } from '../look.ts';
import { outlineOf } from './outline.ts';

interface MiniBoardProps {
  readonly board: Board;
  readonly label: string;
  /** A group to outline: the next tap. */
  readonly group?: readonly Cell[];
}

/** A board as a picture. */
export function MiniBoard({ board, label, group = [] }: MiniBoardProps): JSX.Element {
  const { width, height, cells } = board;
  return (
    <div class="mini-board" role="img" aria-label={label} style={{ '--cols': width, '--rows': height }}>
      {cells.map((b, i) => (
        <span key={i}>{b === 0 ? null : <Tile {...lookOf(b)} />}</span>
      ))}
      {group.length > 0 ? (
        <svg class="mini-outline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={outlineOf(group)} />
        </svg>
      ) : null}
    </div>
  );
}
