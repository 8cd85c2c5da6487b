import { expect, test } from 'vitest';
import { command, parse } from './command.ts';
import { choice, flag, number, some, text, whole } from './option.ts';
import { called, usage } from './usage.ts';

const bake = command({
  name: 'lab bake',
  does: 'Bakes bread',
  words: [
    { word: 'FLOUR', does: 'what of', count: 'one', among: ['rye', 'wheat'] },
    { word: 'SEED', does: 'on top', count: 'any' },
  ],
  options: {
    loaves: whole('how many', { usual: 2, min: 1, max: 12 }),
    hours: number('how long', { usual: 1.5, min: 0.5, max: 8 }),
    form: choice('in what', ['tin', 'basket'], 'tin'),
    days: some('when', [1, 2, 3]),
    name: text('whose', null, 'WORD'),
    salt: flag('with salt'),
  },
  examples: ['rye --loaves 3'],
  ctrlC: 'The dough is kept.',
  run: async () => 0,
});

test('what is not asked for is as usual, and what is asked for has its type', () => {
  const usual = { loaves: 2, hours: 1.5, form: 'tin', days: [1, 2, 3], name: null, salt: false };
  expect(parse(bake, ['rye'])).toEqual({ type: 'asked', words: ['rye'], options: usual });
  const asked = parse(bake, [
    'rye',
    '--loaves=3',
    'poppy',
    '--days',
    '1,3',
    '--salt',
    '--name',
    'me',
    '--form',
    'basket',
  ]);
  const options = { ...usual, loaves: 3, days: [1, 3], salt: true, name: 'me', form: 'basket' };
  expect(asked).toEqual({ type: 'asked', words: ['rye', 'poppy'], options });
});

test.each([
  [['rye', '--wrong'], 'there is no option --wrong'],
  [['rye', '--toString'], 'there is no option --toString'],
  [['rye', '-x'], 'there is no option -x'],
  [['rye', '--loaves'], '--loaves: N is missing'],
  [['rye', '--name', '--salt'], '--name: WORD is missing'],
  [['rye', '--salt=yes'], '--salt: takes no value'],
  [['rye', '--loaves', 'two'], '--loaves: "two" is not a number'],
  [['rye', '--loaves', ''], '--loaves: "" is not a number'],
  [['rye', '--loaves', '2.5'], '--loaves: 2.5 is not a whole number'],
  [['rye', '--loaves', '13'], '--loaves: 13 is not from 1 to 12'],
  [['rye', '--hours', '0.1'], '--hours: 0.1 is not from 0.5 to 8'],
  [['rye', '--form', 'pan'], '--form: "pan" is none of tin, basket'],
  [['rye', '--days', '1,4'], '--days: "4" is none of 1 to 3'],
  [['oats'], 'FLOUR: "oats" is none of rye, wheat'],
  [[], 'FLOUR is missing'],
])('%j is refused with the reason', (args, why) => {
  expect(parse(bake, args)).toEqual({ type: 'refused', why });
});

test('a word that nothing was declared for is refused', () => {
  const { words: _, ...rest } = bake;
  expect(parse(rest, ['rye'])).toEqual({ type: 'refused', why: '"rye" is one word too many' });
});

test('help wins over everything else that was typed', () => {
  expect(parse(bake, ['--help'])).toEqual({ type: 'help' });
  expect(parse(bake, ['oats', '--wrong', '-h'])).toEqual({ type: 'help' });
});

test('the usage tells all that was declared', () => {
  expect(called('test')).toBe('npm test');
  expect(usage(bake)).toBe(`npm run lab -- bake FLOUR [SEED …] [options]

Bakes bread.

  FLOUR        what of (rye, wheat)
  SEED         on top
  --loaves N   how many (2; from 1 to 12)
  --hours N    how long (1.5; from 0.5 to 8)
  --form NAME  in what (tin; of tin, basket)
  --days LIST  when (all; of 1 to 3)
  --name WORD  whose
  --salt       with salt
  --help       this text

  npm run lab -- bake rye --loaves 3

Ctrl-C: The dough is kept.`);
});
