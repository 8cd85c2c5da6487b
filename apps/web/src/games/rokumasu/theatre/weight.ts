import { lineCells } from '../look.ts';
import type { Scored } from '../events/score-animation.ts';
import type { State } from '@minoya/games/rokumasu/state';

/** How heavily a score falls: from a tick to everything at once. */
export interface Weight {
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** The product's height, in pixels. */
  readonly size: number;
  /** Milliseconds in which nothing moves before it bursts. */
  readonly stop: number;
  /** Pixels. */
  readonly shake: number;
  readonly sparks: number;
  /** Milliseconds in which the counter runs up. */
  readonly count: number;
}

const weights: readonly Weight[] = [
  { level: 0, size: 28, stop: 0, shake: 0, sparks: 0, count: 200 },
  { level: 1, size: 40, stop: 40, shake: 0, sparks: 12, count: 300 },
  { level: 2, size: 56, stop: 70, shake: 2, sparks: 30, count: 400 },
  { level: 3, size: 72, stop: 110, shake: 4, sparks: 60, count: 500 },
  { level: 4, size: 96, stop: 160, shake: 6, sparks: 120, count: 600 },
];

/** What stands around a score: read from the picture before it and from the event itself. */
export interface Occasion {
  readonly weight: Weight;
  /** The round's target is passed with it. */
  readonly passes: boolean;
  /** The best clear of the run so far, with one to beat. */
  readonly record: boolean;
  readonly allClear: boolean;
}

export function occasionOf(event: Scored, shown: State): Occasion {
  const before = event.score - event.points;
  const share = event.points / Math.max(1, shown.target - before);
  const record = shown.record.best > 0 && event.points > shown.record.best;
  const gone = new Set(litCells(event));
  const allClear = gone.size > 0 && shown.board.every((block, cell) => block === null || gone.has(cell));
  const great = share >= 3 || allClear || (record && share >= 1);
  const level = great ? 4 : share >= 1 ? 3 : share >= 0.6 ? 2 : share >= 0.2 ? 1 : 0;
  return { weight: weights[level] as Weight, passes: share >= 1, record, allClear };
}

/** The cells a score is about, in the order in which they are counted. */
export function litCells({ rows, columns, ledger }: Scored): readonly number[] {
  const inLines = [...rows.flatMap(row => lineCells(row)), ...columns.flatMap(column => lineCells(column + 6))];
  return [...new Set([...inLines, ...ledger.flatMap(line => line.cells)])];
}
