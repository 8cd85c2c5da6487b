// What was built last, and of which sources. Asked before anything is installed: Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STAMP = 'node_modules/.cache/minoya-build';
const SOURCES = [
  'packages',
  'apps/web',
  'apps/server',
  'apps/cli/src/command',
  'package-lock.json',
  'tsconfig.base.json',
];
const OUTPUTS = ['apps/web/dist/index.html', 'apps/server/dist/main.js'];

function* files(at) {
  if (!existsSync(at)) return;
  if (!statSync(at).isDirectory()) return yield at;
  for (const name of readdirSync(at).sort()) {
    if (name === 'node_modules' || name === 'dist' || name === '.cache' || name.endsWith('.test.ts')) continue;
    yield* files(path.join(at, name));
  }
}

/** Changes with the name and the content of any source of the build. */
export function sourcesNow() {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES)
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export const isBuilt = () =>
  OUTPUTS.every(existsSync) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesNow();

/** The build is whole; `sources` is what they were when it began. */
export function noteBuilt(sources) {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}
