import type { Block } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';

/** Where else a stroke is drawn. */
export const symmetries = ['none', 'sides', 'both', 'turn'] as const;
export type Symmetry = (typeof symmetries)[number];

/** A cell and its images. */
export function imagesOf(
  { width, height }: Pick<Board, 'width' | 'height'>,
  i: number,
  by: Symmetry,
): readonly number[] {
  const [x, y] = [i % width, Math.floor(i / width)];
  const at = (column: number, row: number) => row * width + column;
  const side = at(width - 1 - x, y);
  const turned = at(width - 1 - x, height - 1 - y);
  const all = { none: [], sides: [side], both: [side, at(x, height - 1 - y), turned], turn: [turned] }[by];
  return [...new Set([i, ...all])];
}

/** The cells that are joined to one and hold the same block. */
export function areaOf({ width, height, cells }: Board, from: number): readonly number[] {
  const block: Block | undefined = cells[from];
  const seen = new Set([from]);
  for (const i of seen) {
    const x = i % width;
    const near = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
    for (const next of near) if (next >= 0 && next < width * height && cells[next] === block) seen.add(next);
  }
  return [...seen];
}
