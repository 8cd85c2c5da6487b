import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** What anybody may ship with anything, given a notice. OFL is for fonts. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readJson<T>(...file: string[]): T {
  return JSON.parse(readFileSync(path.join(root, ...file), 'utf8')) as T;
}

/** Of alternatives one must do; of licences that hold together each. */
function permissive(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some(one => one.split(' AND ').every(part => PERMISSIVE.has(part.trim())));
}

const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
/** What npm installs in production, and the fonts, which are built into the web app. */
const runtime = Object.entries(packages).filter(
  ([where, { dev, link }]) => where.includes('node_modules/') && !link && (!dev || where.includes('/@fontsource')),
);

test('licence expressions are read as they are meant', () => {
  for (const good of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(BSD-2-Clause OR MIT OR Apache-2.0)'])
    expect(permissive(good)).toBe(true);
  for (const bad of ['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', '', 'UNLICENSED', 'AGPL-3.0 OR SSPL-1.0'])
    expect(permissive(bad)).toBe(false);
});

test('everything that runs in production may be shipped', () => {
  expect(runtime.length).toBeGreaterThan(50);
  const wrong = runtime.filter(([, { license }]) => !permissive(license ?? ''));
  expect(wrong.map(([where, { license }]) => `${where}: ${license}`)).toEqual([]);
});

test('what is installed says the same as the lock', () => {
  const different = runtime.flatMap(([where, locked]) => {
    if (!existsSync(path.join(root, where, 'package.json'))) return [];
    const { version, license } = readJson<Manifest>(where, 'package.json');
    return version === locked.version && license === locked.license ? [] : [`${where}: ${version} ${license}`];
  });
  expect(different).toEqual([]);
});

test('every dependency of a workspace is pinned to one version', () => {
  const workspaces = Object.keys(packages).filter(where => where !== '' && !where.includes('node_modules/'));
  expect(workspaces).toContain('apps/server');
  const loose = workspaces.flatMap(where =>
    Object.entries(readJson<Manifest>(where, 'package.json').dependencies ?? {})
      .filter(([name, range]) => !name.startsWith('@minoya/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${where}: ${name} ${range}`),
  );
  expect(loose).toEqual([]);
});
