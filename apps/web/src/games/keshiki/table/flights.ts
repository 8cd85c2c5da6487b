import { type Cell, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import { afterFrame } from '../../../design/task.ts';
import type { Stage } from '../../../stage/stage.ts';
import { TileLayer } from './tile-layer.tsx';
import { batchesOf } from './waves.ts';

/** The part of a stage that decorations need: where the board is, and how fast the player wants things. */
type Place = Pick<Stage<unknown>, 'find' | 'reduced' | 'speed' | 'time'>;

/** The layer of blocks of the board on this stage. */
export const tilesOf = (stage: Place): TileLayer | null => TileLayer.on(stage.find('.tiles'));

interface Leaving {
  readonly cell: Cell;
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly delay?: number;
}

/**
 * Lets tiles go while the board already shows what is under them. They are no longer the board's, take no input and end by
 * themselves, so that what follows never waits for them. They are taken away together: a board that changes in every frame of a
 * fold is laid out in every frame.
 */
export function leave(stage: Place, going: readonly Leaving[]): void {
  const layer = tilesOf(stage);
  if (!layer || stage.speed === 'instant') return;
  const leaving = going.flatMap(one => {
    const tile = layer.release(one.cell);
    return tile ? [{ ...one, tile }] : [];
  });
  for (const { tile } of leaving) tile.removeAttribute('data-at');
  void letGo(stage, leaving).then(() => {
    for (const { tile } of leaving) tile.remove();
  });
}

/** Many go in batches, one a frame: those far from the tap go later anyway. */
async function letGo(stage: Place, leaving: readonly (Leaving & { readonly tile: SVGElement })[]): Promise<void> {
  const still = stage.reduced;
  const begun = performance.now();
  const motions: Promise<unknown>[] = [];
  for (const [i, batch] of batchesOf(leaving).entries()) {
    if (i > 0) await new Promise<void>(afterFrame);
    const gone = performance.now() - begun;
    for (const { tile, frames, duration, delay = 0 } of batch) {
      tile.style.zIndex = '1';
      tile.style.transformOrigin = '50% 50%';
      const motion = tile.animate(still ? [{ opacity: 1 }, { opacity: 0 }] : frames, {
        duration: stage.time(still ? 100 : duration),
        delay: still ? 0 : Math.max(0, stage.time(delay) - gone),
        easing: still ? 'linear' : 'cubic-bezier(0.3, 0, 0.1, 1)',
        fill: 'both',
      });
      motions.push(motion.finished);
    }
  }
  await Promise.allSettled(motions);
}

interface Rising {
  readonly text: string;
  readonly kind: 'points' | 'held' | 'praise' | 'bonus';
  /** In pixels; as the style says otherwise. */
  readonly size?: number;
}

/** About half of what a word takes, in its own size: it stays on the board with that. A sign of Japanese is as wide as high. */
const halfWidth = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 0.5 : 0.34), 0.45);

/** Words that rise from a cell: points, a counter's answer, praise. */
export function rise(stage: Place, cell: Cell, { text, kind, size }: Rising): void {
  const layer = stage.find('.flights');
  if (!layer || stage.speed === 'instant') return;
  const word = document.createElement('span');
  word.className = `word ${kind}`;
  word.textContent = text;
  word.style.setProperty('--x', String(columnOf(cell)));
  word.style.setProperty('--y', String(rowOf(cell)));
  word.style.setProperty('--half', `${halfWidth(text)}em`);
  if (size) word.style.setProperty('--size', `${size}px`);
  layer.append(word);
  const long = { points: 620, held: 900, praise: 900, bonus: 1_600 }[kind];
  const rise = [
    { opacity: 1, transform: 'translate(-50%, -50%)' },
    { opacity: 1, transform: 'translate(-50%, -110%)', offset: 0.7 },
    { opacity: 0, transform: 'translate(-50%, -130%)' },
  ];
  const wait = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
  const motion = word.animate(stage.reduced ? wait : rise, { duration: stage.time(long), fill: 'both' });
  motion.onfinish = () => word.remove();
}
