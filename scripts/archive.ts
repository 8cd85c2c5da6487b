import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { dailies } from '@minoya/bots';
import { type AnyGame, encodeReplay, fingerprint } from '@minoya/kernel';
import {
  digest,
  type Behaviour,
  behaviourOf,
  type Identity,
  type Playthrough,
  playthroughs,
  tablesOf,
} from '@minoya/kernel/testing/identity';
import { build } from 'esbuild';
import { command, Failed, type Work } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { start } from '../apps/cli/src/command/start.ts';
import { hasFile, mainLine } from './main-line.ts';

/**
 * `npm run archive`: keeps the present version of each game's rules for ever, or of the games that are named. Beside the file itself, which nobody may
 * change, it writes links to games played by these rules, and locks all of it with how the rules behave.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const packages = path.join(root, 'packages');
const archive = path.join(packages, 'archive');

/** What is written down of a released version. */
export interface Locked {
  readonly behaviour: Behaviour;
  /** How its dailies begin; null when it has none. */
  readonly daily: string | null;
  /** SHA-256 of the archived file and of its links. */
  readonly file: string;
  readonly links: string;
}

/** By game and version. */
export type Lock = Readonly<Record<string, Readonly<Record<string, Locked>>>>;

const lockFile = path.join(archive, 'lock.json');
export const readLock = (): Lock => (existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : {});
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const fileOf = (id: string, version: number): string => path.join(archive, id, `v${version}.js`);
export const linksOf = (id: string, version: number): string => path.join(archive, id, `v${version}.links.txt`);

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Every game that says what makes its rules: packages/games/<id>/identity.ts. */
const gameIds = readdirSync(path.join(packages, 'games'))
  .filter(id => existsSync(path.join(packages, 'games', id, 'identity.ts')))
  .sort(byText);

export async function identities(): Promise<Identity[]> {
  const load = async (id: string): Promise<Identity> => {
    const file = path.join(packages, 'games', id, 'identity.ts');
    return ((await import(pathToFileURL(file).href)) as { identity: Identity }).identity;
  };
  return Promise.all(gameIds.map(load));
}

/** An ordinary day, one whose board is built backwards, days far off. */
const DATES = ['2026-01-01', '2026-04-04', '2027-08-15', '2028-02-29'];
/** Two weeks on end: what a daily does on some days of the week, or of every other week. */
const FORTNIGHT = Array.from({ length: 14 }, (_, i) => new Date(Date.UTC(2027, 0, 4 + i)).toISOString().slice(0, 10));
/** The last versions whose dailies were written down by the four dates alone: what is locked stays valid. */
const lockedByFourDates: Readonly<Record<string, number>> = { rokumasu: 2, keshiki: 3 };

const datesOf = ({ id, version }: AnyGame): readonly string[] =>
  version > (lockedByFourDates[id] ?? 0) ? [...DATES, ...FORTNIGHT] : DATES;

/** The dailies of the present rules as one short text. Their setup may be searched for by bots, which is part of it. */
export function dailyDigest(game: AnyGame): string | null {
  const daily = dailies[game.id];
  if (!daily) return null;
  const begins = datesOf(game).map(date => {
    const [setup, seed] = [daily.setup(date), daily.seed(date)];
    return `${date} ${setup} ${seed} ${fingerprint(game.start(game.setups.read(setup), seed))}`;
  });
  return digest(begins.join('\n'));
}

const unshipped = /(\.test|(^|\/)(testing|identity(-[a-z]+)?|manifest|tune))\.ts$/;

/** Modules of a folder by their path without its ending: `games/rokumasu/preview`. */
function modulesIn(folder: string): string[] {
  const at = path.join(packages, folder);
  if (!existsSync(at)) return [];
  const files = readdirSync(at, { recursive: true, encoding: 'utf8' }).map(file => file.split(path.sep).join('/'));
  return files
    .filter(file => file.endsWith('.ts') && !unshipped.test(file))
    .map(file => `${folder}/${file.slice(0, -3)}`)
    .sort(byText);
}

/** One file with all of a game's rules and bots in it, which needs nothing else. */
async function bundle(id: string): Promise<string> {
  const keys = [...modulesIn(`games/${id}`), ...modulesIn(`bots/${id}`)];
  const levels = `bots/${id}/levels`;
  const entry = [
    ...keys.map((key, i) => `import * as m${i} from '@minoya/${key}';`),
    `import { randomLevel } from '@minoya/bots/random';`,
    `export const modules = { ${keys.map((key, i) => `'${key}': m${i}`).join(', ')} };`,
    `export const game = modules['games/${id}/game'].${id};`,
    `export const linkPreview = modules['games/${id}/link-preview'].linkPreview;`,
    `export const bots = ${keys.includes(levels) ? `modules['${levels}'].${id}Bots` : '[randomLevel(game)]'};`,
  ];
  const made = await build({
    stdin: { contents: entry.join('\n'), resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  return made.outputFiles[0]?.text ?? '';
}

const LINKS = 60;

/** Links to games of this version, evenly drawn from its playthroughs, each with what its last state must be. */
function links(played: readonly Playthrough[]): string {
  const all = played.filter(({ replay }) => replay.log.length > 4);
  const chosen = Array.from({ length: LINKS }, (_, i) => all[Math.floor((i * all.length) / LINKS)]);
  const lines = chosen.map(one => {
    if (!one) throw new Error('there are no playthroughs of more than four actions');
    return `${encodeReplay(one.replay)} ${fingerprint(one.end)}`;
  });
  return `${lines.join('\n')}\n`;
}

/** A version that is on the main line is out in the world: nobody may make it again. Where nobody can tell, all are. */
export function isReleased(id: string, version: number): boolean {
  const file = path.relative(root, fileOf(id, version)).split(path.sep).join('/');
  const { commits } = mainLine(root);
  return commits.length > 0 ? commits.some(commit => hasFile(root, commit, file)) : existsSync(fileOf(id, version));
}

/** Added where a version is said to be released: what the clone could not tell. */
export const caveat = (): string => mainLine(root).caveat;

function write(id: string, version: number, file: string, corpus: string): void {
  mkdirSync(path.join(archive, id), { recursive: true });
  writeFileSync(fileOf(id, version), file);
  writeFileSync(linksOf(id, version), corpus);
}

export const releaseHash = (locked: Locked): string => sha256(JSON.stringify(locked));

function writeLists(lock: Lock): void {
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  const versions = Object.entries(lock).map(([id, all]) => `  ${id}: [${Object.keys(all).join(', ')}],`);
  const head = '/** Every version of every game that was ever released, oldest first. Written by `npm run archive`. */';
  const list = ['export const released: Readonly<Record<string, readonly number[]>> = {', ...versions, '};'];
  const hashes = Object.entries(lock).flatMap(([id, all]) =>
    Object.entries(all).map(([version, locked]) => `  '${id} ${version}': '${releaseHash(locked)}',`),
  );
  const second = '/** SHA-256 of what `lock.json` says of each. A line that is once on the main line never changes. */';
  const sums = ['export const releases: Readonly<Record<string, string>> = {', ...hashes, '};'];
  writeFileSync(path.join(archive, 'released.ts'), `${[head, ...list, '', second, ...sums].join('\n')}\n`);
}

const isOut = (id: string, version: number): Failed =>
  new Failed(`${id} ${version} is released and its rules behave differently now: raise its version first.${caveat()}`);

async function archiveAll(work: Work, only: readonly string[]): Promise<number> {
  let lock = readLock();
  for (const identity of await identities()) {
    const { id, version } = identity.game;
    if (only.length > 0 && !only.includes(id)) continue;
    const locked = lock[id]?.[version];
    const final = isReleased(id, version);
    // What the tables tell need not be played.
    if (final && locked && !isDeepStrictEqual(locked.behaviour.tables, tablesOf(identity))) throw isOut(id, version);
    work.progress(`playing ${id} ${version}`);
    const played = [...playthroughs(identity)];
    const behaviour = behaviourOf(identity, played);
    const daily = dailyDigest(identity.game);
    if (work.stopped()) return 1;
    const same = locked && JSON.stringify([locked.behaviour, locked.daily]) === JSON.stringify([behaviour, daily]);
    // What is not released yet may also differ in what its playthroughs do not meet.
    const file = same && final ? null : await bundle(id);
    if (same && (!file || sha256(file) === locked.file)) {
      work.say(`${id} ${version}: unchanged`);
      continue;
    }
    if (final || !file) throw isOut(id, version);
    const corpus = links(played);
    write(id, version, file, corpus);
    const entry: Locked = { behaviour, daily, file: sha256(file), links: sha256(corpus) };
    lock = { ...lock, [id]: { ...lock[id], [version]: entry } };
    writeLists(lock);
    work.say(`${id} ${version}: archived, ${Math.round(file.length / 1024)} KB`);
  }
  return 0;
}

export const archiveCommand = command({
  name: 'archive',
  does: "Keeps the present version of each game's rules for ever, in packages/archive",
  more: 'A released version whose rules behave differently now is refused: raise its number first.',
  words: [{ word: 'GAME', does: 'only these games', count: 'any', among: gameIds }],
  options: {},
  examples: ['', 'keshiki'],
  ctrlC: 'Games that were told are whole; the same command does the others.',
  thread: import.meta.url,
  run: (_options, work, games) => archiveAll(work, games),
});

if (isProgram(import.meta.url)) await start(archiveCommand);
