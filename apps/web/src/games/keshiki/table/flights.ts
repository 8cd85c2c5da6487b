import { type Cell, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Stage } from '../../../stage/stage.ts';

/** The part of a stage that decorations need: where the board is, and how fast the player wants things. */
type Place = Pick<Stage<unknown>, 'find' | 'reduced' | 'speed' | 'time'>;

/** Finds tiles by position: a hundred selector searches a fall would cost a frame. */
export function tiles(stage: Place): (cell: Cell) => Element | null {
  const rows = stage.find('.cells')?.children;
  return cell => rows?.[rowOf(cell)]?.children[columnOf(cell)]?.firstElementChild ?? null;
}

interface Leaving {
  readonly cell: Cell;
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly delay?: number;
}

/**
 * Lets copies of tiles go while the board already shows what is under them. Copies live above the board, take no
 * input and end by themselves, so that what follows never waits for them. They are taken away together: a board that
 * changes in every frame of a fold is laid out in every frame.
 */
export function leave(stage: Place, going: readonly Leaving[]): void {
  const layer = stage.find('.flights');
  if (!layer || stage.speed === 'instant') return;
  const tileAt = tiles(stage);
  const sheaf = document.createElement('div');
  const copies = going.flatMap(one => {
    const tile = tileAt(one.cell);
    return tile ? [{ ...one, copy: copyOf(tile, one.cell) }] : [];
  });
  sheaf.append(...copies.map(({ copy }) => copy));
  layer.append(sheaf);
  const still = stage.reduced;
  const motions = copies.map(({ copy, frames, duration, delay = 0 }) =>
    copy.animate(still ? [{ opacity: 1 }, { opacity: 0 }] : frames, {
      duration: stage.time(still ? 100 : duration),
      delay: still ? 0 : stage.time(delay),
      easing: still ? 'linear' : 'cubic-bezier(0.3, 0, 0.1, 1)',
      fill: 'both',
    }),
  );
  void Promise.allSettled(motions.map(motion => motion.finished)).then(() => sheaf.remove());
}

function copyOf(tile: Element, cell: Cell): HTMLElement | SVGElement {
  const copy = tile.cloneNode(true) as SVGElement;
  copy.style.setProperty('--x', String(columnOf(cell)));
  copy.style.setProperty('--y', String(rowOf(cell)));
  copy.classList.add('leaving');
  return copy;
}

interface Rising {
  readonly text: string;
  readonly kind: 'points' | 'held' | 'praise';
  /** In pixels; as the style says otherwise. */
  readonly size?: number;
}

/** Words that rise from a cell: points, a counter's answer, praise. */
export function rise(stage: Place, cell: Cell, { text, kind, size }: Rising): void {
  const layer = stage.find('.flights');
  if (!layer || stage.speed === 'instant') return;
  const word = document.createElement('span');
  word.className = `word ${kind}`;
  word.textContent = text;
  word.style.setProperty('--x', String(columnOf(cell)));
  word.style.setProperty('--y', String(rowOf(cell)));
  if (size) word.style.setProperty('--size', `${size}px`);
  layer.append(word);
  const long = kind === 'points' ? 620 : 900;
  const rise = [
    { opacity: 1, transform: 'translate(-50%, -50%)' },
    { opacity: 1, transform: 'translate(-50%, -110%)', offset: 0.7 },
    { opacity: 0, transform: 'translate(-50%, -130%)' },
  ];
  const wait = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
  const motion = word.animate(stage.reduced ? wait : rise, { duration: stage.time(long), fill: 'both' });
  motion.onfinish = () => word.remove();
}
