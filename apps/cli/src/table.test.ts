import { bots } from '@minoya/bots';
import { readReplay, fold } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { expect, test } from 'vitest';
import { firstSetups, playable } from './games.ts';
import { Table, tableWords } from './table.ts';

test('nim is played, taken back and won in the terminal', () => {
  const table = new Table(nim, '2: 2 1', 'cli');
  expect(table.answer('?').text).toContain('3 legal');
  expect(table.answer('0 9').text).toContain('no: The heap has fewer stones.');
  expect(table.answer('jump').text).toContain('no: There is no such action.');
  expect(table.answer('0 2').text).toContain('seat 0 took 2 from heap 0');
  expect(table.answer('u').text).toContain('seat 0 to act');
  expect(table.answer('r').text).toContain('seat 1 to act');
  expect(table.answer('1 1').text).toContain('the end: 0 : 1; winner 1');
  expect(table.answer('1 1').text).toContain('over');
  const replay = readReplay(table.answer('replay').text);
  expect(replay.ok && fold(nim, replay.value)).toMatchObject({ ok: true });
  expect(table.answer('link').text).toMatch(/^#r=1/);
  expect(table.answer('q').over).toBe(true);
});

test.each(Object.keys(playable))('%s starts with its first setup and a bot can act', id => {
  const table = new Table(playable[id]!, firstSetups[id] ?? '', 'cli');
  expect(table.show()).toContain('? lists actions');
  expect(table.answer('b 5').text).toMatch(/^> /);
  expect(table.match.length).toBeGreaterThan(0);
});

test.each(Object.keys(playable))('%s has no action that is a word of the table', id => {
  for (const word of Object.keys(tableWords)) expect(playable[id]!.actions.read(word), word).toBeNull();
});

test('a letter of the table is the action where the game has one', () => {
  const skipped = Array.from({ length: 60 }, (_, i) => new Table(playable['rokumasu']!, 'journey', `s${i}`));
  for (const one of skipped) one.answer('j0');
  const table = skipped.find(one => one.match.state.phase === 'pack')!;
  expect(table.answer('?').text).toContain('q');
  expect(table.answer('q')).toMatchObject({ over: false });
  expect(table.match.state.phase).not.toBe('pack');
  expect(table.answer('quit').over).toBe(true);
});

test('bots of the game act, and choose what is legal', () => {
  const table = new Table(playable['polyform']!, 'seats=2', 'cli');
  const first = bots['polyform']![0]!.bot;
  const { game, state } = table.match;
  const chosen = first(game.view(state, 0), 0, { seed: 'terminal 0', stop: () => false });
  expect(table.answer('b').text).toContain(`> ${game.actions.write(chosen)}\n`);
});
