import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { parseSync, type Plugin } from 'vite';
import { type Added, isAdded, keyThen } from '../../../packages/archive/moved-modules.ts';
import { released } from '../../../packages/archive/released.ts';

/**
 * A game's screens once more for each older version of its rules: the same sources, but what they import of the rules
 * and bots comes from the archived file of that version. `src/games/nim@1/scene.tsx` stands for `src/games/nim/scene.tsx`
 * played by version 1; such folders exist only for the bundler. Each is a chunk of its own that nobody loads before an
 * old link, save or room asks for it. See docs/decisions/011-old-rules-live-on.md.
 */
const src = path.join(import.meta.dirname, '../src');
const archive = path.join(import.meta.dirname, '../../../packages/archive');
const listFile = path.join(src, 'games/older.ts');
/** Only numbers: everybody may have it. */
const listOfReleased = path.join(archive, 'released.ts');

interface Place {
  readonly game: string;
  readonly version: string;
  /** Inside the game's folder. */
  readonly file: string;
}

function placeOf(id: string): Place | null {
  const found = /\/src\/games\/([a-z]+)@(\d+)\/(.*)$/.exec(id);
  return found ? { game: found[1] ?? '', version: found[2] ?? '', file: found[3] ?? '' } : null;
}

/** Whether a module is one that plays by older rules, or such rules themselves. */
export function isOlder(id: string): boolean {
  return (
    placeOf(id) !== null ||
    id.startsWith(RULES) ||
    id.startsWith(WHOLE) ||
    (id.startsWith(archive) && id !== listOfReleased)
  );
}

const realPath = ({ game, file }: Place): string => path.join(src, 'games', game, file);
const olderPath = ({ game, version }: Place, file: string): string => path.join(src, `games/${game}@${version}`, file);

/** Reads the rules of today, each module once. */
const presentSources = register({ namespace: 'present-rules' });

const RULES = '\0older-rules:';
const NOTHING = '\0older-rules-nothing';
/**
 * An archived file that is asked for as a whole has an entrance of its own: screens import from the file too, and a file
 * that is both would need the bundler's own helper, which then comes with every first load.
 */
const WHOLE = '\0older-rules-whole:';
const wholeImporter = path.join(archive, 'archived.ts');

export function olderRules(): Plugin {
  /** By game: to read all screens again for each of them is a quarter of a build. */
  const known = new Map<string, ReadonlySet<string>>();
  const isFetched = ({ game, file }: Place): boolean => {
    if (!known.has(game)) known.set(game, fetched(game));
    return known.get(game)?.has(file) ?? false;
  };
  return {
    name: 'minoya-older-rules',
    enforce: 'pre',
    buildStart: () => known.clear(),
    watchChange: () => known.clear(),
    async resolveId(source, importer) {
      if (placeOf(source)) return source;
      if (importer === wholeImporter && /^\.\/[a-z]+\/v\d+\.js$/.test(source))
        return WHOLE + path.join(archive, source);
      const from = importer ? placeOf(importer) : null;
      if (!from) return undefined;
      const named = new RegExp(`^@minoya/(games|bots)/${from.game}/(.+)$`).exec(source);
      if (named) return `${RULES}${from.game}@${from.version}:${named[1]}/${from.game}/${named[2]}`;
      // The present screens are there already, and with them their styles.
      if (source.endsWith('.css')) return NOTHING;
      if (!source.startsWith('.')) return undefined;
      const target = path.resolve(path.dirname(realPath(from)), source);
      const inside = path.relative(path.join(src, 'games', from.game), target);
      if (inside.startsWith('..')) return this.resolve(target, undefined, { skipSelf: true });
      return olderPath(from, inside);
    },
    async load(id) {
      if (id === listFile) return listOfOlder();
      if (id === NOTHING) return 'export {};';
      if (id.startsWith(WHOLE)) return `export * from ${JSON.stringify(id.slice(WHOLE.length))};`;
      if (id.startsWith(RULES)) return rulesModule(id.slice(RULES.length));
      const place = placeOf(id);
      return place ? screenSource(place, isFetched(place)) : undefined;
    },
  };
}

/** Files of a game that are fetched by themselves: its first one, and whatever its screens `import()`. */
function fetched(game: string): ReadonlySet<string> {
  const later = sourcesOf(game).flatMap(({ file, text }) =>
    [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to = '']) => path.resolve(path.dirname(file), to)),
  );
  const folder = path.join(src, 'games', game);
  return new Set(['index.tsx', ...later.map(file => path.relative(folder, file))]);
}

/**
 * A screen's source. What is fetched brings the present screens along: what both have in common stays in their file, and
 * the styles come with them.
 */
async function screenSource(place: Place, isFetched: boolean): Promise<string> {
  const source = await readFile(realPath(place), 'utf8');
  if (!isFetched) return source;
  const along = new Set(['index.tsx', place.file]);
  return `${[...along].map(file => `import ${JSON.stringify(realPath({ ...place, file }))};\n`).join('')}${source}`;
}

/** src/games/older.ts as the build fills it in. */
function listOfOlder(): string {
  const entries = Object.entries(released).map(([game, versions]) => {
    // The last one is the present one: `npm run check` sees to that.
    const loads = versions
      .slice(0, -1)
      .map(
        version => `${version}: () => import(${JSON.stringify(path.join(src, `games/${game}@${version}/index.tsx`))})`,
      );
    return `${game}: { ${loads.join(', ')} }`;
  });
  return `export const older = { ${entries.join(', ')} };`;
}

/**
 * One module of archived rules. A name that the version did not have is the present one's only where
 * packages/archive/moved-modules.ts says so; any other is missing, and whoever imports it fails the build.
 */
async function rulesModule(name: string): Promise<string> {
  const [at = '', key = ''] = name.split(':');
  const { file, keyOld, had } = await moduleThen(at, key);
  const present = path.join(archive, '..', `${key}.ts`);
  const has = Object.keys((await presentSources.import(pathToFileURL(present).href, import.meta.url)) as object);
  const added = has.filter(one => !had.includes(one) && (keyOld === null || isAdded(key, one, at)));
  return [
    `import { modules } from ${JSON.stringify(file)};`,
    `const rules = modules[${JSON.stringify(keyOld)}] ?? {};`,
    ...had.map(one => `export const ${one} = rules.${one};`),
    added.length > 0 ? `export { ${added.join(', ')} } from ${JSON.stringify(present)};` : '',
  ].join('\n');
}

interface ArchivedFile {
  readonly modules: Record<string, object>;
}

const archivedFiles = new Map<string, Promise<ArchivedFile>>();

/** Each file once: thousands of names are looked for, and even a module that is there already takes a millisecond to import. */
function archivedFile(file: string): Promise<ArchivedFile> {
  const known = archivedFiles.get(file) ?? (import(pathToFileURL(file).href) as Promise<ArchivedFile>);
  archivedFiles.set(file, known);
  return known;
}

/** What version `at` (`nim@1`) has in the place of the module `key`; `keyOld` is null when the module is new since. */
async function moduleThen(at: string, key: string): Promise<{ file: string; keyOld: string | null; had: string[] }> {
  const [game, version] = at.split('@');
  const file = path.join(archive, `${game}/v${version}.js`);
  const old = await archivedFile(file);
  // An unreleased version may have been archived since the module moved.
  const keyOld = old.modules[key] ? key : keyThen(key, at);
  if (keyOld !== null && !old.modules[keyOld])
    throw new Error(
      `${at} has no module ${key}. Say in packages/archive/moved-modules.ts what it was called then, or that it is new.`,
    );
  return { file, keyOld, had: Object.keys(old.modules[keyOld ?? ''] ?? {}) };
}

/**
 * What screens would import of released rules that do not have it, each with the way out. The newest version is asked,
 * too: it will be an older one.
 */
export async function missingNames(versions = released, names?: Added): Promise<string[]> {
  const asked = Object.entries(versions).flatMap(([game, all]) => {
    const imported = importedNames(game);
    return all.flatMap(version => imported.map(one => ({ ...one, at: `${game}@${version}` })));
  });
  const found: string[] = [];
  for (const { at, key, name, file } of asked) {
    const { keyOld, had } = await moduleThen(at, key);
    if (keyOld === null || had.includes(name) || isAdded(key, name, at, names)) continue;
    found.push(`${file} imports ${name} of ${key}, which ${at} does not have: see packages/archive/moved-modules.ts`);
  }
  return found;
}

interface ImportedName {
  readonly key: string;
  readonly name: string;
  readonly file: string;
}

/** Every value that a game's screens import of its rules and bots, or hand on. Types are no part of a build. */
function importedNames(game: string): ImportedName[] {
  const ours = new RegExp(`^@minoya/((?:games|bots)/${game}/.+)$`);
  return sourcesOf(game).flatMap(({ file, text }) => {
    const { staticImports, staticExports } = parseSync(file, text).module;
    const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(entry => ({ ...entry, from: moduleRequest.value })),
    );
    const handedOn = staticExports.flatMap(({ entries }) =>
      entries.map(entry => ({ ...entry, from: entry.moduleRequest?.value ?? '' })),
    );
    return [...imported, ...handedOn].flatMap(({ from, isType, importName }) => {
      const key = isType ? undefined : ours.exec(from)?.[1];
      return key ? [{ key, name: importName.name ?? importName.kind, file }] : [];
    });
  });
}

function sourcesOf(game: string): { readonly file: string; readonly text: string }[] {
  const folder = path.join(src, 'games', game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => ({ file: path.join(folder, name), text: readFileSync(path.join(folder, name), 'utf8') }));
}
