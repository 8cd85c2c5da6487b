import { type Card, NET_CELLS, readCustom } from '@minoya/games/polyform/cards/card';
import { type Cells, cellAt, SIDE } from '@minoya/games/polyform/cells';
import { isPiece } from '@minoya/games/polyform/pieces';
import { frameOf, spotsOf } from '../table/shapes.ts';

/** A puzzle on the drawing board. */
export type Draft = Pick<Card, 'shape' | 'points' | 'reward'>;

/** The shape in the middle of its five rows and columns, as near as it can be. */
export function centred(shape: Cells): Cells {
  if (shape === 0) return shape;
  const { x, y, width, height } = frameOf(shape);
  const to = (side: number) => Math.floor((SIDE - side) / 2);
  return spotsOf(shape).reduce((cells, spot) => cells | cellAt(spot.y - y + to(height), spot.x - x + to(width)), 0);
}

const place = 'minoya:polyform:draft';
const blank: Draft = { shape: 0, points: 1, reward: 'i2' };

interface Kept {
  /** The puzzle of the link it began with; empty for one's own. */
  readonly from: string;
  readonly draft: Draft;
}

/** A cell or none is no puzzle yet, but may be drawn on. */
const isDrawable = ({ shape, points, reward }: Draft): boolean =>
  Number.isInteger(shape) && shape >= 0 && shape < 2 ** (SIDE * SIDE) && points in NET_CELLS && isPiece(reward);

/** What was drawn last and not yet saved: a reload loses nothing. A link to another puzzle begins with that one. */
export function draftFor(link: string): Draft {
  const given = readCustom(link);
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null;
    if (kept && (!given || kept.from === link) && isDrawable(kept.draft)) return kept.draft;
  } catch {
    // What cannot be read is no drawing.
  }
  return given ?? blank;
}

export function keepDraft(link: string, draft: Draft): void {
  try {
    localStorage.setItem(place, JSON.stringify({ from: readCustom(link) ? link : '', draft } satisfies Kept));
  } catch {
    // Full storage: it stays on the page.
  }
}
