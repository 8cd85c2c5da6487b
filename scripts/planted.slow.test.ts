import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A copy of the house with nothing in it but its configuration, where a fault can be planted. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const house = mkdtempSync(path.join(tmpdir(), 'minoya-planted-'));

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'package.json', 'packages/tsconfig.json'])
    cpSync(path.join(root, file), path.join(house, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function plant(file: string, source: string): { lint: string; types: string } {
  const at = path.join(house, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, source);
  const bin = (name: string, args: string[]): string => {
    const { stdout, status } = spawnSync(path.join(root, 'node_modules/.bin', name), args, {
      cwd: house,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout;
  };
  const found = { lint: bin('oxlint', ['--type-aware', file]), types: bin('tsc', ['-p', 'packages/tsconfig.json']) };
  rmSync(at);
  return found;
}

test('a sound file passes', () => {
  const found = plant('packages/games/rokumasu/fair.ts', 'export const six = 6;\n');
  expect(found).toEqual({ lint: '', types: '' });
});

test.each([
  [
    'chance outside the state',
    'packages/games/rokumasu/a.ts',
    'export const luck = (): number => Math.random();\n',
    /Chance is a number in the state/,
  ],
  [
    'a clock in the rules',
    'packages/games/keshiki/a.ts',
    'export const now = (): number => Date.now();\n',
    /Rules have no clock/,
  ],
  [
    'a clock in what is shared',
    'packages/shared/a.ts',
    'export const now = (): number => Date.now();\n',
    /Rules have no clock/,
  ],
  [
    'a function over its budget',
    'packages/games/grid/a.ts',
    `export function long(): number {\n  let n = 0;\n${'  n += 1;\n'.repeat(45)}  return n;\n}\n`,
    /max-lines-per-function/,
  ],
  [
    'a file over its budget',
    'packages/games/grid/a.ts',
    Array.from({ length: 310 }, (_, i) => `export const m${i} = ${i};\n`).join(''),
    /max-lines/,
  ],
])('%s fails the lint', (_, file, source, message) => {
  expect(plant(file, source).lint).toMatch(message);
});

test.each([
  ['document', 'packages/kernel/a.ts', 'export const page = document.title;\n'],
  ['process', 'packages/games/grid/a.ts', 'export const args = process.argv;\n'],
  ['console', 'packages/bots/a.ts', "console.log('hello');\nexport {};\n"],
])('%s does not exist for the rules', (name, file, source) => {
  expect(plant(file, source).types).toContain(name);
});
