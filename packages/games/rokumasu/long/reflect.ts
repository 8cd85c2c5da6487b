import type { Cell } from '../../grid/cell.ts';
import { mino, minoOf } from '../../grid/mino.ts';
import type { Card } from '../state.ts';

const byPlace = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

/** The card with left and right exchanged; its seal and blessing stay on their cells. */
export function reflected(card: Card): Card {
  const old = mino(card.mino);
  if (!old) return card;
  const turned = old.shape.map(({ x, y }) => ({ x: old.width - 1 - x, y }));
  const shape = [...turned].sort(byPlace);
  const to = minoOf(shape);
  if (!to) return card;
  const moved = (at: number): number => shape.indexOf(turned[at] as Cell);
  return {
    ...card,
    mino: to.id,
    seal: card.seal && { ...card.seal, at: moved(card.seal.at) },
    blessing: card.blessing && { ...card.blessing, at: moved(card.blessing.at) },
  };
}
