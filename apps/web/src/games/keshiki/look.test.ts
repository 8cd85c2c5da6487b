import { indexOf, readCell } from '@minoya/games/keshiki/cells';
import { playing } from '@minoya/games/keshiki/testing';
import { expect, test } from 'vitest';
import { cellReading } from './look.ts';
import { groupsOf } from './table/groups.ts';

const state = playing('| _*R __R __R __B |\n| __B _+R __B __R |\n// b1 = 4');

function reading(name: string): string {
  const cell = readCell(name) ?? -1;
  return cellReading(cell, state.board.cells[indexOf(state.board, cell)] ?? 0, groupsOf(state).byCell.get(cell) ?? null)
    .en;
}

test('a frozen block and a counter offer no tap that the rules refuse', () => {
  for (const name of ['a0', 'b1']) {
    expect(reading(name)).toMatch(/cannot be tapped itself$/);
    expect(reading(name)).not.toContain('points');
  }
  expect(reading('d0')).not.toMatch(/tapped|points/);
});

test('what a group is worth follows from the blocks that go, which are counted where others stay', () => {
  expect(reading('b0')).toContain('group of 4, 3 clear, 9 points, 1 thaw one level, 1 counters clear');
});
