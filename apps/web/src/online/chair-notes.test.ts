import type { Chair, StandInReason, Table } from '@minoya/shared/protocol';
import { expect, test } from 'vitest';
import { chairNotes } from './chair-notes.ts';

const chair = (cover: StandInReason | null): Chair => ({ who: 'a', name: 0, ready: false, bot: null, cover });
const table = (cover: StandInReason | null, phase: Table['phase'] = 'playing'): Table => ({
  game: 'polyform',
  version: 1,
  setup: 'seats=2',
  clock: 30,
  watch: true,
  phase,
  round: 1,
  host: 'a',
  chairs: [chair(null), chair(cover)],
  result: null,
  deal: null,
  seed: null,
  salt: null,
});

test('going and coming back leave a line in the log; a time that ran out is told with what the clock does', () => {
  const notes = (a: StandInReason | null, b: StandInReason | null) =>
    chairNotes(table(a), table(b)).map(({ seat, note }) => `${seat} ${note}`);
  expect(notes(null, 'late')).toEqual([]);
  expect(notes('late', null)).toEqual([]);
  expect(notes(null, 'left')).toEqual(['1 left']);
  expect(notes('left', null)).toEqual(['1 back']);
  expect(notes('away', 'away')).toEqual([]);
  expect(chairNotes(null, table('late'))).toEqual([]);
  expect(chairNotes(table(null, 'lobby'), table('left'))).toEqual([]);
});

test('who leads the room now is in the log, too', () => {
  const other = { ...table(null), chairs: [chair(null), { ...chair(null), who: 'b' }] };
  expect(chairNotes(other, { ...other, host: 'b' })).toEqual([{ seat: 1, note: 'host' }]);
  expect(chairNotes(other, { ...other, host: 'b' }, seat => seat === 0)).toEqual([{ seat: 1, note: 'lent' }]);
  expect(chairNotes(other, other)).toEqual([]);
});

test('who is back is told how often the bot acted', () => {
  const back = { ...table(null), chairs: [chair(null), { ...chair(null), missed: 2 }] };
  expect(chairNotes(table('away'), back)).toEqual([{ seat: 1, note: 'back', missed: 2 }]);
});
