import { block, colors, type Kind } from '@minoya/games/keshiki/blocks';
import { hole, layer, marksDrawnBy } from '../../tile/preview-mark.ts';
import { drawings } from './drawings.ts';
import { lookOf } from './look.ts';

/** How the marks of 消色百景's link preview are drawn. */
export const drawPreviewMark = marksDrawnBy({
  hole,
  tile: value => {
    const color = colors.findIndex(one => one.letter === value) + 1;
    return { as: 'tile', look: lookOf(color ? block('normal', color) : block(value as Kind, 0)) };
  },
  kind: value => layer({ strokes: drawings[value as Kind].strokes ?? '' }),
  ice: value => layer({ ice: Number(value) }),
  plus: value => layer({ counter: { rule: 'atLeast', n: Number(value) } }),
  minus: value => layer({ counter: { rule: 'atMost', n: Number(value) } }),
});
