import { pick, type Streams } from '@minoya/kernel';
import { type Block, EMPTY } from './blocks.ts';

/** A cell of a board that is being dealt: `depth` counts from the top of its column. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly width: number;
  readonly height: number;
}

const half = (n: number): number => Math.floor(n / 2);
const part = (n: number, size: number): number => Math.floor(n / size);
/** The same from left and right. */
const folded = ({ x, width }: Place): number => Math.min(x, width - 1 - x);
/** How far from the nearest edge. */
const inward = (place: Place): number => Math.min(folded(place), place.depth, place.height - 1 - place.y);

/** How a deal's colours lie: cells with the same name are one area, in one colour. (K29) */
const layouts = {
  /** Layers that follow the outline, broken now and then. */
  strata: ({ x, depth }) => `${half(depth)} ${part(x + half(depth) * 2, 4)}`,
  /** Two by three, each row shifted. */
  tiles: ({ x, y }) => `${half(y)} ${part(x + (half(y) % 2) * 2, 3)}`,
  /** A wall. */
  bricks: ({ x, y, width }) => `${y} ${Math.min(part(x + (y % 2), 3), part(width - 1, 3))}`,
  /** Upright canes with joints. */
  canes: ({ x, y }) => `${x} ${part(y + (x % 2) * 2, 4)}`,
  /** Stripes that fall to the left. */
  slant: ({ x, y }) => `${half(x + y)} ${part(y, 4)}`,
  /** Frames inside frames, left like right. */
  frames: place => `${inward(place)} ${part(place.y, 4)}`,
  /** Tiles that are left like right. */
  crest: place => `${half(place.y + folded(place))} ${half(folded(place))}`,
} as const satisfies Readonly<Record<string, (place: Place) => string>>;

export type Layout = keyof typeof layouts;
export const allLayouts = Object.keys(layouts) as readonly Layout[];

interface Ground {
  readonly width: number;
  readonly height: number;
  /** Heights of the columns. */
  readonly heights: readonly number[];
  readonly palette: readonly number[];
}

/** Plain blocks in areas; an area takes another colour than those it touches, as far as there are enough. */
export function paintAreas(layout: Layout, ground: Ground, rng: Streams<'blocks'>): Block[] {
  const { width, height, heights, palette } = ground;
  const names = Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const depth = y - (height - (heights[x] ?? height));
    return depth < 0 ? null : layouts[layout]({ x, y, depth, width, height });
  });
  const colors = new Map<string, number>();
  for (const name of names) {
    if (name === null || colors.has(name)) continue;
    const taken = touching(names, width, name).map(other => colors.get(other));
    const free = palette.filter(color => !taken.includes(color));
    colors.set(name, pick(rng, 'blocks', free.length > 0 ? free : palette));
  }
  return names.map(name => (name === null ? EMPTY : (colors.get(name) ?? EMPTY)));
}

/** Areas that lie beside an area somewhere. */
function touching(names: readonly (string | null)[], width: number, name: string): string[] {
  return names.flatMap((one, i) => {
    if (one !== name) return [];
    const beside = [...(i % width > 0 ? [i - 1] : []), ...(i % width < width - 1 ? [i + 1] : [])];
    return [...beside, i - width, i + width].flatMap(j => names[j] ?? []);
  });
}
