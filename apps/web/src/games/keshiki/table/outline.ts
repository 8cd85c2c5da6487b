import { type Cell, columnOf, LONGEST_SIDE, rowOf } from '@minoya/games/keshiki/cells';

/** The outer edge of a set of cells as one SVG path, a unit a cell, so that one group reads as one shape. */
export function outlineOf(cells: readonly Cell[]): string {
  const has = new Set(cells);
  const edges = new Map<string, string[]>();
  const edge = (from: string, to: string) => {
    const list = edges.get(from);
    if (list) list.push(to);
    else edges.set(from, [to]);
  };
  for (const cell of cells) {
    const [x, y] = [columnOf(cell), rowOf(cell)];
    // Clockwise, so that the inside is always to the right and every edge has one direction.
    if (y === 0 || !has.has(cell - LONGEST_SIDE)) edge(`${x} ${y}`, `${x + 1} ${y}`);
    if (x === LONGEST_SIDE - 1 || !has.has(cell + 1)) edge(`${x + 1} ${y}`, `${x + 1} ${y + 1}`);
    if (!has.has(cell + LONGEST_SIDE)) edge(`${x + 1} ${y + 1}`, `${x} ${y + 1}`);
    if (x === 0 || !has.has(cell - 1)) edge(`${x} ${y + 1}`, `${x} ${y}`);
  }
  return loops(edges);
}

function loops(edges: Map<string, string[]>): string {
  const parts: string[] = [];
  for (const start of edges.keys()) {
    let at = edges.get(start)?.pop();
    if (at === undefined) continue;
    const points = [start];
    while (at !== undefined && at !== start) {
      points.push(at);
      at = edges.get(at)?.pop();
    }
    parts.push(`M${points.join('L')}Z`);
  }
  return parts.join('');
}
