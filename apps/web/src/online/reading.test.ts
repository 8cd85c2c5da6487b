import type { Table } from '@minoya/shared/protocol';
import { expect, test } from 'vitest';
import { Reading } from './reading.ts';

/** A table of a and b after their first game. */
function table(phase: Table['phase'], host: string, ready: string | null = null): Table {
  const chairs = ['a', 'b'].map(who => ({ who, ready: who === ready }));
  return { phase, round: 1, host, chairs } as unknown as Table;
}

test('a result that is read stays when the next game is called, and when its reader becomes host meanwhile', () => {
  const reading = new Reading();
  const over = table('over', 'a');
  expect(reading.see(over, 1, 'b')).toEqual({ table: over, seat: 1, kept: false });
  expect(reading.see(table('lobby', 'a', 'a'), 0, 'b')).toEqual({ table: over, seat: 1, kept: true });
  expect(reading.see(table('lobby', 'b', 'a'), 0, 'b'), 'the crown has passed on').toMatchObject({ kept: true });
  reading.finish(1);
  expect(reading.see(table('lobby', 'b', 'a'), 0, 'b')).toMatchObject({ kept: false, table: { phase: 'lobby' } });
});

test('who calls the next game is in its lobby, also when its options have been changed since', () => {
  const reading = new Reading();
  reading.see(table('over', 'a'), 0, 'a');
  expect(reading.see(table('lobby', 'a', 'a'), 1, 'a').kept).toBe(false);
  expect(reading.see(table('lobby', 'a'), 1, 'a').kept).toBe(false);
});
