import { type Block, block, colorOf, isNormal, kinds } from '@minoya/games/keshiki/blocks';
import { type Board, groupAt } from '@minoya/games/keshiki/board';
import { settle } from '@minoya/games/keshiki/settle';
import { pick, shuffle, type Streams, streams } from '@minoya/kernel';
import type { Design, Ink, Obstacle } from './design.ts';
import { places, type Spot } from './places.ts';

type Chance = Streams<'paint' | 'place'>;

/** A board for the design; another seed is another board of the same picture. Null when it does not stand as drawn. */
export function drawDesign(design: Design, seed: string, largest: number): Board | null {
  const rng = streams(seed, ['paint', 'place']);
  const { rows } = design;
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const cells = painted(design, { width, height }, largest, rng);
  if (design.mirror) mirror(cells, width);
  for (const obstacle of design.obstacles) place(cells, { width, height }, obstacle, rng);
  const settled = [...cells];
  settle(settled, width);
  return settled.every((b, i) => b === cells[i]) ? { width, height, cells } : null;
}

/**
 * Cell by cell in any order. A colour of the ink is taken if its group stays small enough, else another of the ink, else any other of
 * the picture: the picture stays what it is, but nothing of it goes at one tap. A cell in one colour only keeps it.
 */
function painted(design: Design, size: Size, largest: number, rng: Chance): Block[] {
  const { rows } = design;
  const legend = printed(design, rng);
  const inks = rows.flatMap(row => [...row].map(letter => (letter === '.' ? null : inkOf(legend, letter))));
  const all = [...new Set(inks.flatMap(ink => (ink && ink.kind !== 'rock' && ink.kind !== 'steel' ? ink.colors : [])))];
  const cells: Block[] = inks.map(ink =>
    ink && ink.colors.length === 1 ? block(ink.kind, ink.colors[0] ?? 1, ink.value) : 0,
  );
  for (const i of shuffle(rng, 'paint', Array.from(inks.keys()))) {
    const ink = inks[i];
    if (!ink || cells[i]) continue;
    const choice = [pick(rng, 'paint', ink.colors), ...ink.colors, ...shuffle(rng, 'paint', [...all])];
    const put = (color: number): void => {
      cells[i] = block(ink.kind, color, ink.value);
    };
    const fits = choice.find(color => {
      put(color);
      return groupAt({ ...size, cells }, i).length <= largest;
    });
    put(fits ?? choice[0] ?? 1);
  }
  return cells;
}

/**
 * Every plate in the one colour that it has on this board, another than the plates it touches as far as its ink allows, so that the
 * picture keeps its lines; and what is like another letter in that one's colours.
 */
function printed({ rows, legend }: Design, rng: Chance): ReadonlyMap<string, Ink> {
  const plates = new Map(legend);
  const done = new Map<string, number>();
  for (const [letter, ink] of shuffle(
    rng,
    'paint',
    [...legend].filter(([, { plate }]) => plate),
  )) {
    const taken = touching(rows, letter).map(other => done.get(other));
    const free = ink.colors.filter(color => !taken.includes(color));
    const color = pick(rng, 'paint', free.length > 0 ? free : ink.colors);
    done.set(letter, color);
    plates.set(letter, { ...ink, colors: [color] });
  }
  return new Map([...plates].map(([key, ink]) => [key, { ...ink, colors: inkOf(plates, ink.like ?? key).colors }]));
}

/** Letters that stand beside a letter somewhere. */
function touching(rows: readonly string[], letter: string): string[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((one, x) =>
      one === letter ? [row[x - 1] ?? '', row[x + 1] ?? '', rows[y - 1]?.[x] ?? '', rows[y + 1]?.[x] ?? ''] : [],
    ),
  );
}

function inkOf(legend: ReadonlyMap<string, Ink>, letter: string): Ink {
  const ink = legend.get(letter);
  if (!ink) throw new Error(`not in the legend: ${letter}`);
  return ink;
}

/** The right half takes over the left half's colours; what the picture draws there stays what it is. */
function mirror(cells: Block[], width: number): void {
  for (let i = 0; i < cells.length; i++) {
    const x = i % width;
    const [own, twin] = [cells[i] ?? 0, cells[i - x + (width - 1 - x)] ?? 0];
    if (x > (width - 1) / 2 && colorOf(own) > 0 && colorOf(twin) > 0) cells[i] = own - colorOf(own) + colorOf(twin);
  }
}

type Size = { readonly width: number; readonly height: number };

/** Puts obstacles where plain blocks are. `twin-` before a place: in pairs, left and right alike. */
function place(cells: Block[], size: Size, { kind, count, place: name, value }: Obstacle, rng: Chance): void {
  const twins = name.startsWith('twin-');
  const fits = places[name.replace('twin-', '')];
  if (!fits) throw new Error(`not a place: ${name}`);
  const { width } = size;
  const twinOf = (i: number): number => i - (i % width) + width - 1 - (i % width);
  const free = (i: number): boolean => isNormal(cells[i] ?? 0);
  const order = shuffle(
    rng,
    'place',
    Array.from(cells.keys()).filter(i => free(i) && fits(spotOf(cells, size, i))),
  );
  let left = count;
  const put = (i: number): void => {
    if (left <= 0 || !free(i)) return;
    cells[i] = block(kind, kinds[kind].colored ? colorOf(cells[i] ?? 1) : 0, value);
    left--;
  };
  for (const i of order) {
    put(i);
    if (twins) put(twinOf(i));
  }
}

function spotOf(cells: readonly Block[], { width, height }: Size, i: number): Spot {
  const [x, y] = [i % width, Math.floor(i / width)];
  let [above, below] = [0, 0];
  for (let row = 0; row < height; row++) {
    if (!cells[row * width + x]) continue;
    if (row < y) above++;
    if (row > y) below++;
  }
  return { x, y, width, height, above, below };
}
