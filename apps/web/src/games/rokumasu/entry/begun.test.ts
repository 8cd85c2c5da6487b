import { expect, test } from 'vitest';
import { isBegun } from './begun.ts';

const run = (
  lines: readonly string[],
  marks: Readonly<Record<string, number>> = {},
  takenBack: readonly string[] = [],
) => {
  const entries = (list: readonly string[]) => list.map(line => ({ seat: 0, line }));
  return { log: entries(lines), takenBack: entries(takenBack), marks };
};

test('a run is begun with the first thing that is decided in it: a round left out for a gift counts, its mere start does not', () => {
  expect(isBegun(run([]))).toBe(false);
  expect(isBegun(run(['g']))).toBe(false);
  expect(isBegun(run(['j0']))).toBe(true);
  expect(isBegun(run(['g', 'a1@0']))).toBe(true);
});

test('what was tried and taken back, or asked for, is not forgotten', () => {
  expect(isBegun(run(['g'], { hints: 1 }))).toBe(true);
  expect(isBegun(run(['g'], {}, ['a1@0']))).toBe(true);
});
