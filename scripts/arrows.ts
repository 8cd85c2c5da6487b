import path from 'node:path';

/**
 * Who may import whom, by folder and for any folder's name: a fourth game is held to this on its first day.
 * `arrows.test.ts` looks at every source in packages and apps that is no test. What is allowed is a line of `allowed` below;
 * the exceptions (a game's `daily.ts`, the manifest, how a command is declared, who may name a game) stand in `violation` and `mayName`.
 */
export interface Import {
  readonly from: string;
  /** A path in the repository, or the name of a package from outside. */
  readonly to: string;
}

const IMPORT = /\bfrom\s+'([^']+)'|\bimport\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** Everything a source file imports. */
export function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(match => ({
    from: file,
    to: target(file, match[1] ?? match[2] ?? match[3] ?? ''),
  }));
}

function target(file: string, named: string): string {
  if (named.startsWith('.')) return path.posix.join(path.posix.dirname(file), named);
  const own = /^@minoya\/([^/]+)(?:\/(.*))?$/.exec(named);
  return own ? `packages/${own[1]}/${own[2] ?? 'index'}` : named;
}

const GAME = /^(?:packages\/(?:games|bots)|apps\/web\/src\/games)\/([a-z][a-z0-9-]*)\//;

/** The game a file belongs to; cells and shapes belong to all. */
function gameOf(file: string): string | null {
  const id = GAME.exec(file)?.[1] ?? null;
  return id === 'grid' ? null : id;
}

type Layer = 'kernel' | 'shared' | 'games' | 'bots' | 'archive' | 'web' | 'server' | 'cli' | 'outside';

function layerOf(file: string): Layer {
  const [, name] = /^(?:packages|apps)\/([a-z]+)\//.exec(file) ?? [];
  return (name as Layer | undefined) ?? 'outside';
}

/** What each layer may import beside itself. Nothing in packages imports from outside, Node included; programs do. */
const allowed: Readonly<Record<Exclude<Layer, 'outside'>, readonly Layer[]>> = {
  kernel: [],
  shared: ['kernel'],
  games: ['kernel'],
  bots: ['kernel', 'shared', 'games'],
  archive: ['kernel', 'shared', 'games', 'bots'],
  web: ['kernel', 'shared', 'games', 'bots', 'archive', 'outside'],
  server: ['kernel', 'shared', 'games', 'bots', 'archive', 'outside'],
  cli: ['kernel', 'shared', 'games', 'bots', 'archive', 'server', 'outside'],
};

/** Why an import may not be; null when it may. */
export function violation({ from, to }: Import): string | null {
  const [layer, other] = [layerOf(from), layerOf(to)];
  if (layer === 'outside') return null;
  // How a command is declared, called and stopped is the same for every program.
  if (to.startsWith('apps/cli/src/command/') && layer === 'server') return null;
  const daily = /^packages\/games\/(?:[^/]+\/daily|manifest)\.ts$/.test(from) && other === 'shared';
  if (layer !== other && !allowed[layer].includes(other) && !daily) return `${layer} may not import ${other}`;
  const [game, named] = [gameOf(from), gameOf(to)];
  if (named === null || named === game) return null;
  if (game !== null) return 'one game never imports another';
  return mayName(from) ? null : 'this code names no game: only the list of games may be imported here';
}

/** Which games a source names in a text of its own; for code that serves every game alike. Comments may. */
export function gamesNamed(source: string, games: readonly string[]): readonly string[] {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return games.filter(id => new RegExp(`(['"\`])${id}\\1`).test(code));
}

/** Lists of games, programs that measure one game, and what a page says of one game by name. */
function mayName(file: string): boolean {
  if (/^packages\/(games|bots)\/[^/]+\.ts$/.test(file)) return true;
  return /^apps\/(cli|web\/src\/games\/[^/]+\.tsx?$|web\/src\/styleguide\/)/.test(file);
}
