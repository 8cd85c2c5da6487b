import { drawingOf } from './motifs.ts';
import type { Acts } from './plates.ts';

/** The outlines of a votive plaque on a 48 field. */
export const plaque = {
  frame: 'M24 1 47 11.5V47H1V11.5Z',
  panel: 'M24 6 42.5 14.5V42.5H5.5V14.5Z',
} as const;

/** What lies behind a motif: waves for blocks, beams for lines, a sun for what multiplies, a hill for the rest. */
export const lands: Readonly<Record<Acts, string>> = {
  blocks: 'M6 42V35A6 6 0 0 1 18 35A6 6 0 0 1 30 35A6 6 0 0 1 42 35V42Z',
  lines: 'M6 22H42V26H6ZM6 34H42V38H6Z',
  times: 'M24 12A15 15 0 0 1 39 27A15 15 0 0 1 24 42A15 15 0 0 1 9 27A15 15 0 0 1 24 12Z',
  utility: 'M6 42V33C14 25 22 29 28 32C33 34 38 30 42 28V42Z',
};

const digits = ['一', '二', '三', '四', '五', '六'];

/** A motif's path on a 24 field; sizes are drawn as so many cells, which needs no script to be read. */
export function motifOf(id: string): string {
  const size = id.startsWith('kanji-') ? digits.indexOf(id.slice(6)) + 1 : 0;
  return size > 0 ? cells(size) : drawingOf(id);
}

/** So many cells side by side: a number that needs no script to be read. */
function cells(count: number): string {
  const across = count > 4 ? 3 : count > 1 ? 2 : 1;
  const rows = Math.ceil(count / across);
  const side = across === 3 ? 7.4 : 9.4;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    const x = 12 - (inRow * side) / 2 + (i % across) * side;
    const y = 12 - (rows * side) / 2 + row * side;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${side}v${side}h${-side}Z`;
  }).join('');
}
