import { pick, roll, streams } from '@minoya/kernel';
import { type Block, EMPTY } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { Localized } from '../../../i18n/lang.ts';

/** A way to lay out colours, or the outline of a board, to begin a drawing with. */
interface Motif {
  readonly name: Localized;
  /** Which of the colours a cell takes, from 0; any whole number is taken round. */
  readonly color?: (x: number, y: number, size: Size) => number;
  /** Whether a cell, so many rows above the floor, is part of the board. */
  readonly inside?: (x: number, up: number, size: Size) => boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** How broad bands, steps and rings are. */
  readonly broad: number;
}

const middle = ({ width }: Size, x: number) => Math.abs(x - (width - 1) / 2);

export const motifs = {
  random: { name: { ja: 'ばらばら', en: 'Scattered' } },
  bands: { name: { ja: '横の帯', en: 'Bands' }, color: (_x, y, { broad }) => Math.floor(y / broad) },
  posts: { name: { ja: '縦の帯', en: 'Posts' }, color: (x, _y, { broad }) => Math.floor(x / broad) },
  slopes: { name: { ja: 'ななめ', en: 'Slopes' }, color: (x, y, { broad }) => Math.floor((x + y) / broad) },
  squares: {
    name: { ja: '市松', en: 'Chequers' },
    color: (x, y, { broad }) => Math.floor(x / broad) + Math.floor(y / broad),
  },
  rings: {
    name: { ja: '輪', en: 'Rings' },
    color: (x, y, { width, height, broad }) => Math.floor(Math.min(x, y, width - 1 - x, height - 1 - y) / broad),
  },
  hill: {
    name: { ja: '丘', en: 'Hill' },
    inside: (x, up, size) => up < size.height - middle(size, x) * size.broad,
  },
  valley: {
    name: { ja: '谷', en: 'Valley' },
    inside: (x, up, size) => up < 2 + middle(size, x) * size.broad + size.height - size.broad * (size.width / 2) - 1,
  },
  stairs: { name: { ja: '石段', en: 'Stairs' }, inside: (x, up, { broad }) => up <= (x + 1) * broad },
  comb: {
    name: { ja: 'くし', en: 'Comb' },
    inside: (x, up, { height, broad }) => x % 2 === 0 || up < height - 1 - broad,
  },
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifId = keyof typeof motifs;
export const motifIds = Object.keys(motifs) as readonly MotifId[];

export interface Draft {
  readonly motif: MotifId;
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  readonly broad: number;
  /** How many cells of a hundred are left to chance. */
  readonly noise: number;
  readonly seed: string;
}

/** A board to begin with. The same wishes and the same seed draw the same board. */
export function drawMotif({ motif, width, height, colors, broad, noise, seed }: Draft): Board {
  const rng = streams(seed, ['cells']);
  const { color, inside }: Motif = motifs[motif];
  const size = { width, height, broad };
  const any = Array.from({ length: colors }, (_, i) => i + 1);
  const cells = Array.from({ length: width * height }, (_, i): Block => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const chance = pick(rng, 'cells', any);
    const random = !color || roll(rng, 'cells', 100) < noise;
    if (inside && !inside(x, height - 1 - y, size)) return EMPTY;
    return random ? chance : (color(x, y, size) % colors) + 1;
  });
  return { width, height, cells };
}
