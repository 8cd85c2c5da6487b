import { spawnSync } from 'node:child_process';

/** Where a clone can see what is out in the world. */
export interface MainLine {
  /** Where this branch left the main line; without one, the last commit; without git, nothing. */
  readonly commits: readonly string[];
  /** Whether a main line was found: only then does its history tell what was released. */
  readonly known: boolean;
  /** What to add to a refusal: nothing, or that it is stricter than it need be. */
  readonly caveat: string;
}

const CAVEAT =
  ' (There is no branch main or origin/main in this clone, so whatever is committed counts as released; after `git fetch origin main:main` only what is there does.)';

function git(root: string, ...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

const MAIN = ['main', 'origin/main'];

export function mainLine(root: string): MainLine {
  const bases = new Set(MAIN.map(line => git(root, 'merge-base', 'HEAD', line).trim()).filter(Boolean));
  if (bases.size > 0) return { commits: [...bases], known: true, caveat: '' };
  const head = git(root, 'rev-parse', '--verify', '--quiet', 'HEAD').trim();
  return { commits: head ? [head] : [], known: false, caveat: CAVEAT };
}

export const hasFile = (root: string, commit: string, file: string): boolean =>
  git(root, 'ls-tree', '--name-only', commit, '--', file).trim() !== '';

/**
 * What the archive's list has said of every release since it was first on the main line. Without one only of what the last commit
 * says: before it, versions that were not yet released may have been made again. Nothing where git cannot tell.
 */
export function everRecorded(root: string): readonly (readonly [release: string, hash: string])[] {
  const list = 'packages/archive/released.ts';
  const { commits, known } = mainLine(root);
  const since = (commit: string): string[] =>
    known ? git(root, 'log', '--first-parent', '--format=%H', commit, '--', list).split('\n') : [commit];
  const told = [...new Set(commits.flatMap(since).filter(Boolean))];
  const lines = told.flatMap(commit => [
    ...git(root, 'show', `${commit}:${list}`).matchAll(/'(\w+ \d+)': '(\w{64})'/g),
  ]);
  return lines.map(([, release = '', hash = '']) => [release, hash]);
}
