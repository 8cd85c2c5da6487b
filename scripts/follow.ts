import { readdirSync } from 'node:fs';
import type { Copy, Ran } from './copy.ts';

/** Does in a copy of the house what its pages tell a reader to do. */
interface Block {
  readonly file: string;
  /** `diff`: lines that change; otherwise lines that are new. */
  readonly language: string;
  readonly code: string;
}

/** Code that a page shows right after a sentence which ends in the name of its file and a colon. */
function blocksOf(page: string): Block[] {
  return [...page.matchAll(/`([\w./-]+\.(?:ts|md))`:\n\n```(\w+)\n([\s\S]*?)```/g)].map(found => ({
    file: found[1] ?? '',
    language: found[2] ?? '',
    code: found[3] ?? '',
  }));
}

/** docs/add-a-relic.md up to where the version is raised. */
export const addRelic = (copy: Copy): void => follow(copy, 'docs/add-a-relic.md', 4);

/** The files that a page has code for, in its order. */
export const filesOf = (copy: Copy, page: string): string[] => blocksOf(copy.read(page)).map(({ file }) => file);

/** Puts so many of the pieces of code that a page shows where they belong. */
export function follow(copy: Copy, page: string, pieces: number): void {
  const blocks = blocksOf(copy.read(page));
  if (blocks.length < pieces)
    throw new Error(`${page} has only ${blocks.length} pieces, each after the name of its file`);
  for (const block of blocks.slice(0, pieces)) put(copy, block);
}

/** Where new lines go: before this. */
const places: readonly (readonly [file: RegExp, before: RegExp])[] = [
  [/rokumasu\/RULES\.md$/, /(?=\n## What)/],
  [/keshiki\/RULES\.md$/, /(?=## Settling)/],
  [/\.test\.ts$/, /$/],
  [/\.ts$/, /(?<=\n)(?=\} as const satisfies |\};\n$)/],
];

function put(copy: Copy, { file, language, code }: Block): void {
  if (language === 'diff') return copy.change(file, side(code, '-'), side(code, '+'));
  const text = copy.read(file);
  const [, before] = places.find(([name]) => name.test(file)) ?? [file, /$/];
  copy.write(
    file,
    text.replace(before, () => spaced(file, code)),
  );
  if (copy.read(file) === text) throw new Error(`${file} has no place for this`);
}

/** The lines of a change that begin so. */
const side = (code: string, sign: '-' | '+'): string =>
  code
    .split('\n')
    .filter(line => line.startsWith(sign))
    .map(line => `${line.slice(1)}\n`)
    .join('');

/** An entry is indented as its table is; tests and paragraphs stand apart. */
function spaced(file: string, code: string): string {
  if (file.endsWith('.test.ts')) return `\n${code}`;
  if (file.endsWith('.ts')) return code.replace(/^(?=.)/gm, '  ');
  return code.startsWith('- ') ? code : `${code}\n`;
}

/** What the message about changed rules asks for: version and changelog. */
export function raiseVersion(copy: Copy, game: string, why: string): void {
  const file = `packages/games/${game}/game.ts`;
  const now = Number(/^ {2}version: (\d+),$/m.exec(copy.read(file))?.[1]);
  copy.change(file, `  version: ${now},`, `  version: ${now + 1},`);
  const newest = '## Unreleased\n';
  copy.change('CHANGELOG.md', newest, `${newest}- ${game} ${now + 1}: ${why}\n`);
}

const archiveTest = 'archive.test.ts';

/** The quick tests that a new thing may fail without being near it: words, texts, lists, the map. */
export const houseTests: readonly string[] = readdirSync(import.meta.dirname)
  .filter(file => /^[^.]+(\.golden)?\.test\.ts$/.test(file) && file !== archiveTest)
  .map(file => `scripts/${file}`)
  .concat('scripts/new-game/', 'apps/web/src/i18n/', 'apps/web/src/games/list');

export const quickTest = (copy: Copy, ...files: string[]): Ran =>
  copy.tool('vitest', 'run', '--project', 'quick', ...files);

/** What the archive is asked about one game: the others lie in it as they did. */
export const testArchive = (copy: Copy, game: string): Ran =>
  quickTest(copy, `scripts/${archiveTest}`, '-t', `${game}|no release has changed|never were`);
