import { colorOf, EMPTY, kindOf } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';

/**
 * How much two boards have in common, 0 to 1: cells of the same kind and, under the best renaming of colours, the same colour.
 * Boards of different sizes have nothing in common.
 */
export function likeness(a: Board, b: Board): number {
  if (a.width !== b.width || a.height !== b.height) return 0;
  const pairs = Array.from({ length: 49 }, () => 0);
  let [plain, all] = [0, 0];
  a.cells.forEach((one, i) => {
    const other = b.cells[i] ?? EMPTY;
    if (one === EMPTY && other === EMPTY) return;
    all++;
    if (kindOf(one) !== kindOf(other)) return;
    if (colorOf(one) === 0) plain++;
    else pairs[colorOf(one) * 7 + colorOf(other)] = (pairs[colorOf(one) * 7 + colorOf(other)] ?? 0) + 1;
  });
  return (plain + bestRenaming(pairs, 1, 0)) / all;
}

/** The most cells that a renaming of colours makes equal, from this colour on, with some names given away. */
function bestRenaming(pairs: readonly number[], color: number, taken: number): number {
  if (color > 6) return 0;
  let best = 0;
  for (let name = 1; name <= 6; name++) {
    if (taken & (1 << name)) continue;
    best = Math.max(best, (pairs[color * 7 + name] ?? 0) + bestRenaming(pairs, color + 1, taken | (1 << name)));
  }
  return best;
}

/** The outline of a board: which cells hold a block, and which of them never move. */
export function silhouette({ width, cells }: Board): string {
  return `${width} ${cells.map(b => (b === EMPTY ? '.' : kindOf(b) === 'steel' ? 'x' : '#')).join('')}`;
}
