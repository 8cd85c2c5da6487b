import { polyform } from '@minoya/games/polyform/game';
import { noPieces } from '@minoya/games/polyform/pieces';
import { readSetup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { expect, test } from 'vitest';
import { ui } from '../index.tsx';
import { keep } from './choices.ts';
import { chosenTable, newTable } from './new-table.ts';
import { storedOnDevice } from './testing.ts';

storedOnDevice();

test('a new table has the even start: who does not begin holds a dot more', () => {
  for (const seats of [2, 3, 4]) {
    const { order, players } = polyform.start(newTable(seats), 'even');
    const dots = Array.from({ length: seats }, (_, place) => ({ ...noPieces(), dot: place === 0 ? 2 : 3 }));
    expect(order.map(seat => players[seat]?.hand)).toEqual(dots);
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
  keep('agreed', writeSetup({ ...chosenTable(), later: 'none' }));
  expect(chosenTable()).toEqual(setupFor(2, { scores: 'hidden' }));
});

test('who had the even start of an earlier page has the present one, and who had chosen another start keeps it', () => {
  keep('table', 'seats=3 later=i2');
  expect(chosenTable()).toEqual(newTable(3));
  for (const line of ['seats=2', 'seats=2 later=i2', 'seats=2 later=dot', 'seats=4 scores=hidden later=dot']) {
    keep('table', line);
    expect(chosenTable()).toEqual(readSetup(line));
  }
  keep('agreed', 'seats=3 later=i2');
  expect(chosenTable()).toEqual(setupFor(3, { later: 'i2' }));
});

test('an even start stays even in a room with another number of seats, and every other choice stays as it is', () => {
  const room = (setup: string, seats: number) => readSetup(ui.room.withSeats(setup, seats));
  const line = writeSetup(newTable(2, { scores: 'hidden' }));
  for (const seats of [2, 3, 4]) expect(room(line, seats)).toEqual(newTable(seats, { scores: 'hidden' }));
  expect(room('seats=2', 3)).toEqual(setupFor(3));
});
