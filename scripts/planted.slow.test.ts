import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A copy of the house with nothing in it but its configuration, and files with one fault each. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const house = mkdtempSync(path.join(tmpdir(), 'minoya-planted-'));

const sound = ['packages/games/rokumasu/fair.ts', 'export const six = 6;\n'] as const;

const againstLint = [
  [
    'chance outside the state',
    'packages/games/rokumasu/luck.ts',
    'export const luck = (): number => Math.random();\n',
    /Chance is a number in the state/,
  ],
  [
    'a clock in the rules',
    'packages/games/keshiki/clock.ts',
    'export const now = (): number => Date.now();\n',
    /Rules have no clock/,
  ],
  [
    'a clock in what is shared',
    'packages/shared/clock.ts',
    'export const now = (): number => Date.now();\n',
    /Rules have no clock/,
  ],
  [
    'a function over its budget',
    'packages/games/grid/long.ts',
    `export function long(): number {\n  let n = 0;\n${'  n += 1;\n'.repeat(45)}  return n;\n}\n`,
    /max-lines-per-function/,
  ],
  [
    'a file over its budget',
    'packages/games/grid/many.ts',
    Array.from({ length: 310 }, (_, i) => `export const m${i} = ${i};\n`).join(''),
    /max-lines/,
  ],
] as const;

const againstTypes = [
  ['document', 'packages/kernel/page.ts', 'export const page = document.title;\n'],
  ['process', 'packages/games/grid/args.ts', 'export const args = process.argv;\n'],
  ['console', 'packages/bots/hello.ts', "console.log('hello');\nexport {};\n"],
] as const;

const planted: readonly (readonly [file: string, source: string])[] = [
  sound,
  ...[...againstLint, ...againstTypes].map(([, file, source]) => [file, source] as const),
];
/** What both tools said, by the file that they said it of. */
let lint: ReadonlyMap<string, string>;
let types: ReadonlyMap<string, string>;

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'package.json', 'packages/tsconfig.json'])
    cpSync(path.join(root, file), path.join(house, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  for (const [file, source] of planted) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), source);
  }
  lint = told('oxlint', '--type-aware', '--format=json', 'packages');
  types = told('tsc', '--singleThreaded', '--pretty', 'false', '-p', 'packages/tsconfig.json');
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What is told of each file, and that something is told at all. */
function told(tool: string, ...args: string[]): ReadonlyMap<string, string> {
  const bin = path.join(root, 'node_modules/.bin', tool);
  const { stdout, status } = spawnSync(bin, args, { cwd: house, encoding: 'utf8' });
  expect(status, stdout).not.toBe(0);
  const faults = stdout.startsWith('{') ? lintFaults(stdout) : stdout.split('\n');
  return new Map(planted.map(([file]) => [file, faults.filter(fault => fault.startsWith(file)).join('\n')]));
}

/** One line for a fault, which begins with its file. */
function lintFaults(json: string): string[] {
  const { diagnostics } = JSON.parse(json) as { diagnostics: readonly Record<string, string>[] };
  return diagnostics.map(({ filename, code, message, help }) => `${filename}: ${code} ${message} ${help}`);
}

test('a sound file passes', () => {
  const [file] = sound;
  expect([lint.get(file), types.get(file)]).toEqual(['', '']);
});

test.each(againstLint)('%s fails the lint', (_, file, _source, message) => {
  expect(lint.get(file)).toMatch(message);
});

test.each(againstTypes)('%s does not exist for the rules', (name, file) => {
  expect(types.get(file)).toContain(name);
});
