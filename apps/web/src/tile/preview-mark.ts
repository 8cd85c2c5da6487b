import type { Fill } from './fills.ts';
import type { TileProps } from './Tile.tsx';

/** How a mark of a link preview is drawn: as a whole tile, as what lies on one, or as bare board. */
export type DrawnMark =
  | { readonly as: 'tile' | 'layer'; readonly look: TileProps }
  | { readonly as: 'hole'; readonly on: string };

type Draw = (value: string) => DrawnMark;

export const hole: Draw = on => ({ as: 'hole', on });
export const layer = (look: Omit<TileProps, 'fill'>): DrawnMark => ({ as: 'layer', look: { fill: 'W', ...look } });

/** A game's marks by their kind, the part before the colon; what is none of them is a cell of a piece. */
export function marksDrawnBy(kinds: Readonly<Record<string, Draw>>): (mark: string) => DrawnMark {
  return mark => {
    const [kind = '', value = ''] = mark.split(':');
    const draw = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return draw ? draw(value) : { as: 'tile', look: { fill: kind as Fill, joined: Number(value) } };
  };
}
