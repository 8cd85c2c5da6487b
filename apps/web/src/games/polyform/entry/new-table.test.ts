import { polyform } from '@minoya/games/polyform/game';
import { readSetup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { expect, test } from 'vitest';
import { ui } from '../index.tsx';
import { keep } from './choices.ts';
import { chosenTable, isEven, newTable, withSeats } from './new-table.ts';
import { storedOnDevice } from './testing.ts';

storedOnDevice();

test('a new table has the even start: who does not begin holds one piece more', () => {
  for (const seats of [2, 3, 4]) {
    const { order, players } = polyform.start(newTable(seats), 'even');
    const held = order.map(seat => Object.values(players[seat]?.hand ?? {}).reduce((sum, n) => sum + n, 0));
    expect(held).toEqual([2, ...Array.from({ length: seats - 1 }, () => 3)]);
  }
  expect(chosenTable()).toEqual(newTable(2));
  expect(readSetup(ui.setup)).toEqual(newTable(2));
});

test('the setup line of an old link means what it always meant', () => {
  expect(readSetup('seats=2')).toEqual(setupFor(2));
  expect(setupFor(2).later).toBe('none');
});

test('other choices of an earlier visit are kept, and a choice against the even start is kept from then on', () => {
  keep('setup', 'seats=2 scores=hidden');
  expect(chosenTable()).toEqual(newTable(2, { scores: 'hidden' }));
  keep('table', writeSetup({ ...chosenTable(), later: 'none' }));
  expect(chosenTable()).toEqual(setupFor(2, { scores: 'hidden' }));
});

test('an even start stays even with another number of seats, and every other choice stays as it is', () => {
  const two = newTable(2);
  for (const seats of [2, 3, 4]) expect(isEven(withSeats(two, seats))).toBe(true);
  expect(withSeats(withSeats(two, 4), 2)).toEqual(two);
  expect(withSeats(setupFor(2), 3)).toEqual(setupFor(3));
  const room = ui.room.withSeats(writeSetup(newTable(2, { scores: 'hidden' })), 3);
  expect(readSetup(room)).toEqual(newTable(3, { scores: 'hidden' }));
});
