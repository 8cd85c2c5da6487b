import { block, colors, ROCK, STEEL } from '@minoya/games/keshiki/blocks';
import type { PatternId } from '@minoya/games/rokumasu/blocks';
import { lookOf } from '../games/keshiki/look.ts';
import { blockLook } from '../games/rokumasu/look.ts';
import type { Fill } from '../tile/fills.ts';
import type { SealId } from '../tile/marks.tsx';
import type { TileProps } from '../tile/Tile.tsx';

/** How a mark is drawn: as a whole tile, as what lies on one, or as bare board. */
export type Drawn =
  | { readonly as: 'tile' | 'layer'; readonly look: TileProps }
  | { readonly as: 'hole'; readonly on: string };

type Draw = (value: string) => Drawn;

const hole: Draw = on => ({ as: 'hole', on });
const layer = (look: Omit<TileProps, 'fill'>): Drawn => ({ as: 'layer', look: { fill: 'W', ...look } });

const keshikiTile: Draw = value => {
  const minerals: Readonly<Record<string, number>> = { rock: ROCK, steel: STEEL };
  const color = colors.findIndex(one => one.letter === value) + 1;
  return { as: 'tile', look: lookOf(minerals[value] ?? block('normal', color)) };
};

const rokumasuTile: Draw = value => {
  const pattern = value === 'plain' ? null : (value as PatternId);
  const look = blockLook({ piece: 1, pattern, seal: null, blessing: null, charge: 0 });
  return { as: 'tile', look: { ...look, charge: null } };
};

const papers: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  rokumasu: { hole, tile: rokumasuTile, seal: value => layer({ seal: value as SealId }) },
  keshiki: {
    hole,
    tile: keshikiTile,
    ice: value => layer({ ice: Number(value) }),
    plus: value => layer({ counter: { rule: 'atLeast', n: Number(value) } }),
    minus: value => layer({ counter: { rule: 'atMost', n: Number(value) } }),
  },
  polyform: { hole },
};

/** How a game's mark is drawn; what is none of its own kinds is a cell of a piece. */
export function drawMark(game: string, mark: string): Drawn {
  const [kind = '', value = ''] = mark.split(':');
  const draw = papers[game]?.[kind];
  return draw ? draw(value) : { as: 'tile', look: { fill: kind as Fill, joined: Number(value) } };
}
