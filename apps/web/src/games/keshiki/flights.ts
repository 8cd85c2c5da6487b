import { type Cell, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Stage } from '../../stage/stage.ts';

/** The part of a stage that decorations need: where the board is, and how fast the player wants things. */
type Place = Pick<Stage<unknown>, 'find' | 'reduced' | 'speed' | 'time'>;

/** The tile on a cell, found by position: a hundred selector searches a fall would cost a frame. */
export function tileAt(stage: Place, cell: Cell): Element | null {
  const row = stage.find('.cells')?.children[rowOf(cell)];
  return row?.children[columnOf(cell)]?.firstElementChild ?? null;
}

interface Leave {
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly delay?: number;
}

/**
 * Lets a copy of a tile go while the board already shows what is under it. Copies live above the board, take no
 * input and end by themselves, so that what follows never waits for them.
 */
export function leave(stage: Place, cell: Cell, { frames, duration, delay = 0 }: Leave): void {
  const layer = stage.find('.flights');
  const tile = tileAt(stage, cell);
  if (!layer || !tile || stage.speed === 'instant') return;
  const copy = tile.cloneNode(true) as SVGElement;
  copy.style.setProperty('--x', String(columnOf(cell)));
  copy.style.setProperty('--y', String(rowOf(cell)));
  copy.classList.add('leaving');
  layer.append(copy);
  const still = stage.reduced;
  const motion = copy.animate(still ? [{ opacity: 1 }, { opacity: 0 }] : frames, {
    duration: stage.time(still ? 100 : duration),
    delay: still ? 0 : stage.time(delay),
    easing: still ? 'linear' : 'cubic-bezier(0.3, 0, 0.1, 1)',
    fill: 'both',
  });
  motion.onfinish = () => copy.remove();
  motion.oncancel = () => copy.remove();
}

/** Words that rise from a cell: points, a counter's answer, praise. */
export function rise(stage: Place, cell: Cell, text: string, kind: 'points' | 'held' | 'praise'): void {
  const layer = stage.find('.flights');
  if (!layer || stage.speed === 'instant') return;
  const word = document.createElement('span');
  word.className = `word ${kind}`;
  word.textContent = text;
  word.style.setProperty('--x', String(columnOf(cell)));
  word.style.setProperty('--y', String(rowOf(cell)));
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
