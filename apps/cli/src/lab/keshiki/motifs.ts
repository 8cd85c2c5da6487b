import { type Block, block, isNormal, type Kind, kinds } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { HEIGHT, WIDTH } from '@minoya/games/keshiki/deals';
import { settle } from '@minoya/games/keshiki/settle';
import { roll, type Streams, shuffle, streams } from '@minoya/kernel';

type Chance = Streams<'paint' | 'place'>;

/** The colour of a cell, 0 … colors - 1, or -1 for an empty cell. `grain` is noise that neighbours share. */
type Motif = (x: number, y: number, colors: number, rng: Chance) => number;

const any: Motif = (_x, _y, colors, rng) => roll(rng, 'paint', colors);
const middle = (WIDTH - 1) / 2;
const ring = (x: number, y: number): number => Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y);

/** Half the colours, from the first or from the second half. */
function half(second: boolean, colors: number, rng: Chance): number {
  const size = Math.ceil(colors / 2);
  return second ? colors - 1 - roll(rng, 'paint', size) : roll(rng, 'paint', size);
}

const motifs: Readonly<Record<string, Motif>> = {
  mix: any,
  clusters: any,
  mirror: any,
  islands: any,
  bands2: (_x, y, colors) => (y >> 1) % colors,
  bands3: (_x, y, colors) => Math.floor(y / 3) % colors,
  waves: (x, y, colors) => ((y + [0, 1, 2, 1][x % 4]!) >> 1) % colors,
  stripes: (x, _y, colors) => x % colors,
  diagonal: (x, y, colors) => ((x + y) >> 1) % colors,
  checker: (x, y, colors) => ((x >> 1) + 2 * (y >> 1)) % colors,
  quilt: (x, y, colors) => (Math.floor(x / 3) * 2 + Math.floor(y / 2) * 3) % colors,
  rings: (x, y, colors) => ring(x, y) % colors,
  lattice: (x, y, colors, rng) => (x % 3 === 1 || y % 3 === 1 ? 0 : 1 + roll(rng, 'paint', colors - 1)),
  rain: (x, y, colors) => (x * 7 + Math.floor((y + x * 2) / 3) * 5) % colors,
  sea: (_x, _y, colors, rng) => (roll(rng, 'paint', 100) < 42 ? 0 : 1 + roll(rng, 'paint', colors - 1)),
  halves: (x, _y, colors, rng) => half(x > middle, colors, rng),
  layers: (_x, y, colors, rng) => half(roll(rng, 'paint', HEIGHT) < y, colors, rng),
  stairs: (x, y, colors, rng) => (y < (8 - x) >> 1 ? -1 : any(x, y, colors, rng)),
  mountain: (x, y, colors, rng) => (y < Math.abs(x - middle) ? -1 : any(x, y, colors, rng)),
  valley: (x, y, colors, rng) => (y < 4 - Math.abs(x - middle) ? -1 : any(x, y, colors, rng)),
  moon: (x, y, colors, rng) => ((x - middle) ** 2 + (y - 5) ** 2 < 8 ? 0 : 1 + roll(rng, 'paint', colors - 1)),
};

/** Cells an obstacle may take, best first. */
const places: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  scatter: (x, y) => x > 0 && x < WIDTH - 1 && y > 1 && y < HEIGHT - 1,
  row: (x, y) => y === 7 && x > 0 && x < WIDTH - 1,
  column: (x, y) => x === 4 && y > 4,
  top: (_x, y) => y === 2 || y === 3,
  bottom: (_x, y) => y >= HEIGHT - 2,
  center: (x, y) => Math.abs(x - middle) <= 1 && Math.abs(y - 7) <= 1,
  ring: (x, y) => ring(x, y) === 2,
  corners: (x, y) => ring(x, y) <= 1 && Math.abs(x - middle) >= 3 && Math.abs(y - 6) >= 4,
  diagonal: (x, y) => y === x + 2,
};

interface Obstacle {
  readonly kind: Kind;
  readonly count: number;
  readonly place: string;
  readonly value: number;
}

interface Design {
  readonly motif: string;
  readonly colors: number;
  readonly noise: number;
  readonly obstacles: readonly Obstacle[];
}

function readDesign(line: string): Design {
  const [first = '', ...rest] = line.split(' | ');
  const [motif = '', colors, noise] = first.split(' ');
  const obstacles = rest.map(part => {
    const [kind = '', count, place = '', value] = part.split(' ');
    if (!(kind in kinds) || !(place in places)) throw new Error(`not an obstacle: ${part}`);
    return { kind: kind as Kind, count: Number(count), place, value: Number(value ?? 0) };
  });
  if (!(motif in motifs)) throw new Error(`not a motif: ${line}`);
  return { motif, colors: Number(colors), noise: Number(noise), obstacles };
}

/** A board for the design; another seed is another board with the same idea. */
export function paintBoard(line: string, seed: string): Board {
  const design = readDesign(line);
  const rng = streams(seed, ['paint', 'place']);
  const order = shuffle(
    rng,
    'paint',
    Array.from({ length: design.colors }, (_, color) => 1 + color),
  );
  const cells: Block[] = [];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const painted = motifs[design.motif]?.(i % WIDTH, Math.floor(i / WIDTH), design.colors, rng) ?? 0;
    const color = painted >= 0 && roll(rng, 'paint', 100) < design.noise ? roll(rng, 'paint', design.colors) : painted;
    cells.push(color < 0 ? 0 : (order[color] ?? 1));
  }
  finishMotif(cells, design, rng);
  for (const obstacle of design.obstacles) place(cells, obstacle, rng);
  settle(cells, WIDTH);
  return { width: WIDTH, height: HEIGHT, cells };
}

/** The motifs that look at more than one cell. */
function finishMotif(cells: Block[], { motif, colors }: Design, rng: Chance): void {
  if (motif === 'mirror')
    cells.forEach((_, i) => (cells[i] = cells[i - (i % WIDTH) + Math.min(i % WIDTH, WIDTH - 1 - (i % WIDTH))] ?? 1));
  if (motif === 'clusters') spread(cells, 70, rng);
  if (motif !== 'islands') return;
  const sea = 1 + roll(rng, 'paint', colors);
  for (let i = 0; i < cells.length; i++) if (roll(rng, 'paint', 100) < 25) cells[i] = sea;
  spread(cells, 60, rng);
}

/** Some cells take over a neighbour's colour. */
function spread(cells: Block[], times: number, rng: Chance): void {
  for (let n = 0; n < times; n++) {
    const i = roll(rng, 'paint', cells.length);
    const step = [1, -1, WIDTH, -WIDTH][roll(rng, 'paint', 4)] ?? 1;
    const taken = cells[i + step];
    if (taken !== undefined && (Math.abs(step) > 1 || Math.floor((i + step) / WIDTH) === Math.floor(i / WIDTH)))
      cells[i] = taken;
  }
}

function place(cells: Block[], { kind, count, place: where, value }: Obstacle, rng: Chance): void {
  const free = (i: number): boolean => isNormal(cells[i] ?? 0);
  const pick = (name: string): number[] =>
    shuffle(rng, 'place', Array.from(cells.keys())).filter(
      i => free(i) && places[name]?.(i % WIDTH, Math.floor(i / WIDTH)),
    );
  const chosen = [...new Set([...pick(where), ...pick('scatter')])].slice(0, count);
  for (const i of chosen) cells[i] = block(kind, cells[i] ?? 1, value);
}
