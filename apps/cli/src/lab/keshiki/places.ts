/** Where on a board an obstacle may go. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Painted cells above it in its column, and below it. */
  readonly above: number;
  readonly below: number;
}

const mid = (n: number): number => (n - 1) / 2;
const dx = ({ x, width }: Spot): number => Math.abs(x - mid(width));
const dy = ({ y, height }: Spot): number => Math.abs(y - mid(height));
const inBox = (spot: Spot, across: number, up: number): boolean => dx(spot) <= across && dy(spot) <= up;

export const places: Readonly<Record<string, (spot: Spot) => boolean>> = {
  scatter: () => true,
  inside: ({ above, below, x, width }) => above > 0 && below > 0 && x > 0 && x < width - 1,
  top: ({ above }) => above === 0,
  second: ({ above }) => above === 1,
  high: ({ above }) => above <= 2,
  floor: ({ below }) => below === 0,
  low: ({ below }) => below <= 1,
  deep: ({ above }) => above >= 4,
  row: ({ y, height }) => y === Math.ceil(height / 2),
  lower: ({ y, height }) => y === height - 3,
  column: spot => dx(spot) < 1,
  pillars: ({ x }) => x % 2 === 1,
  edges: ({ x, width }) => x === 0 || x === width - 1,
  left: ({ x, width }) => x < Math.floor(width / 2),
  right: ({ x, width }) => x >= Math.ceil(width / 2),
  center: spot => inBox(spot, 1, 1),
  core: spot => dx(spot) < 1 && dy(spot) < 1,
  ring: spot => inBox(spot, 1.5, 1.5) && !inBox(spot, 0.5, 0.5),
  wide: spot => inBox(spot, 2.5, 2.5) && !inBox(spot, 1.5, 1.5),
  corners: ({ x, above, below, width }) => (x === 0 || x === width - 1) && (above === 0 || below === 0),
  diagonal: ({ x, y }) => (x + y) % 4 === 0,
  slope: ({ x, y, width, height }) => Math.round((x * (height - 1)) / (width - 1)) === y,
  checker: ({ x, y }) => x % 2 === 1 && y % 2 === 1,
  cross: spot => dx(spot) < 1 || dy(spot) < 1,
};
