import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { command, Failed, Refused, type Work } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { flag } from '../apps/cli/src/command/option.ts';
import { start } from '../apps/cli/src/command/start.ts';
import { pages } from '../apps/web/src/shell/pages.ts';
import { gamesNamed } from './arrows.ts';
import { filesFor, foldersOf, isWordOfTemplate } from './template.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

/** First words of addresses that the server answers itself; the pages of the house have theirs from their own list. */
const addresses = ['admin', 'api', 'assets', 'healthz', 'metrics'];
/** Folders and files that stand where a game's would. */
const neighbours = ['grid', 'index', 'link', 'manifest', 'nim', 'package', 'sample', 'static'];
const layers = ['archive', 'bots', 'cli', 'games', 'kernel', 'server', 'shared', 'web'];
const taken = new Set([...addresses, ...neighbours, ...layers, ...Object.keys(pages)]);

/** Whether a module may have a constant of this name that hides nothing. */
function canBeConstant(name: string): boolean {
  if (name === 'undefined' || name in {}) return false;
  try {
    // Parsed only. `await` is a word of modules, and of functions that wait.
    new Script(`'use strict'; async () => { const ${name} = 0; };`);
    return true;
  } catch {
    return false;
  }
}

/** Whether code that serves every game has such a text of its own: it would seem to name the game. */
function isSaidByServer(name: string): boolean {
  return ['apps/server/src', 'packages/kernel', 'packages/shared'].some(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).some(
      file =>
        /^(?!.*(testing|node_modules|\.test\.)).*\.ts$/.test(file) &&
        gamesNamed(read(`${folder}/${file}`), [name]).length > 0,
    ),
  );
}

/** Why a game cannot be called so; null when it can. */
export function refusal(name: string): string | null {
  if (!/^[a-z]{3,12}$/.test(name))
    return `"${name}": a name has 3 to 12 letters from a to z, and stays for ever in links`;
  const there = foldersOf(name)
    .flatMap(folder => [folder, `${folder}.ts`])
    .find(one => existsSync(at(one)));
  if (there) return `"${name}" is taken: there is ${there}`;
  if (taken.has(name) || isWordOfTemplate(name) || !canBeConstant(name) || isSaidByServer(name))
    return `"${name}" means something else here; take another word`;
  return null;
}

/** The last place on the street, and one more. */
function nextOrder(): number {
  const fronts = readdirSync(at('apps/web/src/games'))
    .map(id => `apps/web/src/games/${id}/front.tsx`)
    .filter(file => existsSync(at(file)));
  return 1 + Math.max(0, ...fronts.map(file => Number(/^ {2}order: (\d+),$/m.exec(read(file))?.[1] ?? 0)));
}

/** Changes a file that must have such a place. */
function change(file: string, place: RegExp, to: string): void {
  const before = read(file);
  const now = before.replace(place, to);
  if (now === before) throw new Failed(`${file} has no place for a new game any more: ${place}`);
  writeFileSync(at(file), now);
}

/** The lines that name the game outside its own folders: in the list, on the map, in the changelog. */
function enlist(name: string): void {
  const list = 'packages/games/index.ts';
  change(
    list,
    /((?:^import \{ manifest as .*\n)+)/m,
    `$1import { manifest as ${name} } from './${name}/manifest.ts';\n`,
  );
  change(list, /(const all: .* = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);
  const map = `| \`packages/games/${name}/\` | ${name.toUpperCase()}: lamps to put out |\n`;
  change('ARCHITECTURE.md', /((?:^\| `packages\/games\/.*\n)+)/m, `$1${map}`);
  change(
    'CHANGELOG.md',
    /^(## .*\n)/m,
    `$1- **${name.toUpperCase()}** opens: lamps to put out. Rules version: ${name} 1.\n`,
  );
}

function run(program: string, ...args: string[]): boolean {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}
const node = (...args: string[]): boolean => run(process.execPath, '--import', 'tsx', ...args);

/** Files outside the game's own folders that it is written into. */
const lists = [
  'packages/games/index.ts',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'packages/archive/lock.json',
  'packages/archive/released.ts',
];

/** The whole game or nothing: half a one would be in the way of the next try. */
function makeOrUndo(name: string, work: Work): void {
  const before = lists.map(file => [file, read(file)] as const);
  try {
    make(name, work);
  } catch (error) {
    for (const [file, text] of before) writeFileSync(at(file), text);
    for (const folder of [...foldersOf(name), `packages/archive/${name}`])
      rmSync(at(folder), { recursive: true, force: true });
    throw new Failed(`${error instanceof Error ? error.message : String(error)}; what was written is gone again`);
  }
}

function make(name: string, work: Work): void {
  const made = filesFor(name, nextOrder());
  for (const { file, text } of made) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    work.say(file);
  }
  enlist(name);
  const formatted = made
    .map(({ file }) => file)
    .filter(file => /\.(tsx?|css)$/.test(file) && !file.includes('/golden/'));
  const biome = at('node_modules/.bin/biome');
  if (!run(biome, 'format', '--write', ...formatted, 'packages/games/index.ts'))
    throw new Failed('it cannot be formatted');
  work.progress('archiving version 1…');
  if (!node('scripts/archive.ts', name)) throw new Failed('version 1 cannot be archived');
}

/** Pictures of links to the game, which only a browser can draw. */
function draw(name: string, work: Work): void {
  work.progress('drawing the pictures of its links…');
  if (node('e2e/art.ts', name)) work.say(`apps/web/public/og/${name}.png`);
  else work.say(`Without a browser there are no pictures for its links yet: npm run art -- ${name}`);
}

export const newGame = command({
  name: 'new-game',
  does: 'Makes a small complete game that is played, tested and archived as it comes',
  more: 'It is a game of lamps to put out. docs/add-a-game.md says what each file is for and what to change first.',
  words: [{ word: 'NAME', does: 'what it is called in links and folders, for ever: 3 to 12 letters', count: 'one' }],
  options: { 'no-pictures': flag('leaves out the pictures of its links, which take a browser') },
  examples: ['kumiki', 'kumiki --no-pictures'],
  ctrlC: 'What was made so far stays; `git status` lists it.',
  async run(options, work, [name = '']) {
    const why = refusal(name);
    if (why !== null) throw new Refused(why);
    makeOrUndo(name, work);
    if (!options['no-pictures']) draw(name, work);
    work.say(
      `\nPlay it: npm run play ${name}, or npm run dev and /${name}. Then: npm run check, and docs/add-a-game.md.`,
    );
    return 0;
  },
});

if (isProgram(import.meta.url)) await start(newGame);
