import { afterAll, expect, test, vi } from 'vitest';
import { Copy } from './copy.ts';
import type { Entry } from './language.ts';

/** docs/add-a-language.md, followed in a copy of the house: its commands as they stand there. */
vi.setConfig({ testTimeout: 400_000 });
const copy = new Copy();
afterAll(() => copy.remove());

const commands = [...copy.read('docs/add-a-language.md').matchAll(/```sh\nnpm run (.+)\n```/g)].map(found => found[1]);
const language = 'apps/web/src/languages/de.json';

/** What npm runs, without npm itself. */
function run(command = ''): string {
  const [script = '', ...args] = command.replace(' -- ', ' ').split(' ');
  const scripts = (JSON.parse(copy.read('package.json')) as { scripts: Record<string, string> }).scripts;
  const [program = '', ...rest] = (scripts[script] ?? '').split(' ');
  const { ok, said } = copy.run(program, ...rest, ...args);
  expect(ok, said).toBe(true);
  return said;
}

test('the page has one command for each step', () => {
  expect(commands).toEqual(['words -- export de', 'words -- import de de.words.json', 'build']);
});

/** That the build takes such a file up is seen where it is built anyway: e2e/made-up.ts. */
test('exported, said and imported, German is a file of the house, and stays as it was said', () => {
  run(commands[0]);
  const says: Record<string, Entry['says']> = {
    Close: 'Schließen',
    '{n} hands left': { one: 'Noch {n} Zug', other: 'Noch {n} Züge' },
  };
  const entries = JSON.parse(copy.read('de.words.json')) as Entry[];
  copy.write('de.words.json', JSON.stringify(entries.map(one => ({ ...one, says: says[one.key] ?? '' }))));
  expect(run(commands[1])).toContain('stay English');
  expect(JSON.parse(copy.read(language))).toMatchObject({ Close: 'Schließen' });
  run(commands[0]);
  const again = JSON.parse(copy.read('de.words.json')) as Entry[];
  expect(again.find(({ key }) => key === 'Close')?.says).toBe('Schließen');
});

test('a message with other gaps is told, and the language stays as it was', () => {
  const before = copy.read(language);
  const entry = { key: '{n} points short.', en: '', ja: '', at: [], says: 'Es fehlen Punkte.' };
  copy.write('de.words.json', JSON.stringify([entry]));
  const { ok, said } = copy.run('node', '--import', 'tsx', 'scripts/words.ts', 'import', 'de', 'de.words.json');
  expect([ok, said.trim()]).toEqual([false, '{n} points short.: "Es fehlen Punkte." has other gaps']);
  expect(copy.read(language)).toBe(before);
});
