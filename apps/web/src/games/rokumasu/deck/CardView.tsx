import type { Card } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { boxOf } from '../../../board/grid.ts';
import { Piece } from '../../../tile/Piece.tsx';
import { cardLook, shapeOf } from '../look.ts';

/** How many cells the largest of some cards is long. */
export const longest = (cards: readonly Card[]): number =>
  Math.max(3, ...cards.map(card => boxOf(shapeOf(card))).flatMap(({ width, height }) => [width, height]));

interface CardProps {
  readonly card: Card;
  readonly size?: number;
  /** What it stands beside, so that all have cells of one size; by itself, the larger a mino, the smaller its cells. */
  readonly among?: readonly Card[];
}

/** A card as a small picture. */
export function CardView({ card, size = 72, among = [card] }: CardProps): JSX.Element {
  const cell = Math.floor(size / longest(among));
  return (
    <span class="card-view" style={{ '--cell': `${cell}px`, width: `${size}px`, height: `${size}px` }}>
      <Piece shape={shapeOf(card)} look={i => cardLook(card, i)} />
    </span>
  );
}
