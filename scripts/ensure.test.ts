import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A house of one dependency, whose npm only notes that it was called and puts there what the lockfile asks for. */
let house: string;
const at = (file: string): string => path.join(house, file);

const lockOf = (version: string): string =>
  JSON.stringify({
    packages: {
      '': { name: 'house' },
      'node_modules/a': { version, integrity: `sha512-${version}` },
      'node_modules/of-another-machine': { version: '1.0.0', optional: true },
    },
  });

const npm = `#!/bin/sh
echo "$@" >> called
mkdir -p node_modules
cp package-lock.json node_modules/.package-lock.json
`;

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'minoya-ensure-'));
  for (const folder of ['scripts', 'bin', 'node_modules']) mkdirSync(at(folder));
  for (const file of ['ensure.mjs', 'build-stamp.mjs'])
    copyFileSync(path.join(import.meta.dirname, file), at(`scripts/${file}`));
  writeFileSync(at('bin/npm'), npm, { mode: 0o755 });
  writeFileSync(at('package-lock.json'), lockOf('1.0.0'));
  writeFileSync(at('node_modules/.package-lock.json'), lockOf('1.0.0').replace(/,"node_modules\/of-another.*?\}/, ''));
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

/** How often npm was called. */
function installs(): number {
  const env = { ...process.env, PATH: `${at('bin')}${path.delimiter}${process.env['PATH'] ?? ''}` };
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/ensure.mjs')], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return existsSync(at('called')) ? readFileSync(at('called'), 'utf8').trim().split('\n').length : 0;
}

test('a lockfile that is newer only by its time is not installed again', () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(at('package-lock.json'), later, later);
  expect(installs()).toBe(0);
});

test('a lockfile that asks for something else is installed, once', () => {
  writeFileSync(at('package-lock.json'), lockOf('1.0.1'));
  const earlier = new Date(Date.now() - 60_000);
  utimesSync(at('package-lock.json'), earlier, earlier);
  expect(installs()).toBe(1);
  expect(installs()).toBe(1);
});

test('where nothing was ever installed, it is', () => {
  rmSync(at('node_modules'), { recursive: true });
  expect(installs()).toBe(1);
});

test('told to stop, it waits for the npm that it began, and leaves no lock behind', async () => {
  writeFileSync(at('package-lock.json'), lockOf('1.0.1'));
  // Npm does not stop at once, either.
  writeFileSync(at('bin/npm'), "#!/bin/sh\ntrap '' TERM\necho $$ > begun\nsleep 1\necho done > ended\nexit 7\n", {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${at('bin')}${path.delimiter}${process.env['PATH'] ?? ''}` };
  const ensure = spawn(process.execPath, [at('scripts/ensure.mjs')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  ensure.stderr.on('data', text => (said += String(text)));
  const ended = new Promise(resolve => ensure.on('exit', resolve));
  await vi.waitFor(() => expect(existsSync(at('begun'))).toBe(true), { timeout: 20_000 });
  ensure.kill('SIGTERM');
  expect(await ended).toBe(7);
  expect(existsSync(at('ended'))).toBe(true);
  expect(existsSync(at('.install-lock'))).toBe(false);
  expect(said).toContain('npm ci ended with 7');
});

test('what was built is built until one of its sources is another', () => {
  mkdirSync(at('packages'));
  for (const output of ['apps/web/dist/index.html', 'apps/server/dist/main.js']) {
    mkdirSync(path.dirname(at(output)), { recursive: true });
    writeFileSync(at(output), '');
  }
  const ask = (code: string): string => {
    const script = `import { isBuilt, noteBuilt, sourcesNow } from './scripts/build-stamp.mjs'; ${code}; console.log(isBuilt());`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: house, encoding: 'utf8' }).stdout;
  };
  expect(ask('')).toBe('false\n');
  expect(ask('noteBuilt(sourcesNow())')).toBe('true\n');
  writeFileSync(at('packages/a.ts'), 'export {};');
  expect(ask('')).toBe('false\n');
});
