import type { Card } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { boxOf } from '../../../board/grid.ts';
import { Piece } from '../../../tile/Piece.tsx';
import { cardLook, shapeOf } from '../look.ts';

/** A card as a small picture; the larger its mino, the smaller its cells. */
export function CardView({ card, size = 72 }: { card: Card; size?: number }): JSX.Element {
  const { width, height } = boxOf(shapeOf(card));
  const cell = Math.floor(size / Math.max(3, width, height));
  return (
    <span class="card-view" style={{ '--cell': `${cell}px`, width: `${size}px`, height: `${size}px` }}>
      <Piece shape={shapeOf(card)} look={i => cardLook(card, i)} />
    </span>
  );
}
