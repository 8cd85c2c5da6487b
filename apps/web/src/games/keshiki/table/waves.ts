import { type Cell, columnOf } from '@minoya/games/keshiki/cells';

/** So many motions start in one frame without a long task; each further frame costs one more drawing of all that moves. */
const together = 40;
/** What starts later than this would be seen to lag. */
const mostWaves = 2;

/**
 * Blocks that set off in one frame, then those of the next, whole columns from the left: no frame has all of a large fall to lay out.
 * Each wave is a list of places in the given list.
 */
export function wavesOf(cells: readonly Cell[]): readonly (readonly number[])[] {
  const count = Math.min(mostWaves, Math.ceil(cells.length / together));
  if (count < 2) return [cells.map((_, i) => i)];
  const ordered = cells.map((_, i) => i).sort((a, b) => columnOf(cells[a] ?? 0) - columnOf(cells[b] ?? 0));
  const waves: number[][] = [[]];
  let column = -1;
  for (const [done, i] of ordered.entries()) {
    const next = columnOf(cells[i] ?? 0);
    if (next !== column && done >= (waves.length * cells.length) / count) waves.push([]);
    column = next;
    waves.at(-1)?.push(i);
  }
  return waves;
}

/** The same for what leaves: so many at a time, in their own order. */
export function batchesOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = Math.max(1, Math.min(mostWaves, Math.ceil(list.length / together)));
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size));
}
