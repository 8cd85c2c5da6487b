import type { PatternId } from '@minoya/games/rokumasu/blocks';
import { hole, layer, marksDrawnBy } from '../../tile/preview-mark.ts';
import type { SealId } from '../../tile/seals-and-buffs.tsx';
import { blockLook } from './look.ts';

/** How the marks of ロクマス's link preview are drawn. */
export const drawPreviewMark = marksDrawnBy({
  hole,
  tile: value => {
    const pattern = value === 'plain' ? null : (value as PatternId);
    const look = blockLook({ piece: 1, pattern, seal: null, blessing: null, charge: 0 });
    return { as: 'tile', look: { ...look, charge: null } };
  },
  seal: value => layer({ seal: value as SealId }),
});
