import { cellAt } from '@minoya/games/keshiki/cells';
import { expect, test } from 'vitest';
import { climb } from '../../../stage/instrument.ts';
import { praiseOf } from '../text.ts';
import { lowest, pointSize, runOf, topNote } from './feel.ts';

test('a bigger group is always larger to the eye and higher to the ear, without a ceiling', () => {
  for (let blocks = 2; blocks < 117; blocks++) {
    expect(pointSize(blocks + 1)).toBeGreaterThan(pointSize(blocks));
    expect(topNote(blocks + 1)).toBeGreaterThan(topNote(blocks));
  }
  expect(climb(topNote(60)).length).toBeGreaterThan(0);
});

test('blocks leave on a run of notes that climbs', () => {
  expect(runOf(3)).toEqual([]);
  const degrees = runOf(20).map(note => note.degree ?? 0);
  expect(degrees).toEqual([...degrees].sort((a, b) => a - b));
  expect(degrees).toHaveLength(6);
});

test('praise is for a large share of what is left, not for every early tap', () => {
  expect(praiseOf(12, 100)).toBeNull();
  expect(praiseOf(20, 117)).toBeNull();
  expect(praiseOf(12, 40)).not.toBeNull();
  expect(praiseOf(5, 6)).toBeNull();
  expect(praiseOf(30, 60)).not.toEqual(praiseOf(12, 40));
});

test('what lands is felt at the foot of each column', () => {
  const column = Array.from({ length: 6 }, (_, y) => cellAt(2, y));
  expect(lowest([...column, cellAt(0, 3)])).toEqual([cellAt(2, 5), cellAt(2, 4), cellAt(2, 3), cellAt(0, 3)]);
});
