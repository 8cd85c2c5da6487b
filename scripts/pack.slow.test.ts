import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The kernel as somebody gets it who has nothing of ours: packed in a copy of the house, installed in an empty folder. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const work = mkdtempSync(path.join(tmpdir(), 'minoya-pack-'));
const [house, guest] = [path.join(work, 'house'), path.join(work, 'guest')];
const kernel = path.join(house, 'packages/kernel');

beforeAll(() => {
  for (const file of ['package.json', 'tsconfig.base.json', 'packages/kernel'])
    cpSync(path.join(root, file), path.join(house, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  mkdirSync(guest);
  npm(house, 'pack', '-w', 'packages/kernel', '--pack-destination', guest);
  npm(guest, 'install', '--offline', '--no-audit', '--no-fund', './minoya-kernel-0.1.0.tgz');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}

/** What a script prints under plain Node. */
function run(name: string, source: string): string {
  writeFileSync(path.join(guest, name), source);
  return execFileSync(process.execPath, [name], { cwd: guest, encoding: 'utf8' });
}

test('packing leaves the source as it was', () => {
  const manifest = 'packages/kernel/package.json';
  expect(readFileSync(path.join(house, manifest), 'utf8')).toBe(readFileSync(path.join(root, manifest), 'utf8'));
  for (const left of ['dist', '.package.json.aside']) expect(existsSync(path.join(kernel, left)), left).toBe(false);
});

test('plain Node plays a whole nim with it, and its link folds to the same end', () => {
  const told = run(
    'nim.mjs',
    `import { canonical, decodeReplay, encodeReplay, fold, Match } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';

const match = new Match(nim, '3: 4 ? 2', 'guest');
while (nim.result(match.state) === null) {
  const [seat] = nim.turn(match.state);
  const [action] = nim.legal(match.state, seat);
  if (!match.act(seat, action).ok) throw new Error('legal, but refused');
}
const word = encodeReplay(match.replay());
const read = decodeReplay(word);
const folded = fold(nim, read.value);
const same = canonical(folded.state) === canonical(match.state);
console.log(JSON.stringify({ word, same, plies: match.length, winners: folded.result.winners }));
`,
  );
  const { word, same, plies, winners } = JSON.parse(told) as Record<string, unknown>;
  expect(word).toMatch(/^1[0-9a-z]+\.[\w-]+$/);
  expect(same).toBe(true);
  // Everybody takes one stone: whoever makes the last of these moves wins.
  expect(winners).toEqual([(Number(plies) - 1) % 3]);
});

test('the example in its README runs and prints what it says', () => {
  const readme = readFileSync(path.join(guest, 'node_modules/@minoya/kernel/README.md'), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const lines = run('example.mjs', example).trim().split('\n');
  expect(lines[0]).toBe('[]');
  expect(lines[1]).toBe('10 of 10 { scores: [ 1, 0 ], winners: [ 0 ] }');
  expect(lines.slice(2)).toEqual([
    'seat 0 says 2',
    'seat 1 says 5',
    'seat 0 says 6',
    'seat 1 says 7',
    'seat 0 says 10',
    '[ 0 ]',
  ]);
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('it brings its types (%s, %s)', (module, resolution) => {
  const types = (source: string): string => {
    writeFileSync(path.join(guest, 'check.ts'), source);
    const flags = ['--noEmit', '--strict', '--target', 'es2022', '--types', '', '--skipLibCheck', 'false'];
    const options = [...flags, '--module', module, '--moduleResolution', resolution, 'check.ts'];
    return spawnSync(path.join(root, 'node_modules/.bin/tsc'), options, { cwd: guest, encoding: 'utf8' }).stdout;
  };
  const sound = `import { type Game, Match, type Result } from '@minoya/kernel';
import { type Action, nim } from '@minoya/kernel/testing/nim';
import { conform } from '@minoya/kernel/testing/conform';
const match = new Match(nim, '2: 3', 'seed');
const action: Action = { heap: 0, take: 3 };
match.act(0, action);
export const stones: readonly number[] = match.state.heaps;
export const result: Result | null = nim.result(match.state);
export const faults: string[] = conform(nim, [{ seats: 2, heaps: [3] }]);
export type Any = Game<string, number, string, { readonly type: 'done' }>;
`;
  expect(types(sound)).toBe('');
  expect(types(sound.replace('take: 3', "take: 'three'"))).toContain("'string' is not assignable to type 'number'");
});
