import type { Copy, Ran } from './copy.ts';

/** Does in a copy of the house what its pages tell a reader to do. */
interface Block {
  readonly file: string;
  readonly code: string;
}

/** Code that a page shows right after a sentence which ends in the name of its file and a colon. */
function blocksOf(page: string): Block[] {
  return [...page.matchAll(/`([\w./-]+\.(?:ts|md))`:\n\n```\w+\n([\s\S]*?)```/g)].map(found => ({
    file: found[1] ?? '',
    code: found[2] ?? '',
  }));
}

/** docs/add-a-relic.md up to where the version is raised. */
export function addRelic(copy: Copy): void {
  const blocks = blocksOf(copy.read('docs/add-a-relic.md'));
  if (blocks.length !== 4) throw new Error('an entry, a drawing, a rule and a test, each after the name of its file');
  for (const block of blocks) put(copy, block);
}

function put(copy: Copy, { file, code }: Block): void {
  const text = copy.read(file);
  if (file.endsWith('.test.ts')) copy.write(file, `${text}\n${code}`);
  else if (file.endsWith('RULES.md'))
    copy.write(file, text.replace(/(?:^- \*\*R\d+\*\* .*\n)+(?=\n## What)/m, `$&${code}`));
  else
    copy.write(
      file,
      text.replace(/\n\};\n$/, () => `\n${code.replace(/^(?=.)/gm, '  ')}};\n`),
    );
  if (copy.read(file) === text) throw new Error(`${file} has no place for this`);
}

/** What the message about changed rules asks for: version and changelog. */
export function raiseVersion(copy: Copy, game: string, why: string): void {
  const file = `packages/games/${game}/game.ts`;
  const now = Number(/^ {2}version: (\d+),$/m.exec(copy.read(file))?.[1]);
  copy.change(file, `  version: ${now},`, `  version: ${now + 1},`);
  copy.write('CHANGELOG.md', `${copy.read('CHANGELOG.md').trimEnd()}\n- ${game} ${now + 1}: ${why}\n`);
}

export const quickTest = (copy: Copy, ...files: string[]): Ran =>
  copy.run('npx', '--no-install', 'vitest', 'run', '--project', 'quick', ...files);
