import { polyform } from '@minoya/games/polyform/game';
import { noPieces } from '@minoya/games/polyform/pieces';
import { readSetup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { expect, test } from 'vitest';
import { ui } from '../index.tsx';
import { keep } from './choices.ts';
import { chosenTable, newTable, summaryOf } from './new-table.ts';
import { storedOnDevice } from './testing.ts';

storedOnDevice();

test('a new table has the even start: who does not begin holds more, the later the more', () => {
  const hands = {
    2: [{ dot: 2 }, { dot: 1, i2: 1 }],
    3: [{ dot: 2 }, { dot: 3 }, { dot: 4 }],
    4: [{ dot: 2 }, { dot: 1, i2: 1 }, { dot: 2, i2: 1 }, { dot: 2, i2: 1 }],
  };
  for (const [seats, held] of Object.entries(hands)) {
    const { order, players } = polyform.start(newTable(Number(seats)), 'even');
    expect(order.map(seat => players[seat]?.hand)).toEqual(held.map(hand => ({ ...noPieces(), ...hand })));
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
  keep('chosen', writeSetup({ ...chosenTable(), later: 'none' }));
  expect(chosenTable()).toEqual(setupFor(2, { scores: 'hidden' }));
});

test('who had the even start of an earlier page has the present one, and who had chosen another start keeps it', () => {
  for (const line of ['seats=3 later=i2', 'seats=2 later=dot']) {
    keep('table', line);
    expect(chosenTable()).toEqual(newTable(readSetup(line)?.seats ?? 0));
  }
  for (const line of ['seats=2', 'seats=2 later=i2', 'seats=4 scores=hidden later=dot']) {
    keep('table', line);
    expect(chosenTable()).toEqual(readSetup(line));
  }
  keep('agreed', 'seats=4 later=dot');
  expect(chosenTable()).toEqual(newTable(4));
  keep('agreed', 'seats=3 later=i2');
  expect(chosenTable()).toEqual(setupFor(3, { later: 'i2' }));
  keep('chosen', 'seats=3 later=dot');
  expect(chosenTable()).toEqual(setupFor(3, { later: 'dot' }));
});

test('an even start stays even in a room with another number of seats, and every other choice stays as it is', () => {
  const room = (setup: string, seats: number) => readSetup(ui.room.withSeats(setup, seats));
  const line = writeSetup(newTable(2, { scores: 'hidden' }));
  for (const seats of [2, 3, 4]) expect(room(line, seats)).toEqual(newTable(seats, { scores: 'hidden' }));
  expect(room('seats=2', 3)).toEqual(setupFor(3));
});

test('the page sums a table up in the words by which it is chosen', () => {
  expect(summaryOf(newTable(2)).ja).toBe('');
  expect(summaryOf(newTable(2, { timer: 300 })).ja).toBe('ターンタイマー：5分');
});
