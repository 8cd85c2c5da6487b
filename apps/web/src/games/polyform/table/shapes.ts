import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import { type Cells, cellAt, images, SIDE } from '@minoya/games/polyform/cells';
import { type PieceId, pieceIds, pieces, type Placement } from '@minoya/games/polyform/pieces';
import type { Size, Spot } from '../../../board/grid.ts';
import { joinsOf } from '../../../tile/Piece.tsx';

/** The cells of a set, row by row. */
export function spotsOf(cells: Cells): readonly Spot[] {
  const spots: Spot[] = [];
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) if (cells & cellAt(y, x)) spots.push({ x, y });
  return spots;
}

/** Where a set of cells begins, and how far it reaches. */
export interface Frame extends Spot, Size {}

export function frameOf(cells: Cells): Frame {
  const spots = spotsOf(cells);
  const x = Math.min(...spots.map(spot => spot.x));
  const y = Math.min(...spots.map(spot => spot.y));
  const width = Math.max(...spots.map(spot => spot.x)) - x + 1;
  return { x, y, width, height: Math.max(...spots.map(spot => spot.y)) - y + 1 };
}

const frames = new Map<CardId, Frame>();

/** A card is drawn no larger than its shape, wherever that lies on the 5×5 frame. */
export function cardFrame(id: CardId): Frame {
  const known = frames.get(id) ?? frameOf(cardOf(id).shape);
  frames.set(id, known);
  return known;
}

/** The same cells at the top left: how a piece is held. */
export function settled(cells: Cells): Cells {
  return images(cells)[0] ?? cells;
}

export function rotated(turn: Cells): Cells {
  return images(turn)[1] ?? turn;
}

export function flipped(turn: Cells): Cells {
  return images(turn)[4] ?? turn;
}

/** Every piece as the rules draw it. */
export function uprightTurns(): Record<PieceId, Cells> {
  const turns: Partial<Record<PieceId, Cells>> = {};
  for (const id of pieceIds) turns[id] = pieces[id].shape;
  return turns as Record<PieceId, Cells>;
}

/** What lies on a cell, and how it joins its piece. */
export function tileAt(placed: readonly Placement[], spot: Spot): { piece: PieceId; joined: number } | null {
  const on = placed.find(one => one.cells & cellAt(spot.y, spot.x));
  return on ? { piece: on.piece, joined: joinsOf(spotsOf(on.cells), spot) } : null;
}
