import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everRecorded, hasFile, mainLine } from './main-line.ts';

const LIST = 'packages/archive/released.ts';
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];

/** Version 1 lies on main; version 2 was made on a branch, and made again there before anybody had it. */
let house: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: house, encoding: 'utf8' }).trim();

function release(lines: Readonly<Record<string, string>>): void {
  const text = Object.entries(lines).map(([name, hash]) => `  '${name}': '${hash}',`);
  writeFileSync(path.join(house, LIST), text.join('\n'));
  git('add', '-A');
  git('commit', '--quiet', '-m', 'release');
}

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'minoya-line-'));
  mkdirSync(path.join(house, path.dirname(LIST)), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  release({ 'nim 1': first });
  git('checkout', '--quiet', '-b', 'work');
  release({ 'nim 1': first, 'nim 2': first });
  release({ 'nim 1': first, 'nim 2': second });
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

test('what is on main is released, what a branch makes again is not', () => {
  expect(mainLine(house)).toMatchObject({ known: true, caveat: '' });
  expect(everRecorded(house)).toEqual([['nim 1', first]]);
});

test('a clone that has main only at its origin knows it too', () => {
  git('update-ref', 'refs/remotes/origin/main', 'main');
  git('branch', '--quiet', '-D', 'main');
  git('checkout', '--quiet', '--detach');
  expect(everRecorded(house)).toEqual([['nim 1', first]]);
});

test('a clone without a main line holds to its last commit, and says so', () => {
  git('checkout', '--quiet', '--detach');
  git('branch', '--quiet', '-D', 'main', 'work');
  expect(mainLine(house)).toMatchObject({ known: false, commits: [git('rev-parse', 'HEAD')] });
  expect(mainLine(house).caveat).toContain('no branch main');
  expect(everRecorded(house)).toEqual([
    ['nim 1', first],
    ['nim 2', second],
  ]);
  expect(hasFile(house, 'HEAD', LIST)).toBe(true);
});

test('where there is no git, nothing is known', () => {
  rmSync(path.join(house, '.git'), { recursive: true });
  expect(mainLine(house).commits).toEqual([]);
  expect(everRecorded(house)).toEqual([]);
});
