import { cellAt, columnOf } from '@minoya/games/keshiki/cells';
import { expect, test } from 'vitest';
import { batchesOf, wavesOf } from './waves.ts';

const board = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, i) => cellAt(i % width, Math.floor(i / width)));

test('a small fall sets off at once', () => {
  expect(wavesOf(board(5, 4))).toEqual([board(5, 4).map((_, i) => i)]);
  expect(wavesOf([])).toEqual([[]]);
});

test('a large one sets off in waves of whole columns, from the left, and leaves nobody behind', () => {
  const cells = board(9, 13);
  const waves = wavesOf(cells);
  expect(waves).toHaveLength(2);
  expect(waves.flat().sort((a, b) => a - b)).toEqual(cells.map((_, i) => i));
  const columns = waves.map(wave => new Set(wave.map(k => columnOf(cells[k] ?? 0))));
  expect(columns.map(set => [...set].sort((a, b) => a - b))).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
});

test('what leaves goes in batches of its own order', () => {
  const list = Array.from({ length: 60 }, (_, i) => i);
  expect(batchesOf(list).flat()).toEqual(list);
  expect(batchesOf(list).map(one => one.length)).toEqual([30, 30]);
  expect(batchesOf([])).toEqual([[]]);
});
