import { type Cells, cellAt, count, drawCells, likeness, SIDE } from '@minoya/games/polyform/cells';
import { minPieces, optimalSets } from '@minoya/games/polyform/cover';
import { holes, partsOfShape } from '@minoya/games/polyform/shape-parts';
import { pick, roll, streams } from '@minoya/kernel';

/** The symmetries a motif may have: where else a drawn cell is drawn. */
const mirrors: readonly ((row: number, column: number) => readonly [number, number])[] = [
  (r, c) => [r, SIDE - 1 - c],
  (r, c) => [SIDE - 1 - r, SIDE - 1 - c],
  (r, c) => [c, r],
  (r, c) => [r, c],
];

const MOST_TRIES = 60_000;
const MOST_SETS = 40;

/** Shapes of so many cells that could be a card: symmetric more often than not, in two parts or with a hole, fair to tile. */
export function propose(cells: number, seed: string, wanted: number): string {
  const rng = streams(seed, ['shape']);
  const found = new Map<Cells, string[]>();
  for (let tries = 0; tries < MOST_TRIES && found.size < wanted; tries++) {
    const mirror = pick(rng, 'shape', mirrors);
    let shape = 0;
    while (count(shape) < cells) {
      const [row, column] = [roll(rng, 'shape', SIDE), roll(rng, 'shape', SIDE)];
      shape |= cellAt(row, column) | cellAt(...mirror(row, column));
    }
    const sets = count(shape) === cells ? fairSets(shape) : 0;
    if (sets === 0 || found.has(likeness(shape))) continue;
    const rows = drawCells(cell => (shape & cell ? '#' : '.'));
    found.set(likeness(shape), [`${minPieces(shape)} of ${sets}`.padEnd(9), ...rows.map(row => row.padEnd(9))]);
  }
  return inRows([...found.values()], 8);
}

/** How many piece sets tile the shape best; 0 when it is not fit for a card. */
function fairSets(shape: Cells): number {
  const parts = partsOfShape(shape);
  if (parts > 2 || (parts === 1 && holes(shape) === 0)) return 0;
  const cells = count(shape);
  if (minPieces(shape) > Math.ceil(cells / 4) + (cells < 16 ? 1 : 0)) return 0;
  const sets = optimalSets(shape).length;
  return cells >= 8 && (sets < 3 || sets > MOST_SETS) ? 0 : sets;
}

function inRows(drawings: readonly (readonly string[])[], perRow: number): string {
  const lines: string[] = [];
  for (let i = 0; i < drawings.length; i += perRow) {
    const some = drawings.slice(i, i + perRow);
    for (let r = 0; r <= SIDE; r++) lines.push(some.map(drawing => drawing[r]).join(' '));
    lines.push('');
  }
  return lines.join('\n');
}
