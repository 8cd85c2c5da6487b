import { block, colors, ROCK, STEEL } from '@minoya/games/keshiki/blocks';
import { hole, layer, marksDrawnBy } from '../../tile/drawn.ts';
import { lookOf } from './look.ts';

const minerals: Readonly<Record<string, number>> = { rock: ROCK, steel: STEEL };

/** How the marks of 消色百景's link preview are drawn. */
export const drawMark = marksDrawnBy({
  hole,
  tile: value => {
    const color = colors.findIndex(one => one.letter === value) + 1;
    return { as: 'tile', look: lookOf(minerals[value] ?? block('normal', color)) };
  },
  ice: value => layer({ ice: Number(value) }),
  plus: value => layer({ counter: { rule: 'atLeast', n: Number(value) } }),
  minus: value => layer({ counter: { rule: 'atMost', n: Number(value) } }),
});
