import { roll, type Streams } from '@minoya/kernel';

export type Chance = Streams<'paint' | 'place'>;

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  /** Numbers that stand behind the paint's name. */
  readonly given: readonly number[];
  readonly rng: Chance;
}

/** The colour of a cell, from 0. */
type Paint = (x: number, y: number, canvas: Canvas) => number;

const any: Paint = (_x, _y, { colors, rng }) => roll(rng, 'paint', colors);
const other = ({ colors, rng }: Canvas): number => 1 + roll(rng, 'paint', colors - 1);
const ring = (x: number, y: number, { width, height }: Canvas): number => Math.min(x, y, width - 1 - x, height - 1 - y);
const fromMiddle = (x: number, { width }: Canvas): number => Math.abs(x - (width - 1) / 2);

/** One of the first half of the colours, or of the second. */
function half(second: boolean, { colors, rng }: Canvas): number {
  const size = Math.ceil(colors / 2);
  return second ? colors - 1 - roll(rng, 'paint', size) : roll(rng, 'paint', size);
}

export const paints: Readonly<Record<string, Paint>> = {
  mix: any,
  /** Bands so many rows high. */
  bands: (_x, y, { colors, given: [high = 2] }) => Math.floor(y / high) % colors,
  stripes: (x, _y, { colors, given: [wide = 1] }) => Math.floor(x / wide) % colors,
  waves: (x, y, { colors }) => ((y + ([0, 1, 2, 1][x % 4] ?? 0)) >> 1) % colors,
  diagonal: (x, y, { colors, given: [wide = 2] }) => Math.floor((x + y) / wide) % colors,
  checker: (x, y, { colors, given: [side = 2] }) =>
    (Math.floor(x / side) + Math.floor(y / side) * (colors > 2 ? 2 : 1)) % colors,
  quilt: (x, y, { colors }) => (Math.floor(x / 3) * 2 + Math.floor(y / 2) * 3) % colors,
  rings: (x, y, canvas) => ring(x, y, canvas) % canvas.colors,
  chevrons: (x, y, canvas) => Math.floor((y + fromMiddle(x, canvas)) / 2) % canvas.colors,
  lattice: (x, y, canvas) => (x % 3 === 1 || y % 3 === 1 ? 0 : other(canvas)),
  brick: (x, y, { colors }) => (Math.floor((x + (y % 2)) / 2) + y * 2) % colors,
  rain: (x, y, { colors }) => (x * 7 + Math.floor((y + x * 2) / 3) * 5) % colors,
  /** So many cells in a hundred of the first colour. */
  sea: (_x, _y, canvas) => (roll(canvas.rng, 'paint', 100) < (canvas.given[0] ?? 40) ? 0 : other(canvas)),
  halves: (x, _y, canvas) => half(x > (canvas.width - 1) / 2, canvas),
  layers: (_x, y, canvas) => half(y >= canvas.height / 2, canvas),
  moon: (x, y, canvas) => (fromMiddle(x, canvas) ** 2 + (y - canvas.height / 2) ** 2 < 6 ? 0 : other(canvas)),
  /** A cap of the first colour over the rest. */
  cap: (x, y, canvas) => (y < 2 + (canvas.given[0] ?? 1) && fromMiddle(x, canvas) < 2.5 ? 0 : other(canvas)),
  cross: (x, y, canvas) => (fromMiddle(x, canvas) < 1 || Math.abs(y - (canvas.height - 1) / 2) < 1 ? 0 : other(canvas)),
  frame: (x, y, canvas) => (ring(x, y, canvas) === 0 ? 0 : other(canvas)),
  posts: (x, _y, canvas) => (x % 2 === 0 ? 0 : other(canvas)),
  floor: (_x, y, canvas) => (y >= canvas.height - (canvas.given[0] ?? 2) ? 0 : other(canvas)),
};
