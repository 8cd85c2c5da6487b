import { expect, test } from 'vitest';
import { cellName, connected, readCell } from './cell.ts';
import { allMinos, mino, minoOf } from './mino.ts';
import { flipped, orientations, polyominoes, readShape, turned, writeShape } from './shape.ts';
import { cellsMarked, drawCells, readDrawing, writeDrawing } from './text.ts';

const sizes = [1, 2, 3, 4, 5, 6];

test.each([
  ['fixed', [1, 2, 6, 19, 63, 216]],
  ['one-sided', [1, 1, 2, 7, 18, 60]],
  ['free', [1, 1, 2, 5, 12, 35]],
] as const)('%s polyominoes are counted as in the literature', (sameness, counts) => {
  expect(sizes.map(n => polyominoes(n, sameness).length)).toEqual(counts);
});

test('the 307 minos are exactly the fixed polyominoes, each with one id', () => {
  expect(sizes.map(n => allMinos().filter(m => m.size === n).length)).toEqual([1, 2, 6, 19, 63, 216]);
  expect(new Set(allMinos().map(m => m.id)).size).toBe(307);
  expect(new Set(allMinos().map(m => writeShape(m.shape))).size).toBe(307);
  for (const n of sizes) for (const shape of polyominoes(n, 'fixed')) expect(minoOf(shape)?.size).toBe(n);
});

test('ids read as the rule book writes them', () => {
  for (const id of [
    'mono-1',
    'dom-h',
    'dom-v',
    'tro-i-h',
    'tro-i-v',
    'tro-l-0',
    'tet-o',
    'tet-s-h',
    'tet-z-v',
    'pent-x',
  ])
    expect(mino(id)?.id).toBe(id);
  expect(writeShape(mino('tro-l-90')!.shape)).toBe('##/#.');
  expect(writeShape(mino('hex-B4-0')!.shape)).toBe('..#/.##/##./#..');
  expect(mino('hex-Z9')).toBeUndefined();
});

test('four quarter turns and two flips change nothing', () => {
  for (const { shape } of allMinos()) {
    expect(turned(turned(turned(turned(shape))))).toEqual(shape);
    expect(flipped(flipped(shape))).toEqual(shape);
    expect([1, 2, 4, 8]).toContain(orientations(shape).length);
  }
});

test('cells have names that read back', () => {
  for (let x = 0; x < 30; x++) for (let y = 0; y < 30; y++) expect(readCell(cellName({ x, y }))).toEqual({ x, y });
  for (const text of ['', 'a', '3', 'a-1', 'a01', 'aa1', 'a100']) expect(readCell(text)).toBeNull();
});

test('a picture is read, with or without spaces, and written back', () => {
  const drawing = readDrawing(`
    . # .
    # # .
  `);
  expect(readDrawing('.#.\n##.')).toEqual(drawing);
  expect(writeDrawing(drawing)).toBe('. # .\n# # .');
  expect(drawCells(cellsMarked(drawing, '#'), 3, 2)).toBe('. # .\n# # .');
  expect(() => readDrawing('..\n...')).toThrow(/row 1/);
});

test('cells hang together by edges, not by corners', () => {
  expect(connected(readShape('##/.#'))).toBe(true);
  expect(connected(readShape('#./.#'))).toBe(false);
  expect(connected([])).toBe(false);
});
