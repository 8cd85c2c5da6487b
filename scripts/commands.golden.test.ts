import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from '../apps/cli/src/command/command.ts';
import { called, shape } from '../apps/cli/src/command/usage.ts';
import { art } from '../e2e/art.ts';
import { cardsToDraw } from '../e2e/art-cards.ts';
import { commands } from './commands.ts';

const all = Object.values(commands).flat();
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('every npm script is a declared command, and every command an npm script', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts as Record<string, string>);
  // What `npm start` runs is `server serve`, built.
  const called = scripts.filter(
    name => name !== 'start' && !(name.startsWith('pre') && scripts.includes(name.slice(3))),
  );
  expect([...new Set(all.map(({ name }) => name.split(' ')[0]))].toSorted(byText)).toEqual(called.toSorted(byText));
});

test('every file in lab is a lab that can be called', () => {
  const files = readdirSync(new URL('../apps/cli/src/lab', import.meta.url)).filter(file => file.endsWith('.ts'));
  const labs = all.filter(({ name }) => name.startsWith('lab ')).map(({ name }) => `${name.slice(4)}.ts`);
  expect(labs.toSorted(byText)).toEqual(files.toSorted(byText));
});

test.each(all)('$name accepts its examples and nothing else', command => {
  expect(command.examples.length).toBeGreaterThan(0);
  for (const example of command.examples)
    expect(parse(command, example.split(' ').filter(Boolean)), example).toMatchObject({ type: 'asked' });
  const [example = ''] = command.examples;
  expect(parse(command, [...example.split(' ').filter(Boolean), '--wrong'])).toMatchObject({ type: 'refused' });
});

test('art refuses a game that there is not, and never draws nothing', () => {
  expect(parse(art, ['keshiki'])).toMatchObject({ type: 'asked' });
  expect(parse(art, ['typo'])).toMatchObject({ type: 'refused', why: expect.stringContaining('"typo" is none of') });
  const onPage = ['rokumasu', 'keshiki'];
  expect(cardsToDraw(onPage, [])).toEqual(onPage);
  expect(cardsToDraw(onPage, ['keshiki'])).toEqual(['keshiki']);
  expect(() => cardsToDraw(onPage, ['keshiki', 'polyform'])).toThrow('no card of polyform');
  expect(() => cardsToDraw([], [])).toThrow('no cards');
});

/** `npm run golden` writes it again. */
test('docs/commands.md lists them all', async () => {
  const groups = Object.entries(commands).flatMap(([title, members]) => [
    `\n## ${title}\n`,
    '| command | what it does |',
    '|---|---|',
    ...members.map(({ name, words = [], does }) => `| \`${called(name, ...words.map(shape))}\` | ${does} |`),
  ]);
  const head = [
    '# Commands',
    '',
    'Written by `npm run golden` from what each command declares. `--help` tells its arguments, options, examples and what',
    'Ctrl-C leaves behind. Whatever is not declared is refused with exit code 2; Ctrl-C ends with 130.',
  ];
  await expect(`${[...head, ...groups].join('\n')}\n`).toMatchFileSnapshot('../docs/commands.md');
});

function byText(a: string | undefined = '', b: string | undefined = ''): number {
  return a < b ? -1 : 1;
}
