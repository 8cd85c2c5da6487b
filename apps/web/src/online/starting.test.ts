import type { Chair, Table } from '@minoya/shared/protocol';
import { expect, test } from 'vitest';
import { codeTrouble } from './code-trouble.ts';
import { rematchCommands, startCommands } from './starting.ts';

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

test('a rematch begins at once, unless somebody has left', () => {
  expect(rematchCommands(table([person('a'), person('b')]))).toEqual([{ t: 'again' }, { t: 'start' }]);
  const gone = table([person('a'), { ...person('b'), cover: 'left' }]);
  expect(rematchCommands(gone)).toEqual([{ t: 'again' }]);
});

test('a code is refused for what is wrong with it, and for nothing else', () => {
  expect(codeTrouble('K7MP')).toBeNull();
  expect(codeTrouble('zzzz')?.en).toContain('Z');
  expect(codeTrouble('ZZZZ')?.en).not.toMatch(/four to six/i);
  expect(codeTrouble('K7M')?.en).toMatch(/four to six/i);
  expect(codeTrouble('K7M')?.en).not.toMatch(/never/);
});
