import { colorOf } from '@minoya/games/keshiki/blocks';
import { type Cell, columnOf, indexOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Event, State } from '@minoya/games/keshiki/state';
import { afterFrame } from '../../../design/task.ts';
import type * as Effects from '../../../stage/effects/layer.ts';
import type { Note } from '../../../stage/sound.ts';
import type { Stage } from '../../../stage/stage.ts';
import { letterOf } from '../look.ts';
import { tilesOf } from './flights.ts';

type Layer = Pick<typeof Effects, 'effects' | 'ink'>;
type Removed = Extract<Event, { type: 'removed' }>;

/** How large the points of a group stand, in pixels: as many blocks, so much larger, without an end. */
export const pointSize = (removed: number): number => Math.round(15 + 2.3 * removed);

/** The last note of a group's run: higher with every block; where the ear would end, the climb goes on an octave below. */
export const topNote = (removed: number): number => 1 + Math.max(0, removed - 2);

/** More notes at once are not heard apart. */
const mostNotes = 6;

/** One note after the other, each a step higher, while the blocks leave. */
export function runOf(removed: number): readonly Note[] {
  const count = Math.min(mostNotes, removed - 2);
  if (count < 2) return [];
  return Array.from({ length: count }, (_, i) => ({
    voice: 'pata',
    degree: Math.round((topNote(removed) * i) / count),
    after: 0.04 * i,
  }));
}

/** Groups from here on throw sparks. */
const leastSparks = 6;

/** The layer is fetched with the first group that wants it; until then nothing is missed. */
let layer: Layer | null = null;
function withLayer(work: (found: Layer) => void): void {
  if (layer) work(layer);
  else void import('../../../stage/effects/layer.ts').then(found => void (layer = found));
}

/** Where a cell is, asked when the frame is drawn: asking in the midst of a change would lay the page out twice. */
function later(stage: Stage<State>, cell: Cell, work: (at: { x: number; y: number }, found: Layer) => void): void {
  const { width } = stage.shown.peek().board;
  withLayer(found =>
    afterFrame(() => {
      const box = stage.find('.flights')?.getBoundingClientRect();
      if (!box) return;
      const size = box.width / width;
      work({ x: box.left + (columnOf(cell) + 0.5) * size, y: box.top + (rowOf(cell) + 0.5) * size }, found);
    }),
  );
}

/** Sparks of the group's own colour, as many as it has blocks and more. */
export function glitter(stage: Stage<State>, { by, cells }: Removed): void {
  if (stage.reduced || cells.length < leastSparks) return;
  const { board } = stage.shown.peek();
  const letter = letterOf(colorOf(board.cells[indexOf(board, by)] ?? 0));
  later(stage, by, (at, { effects, ink }) => {
    const colours = [papers[letter], ink('--kin'), ink('--surface')];
    effects().burst(at, { count: Math.min(80, cells.length * 2), colours, power: 150 + 9 * cells.length });
  });
}

/** As the standard papers are coloured. */
const papers: Readonly<Record<ReturnType<typeof letterOf>, string>> = {
  L: '#7db9e8',
  R: '#ff6347',
  Y: '#f4d03f',
  G: '#2e8b57',
  B: '#1e5799',
  W: '#f5f5f5',
};

/** Splinters of ice. */
export function shatter(stage: Stage<State>, cell: Cell): void {
  if (stage.reduced) return;
  later(stage, cell, (at, { effects }) =>
    effects().burst(at, { count: 7, colours: ['#ffffff', '#cfe9f5'], power: 140 }),
  );
}

/** Petals over the board that was cleared. */
export function shower(stage: Stage<State>): void {
  if (stage.reduced) return;
  const board = stage.find('[data-board]');
  withLayer(({ effects }) => {
    const box = board?.getBoundingClientRect();
    if (box) effects().rain(box, { count: 80, colours: ['#f2b8b0', '#f9dccf', '#ff6347'], kind: 'petal' });
  });
}

const squash = [
  { transform: 'none' },
  { transform: 'scale(1.08, 0.9)', offset: 0.4 },
  { transform: 'scale(0.98, 1.03)', offset: 0.75 },
  { transform: 'none' },
];
const squashTime = 130;
/** The eye follows no more of them. */
const mostSquashed = 24;

/** What has fallen gives under its own weight; the next tap need not wait for it. The lowest of each column show it best. */
export function land(stage: Stage<State>, fallen: readonly Cell[]): void {
  if (stage.reduced || stage.speed === 'instant') return;
  const layer = tilesOf(stage);
  for (const cell of lowest(fallen).slice(0, mostSquashed))
    layer?.at(cell)?.animate(squash, { duration: stage.time(squashTime), easing: 'ease-out' });
}

/** Up to three of each column, from below. */
export function lowest(cells: readonly Cell[]): readonly Cell[] {
  const columns = new Map<number, Cell[]>();
  for (const cell of [...cells].sort((a, b) => rowOf(b) - rowOf(a))) {
    const column = columns.get(columnOf(cell)) ?? [];
    if (column.length < 3) columns.set(columnOf(cell), [...column, cell]);
  }
  return [...columns.values()].flat();
}
