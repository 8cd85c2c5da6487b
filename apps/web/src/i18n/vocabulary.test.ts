import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from '@minoya/games';
import { expect, test } from 'vitest';
import { type PlayerText, textsIn } from '../../build/texts.ts';
import { type Concept, vocabulary } from './vocabulary.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'scripts/new-game'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    file => /\.tsx?$/.test(file) && !/\.test\.|packages\/archive|i18n\/(phrases|vocabulary)|build\/fonts/.test(file),
  );

const gameOf = (file: string): string | null => /\/(?:games|bots)\/([a-z]+)\//.exec(file)?.[1] ?? null;
const holds = ({ of }: Concept, file: string): boolean => of === 'all' || of === gameOf(file);

/** Where a source says a thing by another word than its own. */
function slips(file: string, texts: readonly PlayerText[]): string[] {
  return texts.flatMap(({ language, text, line }) =>
    vocabulary
      .filter(concept => holds(concept, file) && (language === 'ja' ? concept.notJa : concept.notEn)?.test(text))
      .map(concept => `${file}:${line} says “${text}”: the word is ${concept[language]}`),
  );
}

const texts = new Map(sources.map(file => [file, textsIn(readFileSync(join(root, file), 'utf8'))]));

test('every thing is said by its own word, in every text of every screen', () => {
  expect([...texts.values()].flat().length).toBeGreaterThan(3_000);
  expect([...texts].flatMap(([file, found]) => slips(file, found))).toEqual([]);
});

test('every word is everybody’s or a game’s, and what new games are made from is read, too', () => {
  const owners = ['all', ...Object.keys(manifests)];
  expect(vocabulary.filter(({ of }) => !owners.includes(of))).toEqual([]);
  expect(texts.get('scripts/new-game/screens/text.ts')?.length).toBeGreaterThan(10);
});

test.each(vocabulary)('$ja and $en of $of are said somewhere', concept => {
  const said = [...texts].flatMap(([file, found]) => (holds(concept, file) ? found : []));
  const saying = (language: 'ja' | 'en') =>
    said.some(one => one.language === language && one.text.toLowerCase().includes(concept[language].toLowerCase()));
  expect([saying('ja'), saying('en')]).toEqual([true, true]);
});

test('the glossary knows every word', () => {
  const rows = [...readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\|.*\| ([^|]+) \| ([^|]+) \|$/gm)];
  const unknown = vocabulary.filter(
    ({ ja, en }) => !rows.some(row => row[1]?.split('、').includes(ja) && row[2]?.split(', ').includes(en)),
  );
  expect(unknown.map(({ ja, en }) => `${ja} / ${en}`)).toEqual([]);
});

test('another word is found wherever it hides, and its place is named', () => {
  const planted = [
    "const words = { a: { ja: '焼き印', en: 'A brand' } };",
    'const line = (n: number) => ({ ja: `残り${n}手。`, en: `${n} moves left` });',
    "const row = ['first-brand', '護符', 'A talisman'];",
    'const page = <p title={say({ ja: `${n}番`, en: `Round ${n}` })}>お守り</p>;',
  ].join('\n');
  const found = slips('apps/web/src/games/rokumasu/planted.tsx', textsIn(planted));
  expect(found.map(slip => slip.replace('apps/web/src/games/rokumasu/planted.tsx:', ''))).toEqual([
    '1 says “焼き印”: the word is 実績',
    '1 says “A brand”: the word is buff',
    '2 says “残り0手。”: the word is ハンド',
    '2 says “0 moves left”: the word is hand',
    '3 says “A talisman”: the word is amulet',
    '4 says “0番”: the word is ラウンド',
    '4 says “お守り”: the word is レリック',
  ]);
  expect(slips('apps/web/src/games/polyform/planted.tsx', textsIn(planted)).length).toBe(2);
});
