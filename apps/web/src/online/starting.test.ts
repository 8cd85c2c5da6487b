import type { Chair, Table } from '@minoya/shared/protocol';
import { expect, test } from 'vitest';
import { codeTrouble } from './code-trouble.ts';
import { rematchCommands, startCommands, unreadyPeople, waitsForOthers } from './starting.ts';

const empty: Chair = { who: null, name: 0, ready: false, bot: null, cover: null };
const person = (who: string): Chair => ({ ...empty, who });

const table = (chairs: readonly Chair[]): Table => ({
  game: 'polyform',
  version: 1,
  setup: `seats=${chairs.length}`,
  clock: 30,
  watch: true,
  phase: 'lobby',
  round: 0,
  host: 'a',
  chairs,
  result: null,
  deal: null,
  seed: null,
  salt: null,
});
const withSeats = (_: string, seats: number) => `seats=${seats}`;

test('a room starts from two players on: empty chairs close, nobody has to be ready', () => {
  expect(startCommands(table([person('a'), empty, empty, empty]), withSeats)).toBeNull();
  expect(startCommands(table([person('a'), empty, person('b'), empty]), withSeats)).toEqual([
    { t: 'setup', setup: 'seats=2', clock: 30, watch: true },
    { t: 'start' },
  ]);
  expect(startCommands(table([person('a'), { ...empty, bot: 'minarai' }]), withSeats)).toEqual([{ t: 'start' }]);
});

test('a rematch tears nobody from the result: it begins at once only where nobody else sits', () => {
  expect(rematchCommands(table([person('a'), { ...empty, bot: 'minarai' }]))).toEqual([{ t: 'again' }, { t: 'start' }]);
  expect(rematchCommands(table([person('a'), person('b')]))).toEqual([{ t: 'again' }]);
  const gone = table([person('a'), { ...person('b'), cover: 'left' }]);
  expect(rematchCommands(gone)).toEqual([{ t: 'again' }]);
});

test('a later game waits for who is not ready, the first one for nobody', () => {
  const reading = table([person('a'), person('b')]);
  expect(waitsForOthers(reading)).toBe(false);
  expect(waitsForOthers({ ...reading, round: 1 })).toBe(true);
  const ready = table([person('a'), { ...person('b'), ready: true }]);
  expect(waitsForOthers({ ...ready, round: 1 })).toBe(false);
});

test('a code is refused for what is wrong with it, and for nothing else', () => {
  expect(codeTrouble('K7MP')).toBeNull();
  expect(codeTrouble('zzzz')?.en).toContain('Z');
  expect(codeTrouble('ZZZZ')?.en).not.toMatch(/four to six/i);
  expect(codeTrouble('K7M')?.en).toMatch(/four to six/i);
  expect(codeTrouble('K7M')?.en).not.toMatch(/never/);
});

test('a start asks about everybody who is not ready, in the first game too; nobody asks about the host, bots or empty chairs', () => {
  const ready = { ...person('c'), ready: true };
  const bot = { ...empty, bot: 'novice' };
  expect(unreadyPeople(table([person('a'), person('b'), ready, bot])).map(({ who }) => who)).toEqual(['b']);
  expect(unreadyPeople(table([person('a'), ready, empty]))).toEqual([]);
});
