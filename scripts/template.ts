import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The game that `npm run new-game` copies: real files under scripts/new-game, called akari there, which are compiled,
 * linted and tested where they lie. Each copy gets its own name, and imports what it imports from its own place.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const template = 'scripts/new-game';

const places = { rules: 'packages/games', screens: 'apps/web/src/games', browser: 'e2e' } as const;

/** The folders that a game of this name has. */
export const foldersOf = (name: string): string[] => Object.values(places).map(place => `${place}/${name}`);

export interface Made {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const posix = (file: string): string => file.split(path.sep).join('/');

function templateFiles(): string[] {
  return readdirSync(path.join(root, template), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => posix(path.relative(root, path.join(entry.parentPath, entry.name))))
    .sort();
}

/** Whether the template itself uses this word, so that a game could not be called by it. */
export function isWordOfTemplate(word: string): boolean {
  const used = new RegExp(`\\b${word}\\b`);
  return templateFiles().some(file => used.test(readFileSync(path.join(root, file), 'utf8')));
}

/** Every file of a new game. `order` is its place on the street. */
export function filesFor(name: string, order: number): Made[] {
  return templateFiles().map(file => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const moved = text.replace(/((?:from|import) )'(\.[^']+)'/g, (_, how: string, to: string) => {
      return `${how}'${importFrom(file, path.posix.join(path.posix.dirname(file), to), name)}'`;
    });
    return { file: placeOf(file, name), text: renamed(ordered(moved, name, order), name) };
  });
}

const renamed = (text: string, name: string): string =>
  text.replaceAll('akari', name).replaceAll('AKARI', name.toUpperCase());

function ordered(text: string, name: string, order: number): string {
  const strips = `['${cut(name.toUpperCase()).join("', '")}']`;
  return text.replace('order: 0,', `order: ${order},`).replaceAll("['A', 'K', 'AR', 'I']", strips);
}

/** A name over the four strips of a curtain, as evenly as it goes. */
function cut(name: string): string[] {
  return [0, 1, 2, 3].map(i => name.slice(Math.floor((i * name.length) / 4), Math.floor(((i + 1) * name.length) / 4)));
}

/** Where a file of the template goes; every other file is where it is. */
function placeOf(file: string, name: string): string {
  const inside = /^scripts\/new-game\/(rules|screens|browser)\/(.*)$/.exec(file);
  if (!inside) return file;
  return `${places[inside[1] as keyof typeof places]}/${name}/${renamed(inside[2] ?? '', name)}`;
}

/** How the moved file imports another: by its path, and from another package by its name. */
function importFrom(file: string, to: string, name: string): string {
  const [from, target] = [placeOf(file, name), placeOf(to, name)];
  const [, owner, rest] = /^packages\/([^/]+)\/(.*)\.ts$/.exec(target) ?? [];
  if (owner && !from.startsWith(`packages/${owner}/`)) return `@minoya/${owner}/${rest}`;
  const relative = path.posix.relative(path.posix.dirname(from), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
