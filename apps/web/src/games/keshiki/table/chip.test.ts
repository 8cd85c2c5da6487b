import { cellAt, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import { preview } from '@minoya/games/keshiki/play';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import { keshiki } from '@minoya/games/keshiki/game';
import { describe, expect, test } from 'vitest';
import { chipPlace, halfChip } from './chip.ts';
import { groupsOf } from './groups.ts';

const size = { width: 9, height: 13 };

describe('the words of a preview', () => {
  test('stand above the pointed cell, and higher above a finger', () => {
    expect(chipPlace(cellAt(4, 5), { size, kept: [], finger: false })).toEqual({ x: 4.5, y: 4.5 });
    expect(chipPlace(cellAt(4, 5), { size, kept: [], finger: true })).toEqual({ x: 4.5, y: 3.5 });
  });

  test('never reach over the side', () => {
    expect(chipPlace(cellAt(0, 5), { size, kept: [], finger: false }).x).toBe(halfChip);
    expect(chipPlace(cellAt(8, 5), { size, kept: [], finger: false }).x).toBe(9 - halfChip);
  });

  test('never lie on a counter or its tag, on any group of any stage', () => {
    for (let number = 1; number <= STAGE_COUNT; number++) {
      const state = keshiki.start({ type: 'stage', stage: number, tools: [] }, '');
      for (const { cell, touched } of groupsOf(state).list) {
        const kept = touched.map(one => one.cell);
        const at = chipPlace(cell, { size: stage(number).board, kept, finger: false });
        const hidden = kept.filter(
          one => Math.abs(rowOf(one) + 0.5 - at.y) < 0.9 && Math.abs(columnOf(one) + 0.5 - at.x) < halfChip + 0.45,
        );
        expect(hidden, `stage ${number}`).toEqual([]);
      }
    }
  });
});

test('the preview of the last tap counts the all-clear bonus', () => {
  const state = keshiki.start(
    { type: 'board', board: { width: 3, height: 1, cells: [1, 1, 1] }, target: 0, par: null, tools: [] },
    '',
  );
  expect(preview(state, cellAt(0, 0))).toMatchObject({ points: 9, bonus: 5 });
});
