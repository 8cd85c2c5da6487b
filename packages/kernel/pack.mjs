// npm runs this around `npm pack`. In the repository everybody imports the TypeScript source; what is packed is JavaScript
// with its types in dist, and a package.json whose `publishConfig.exports` have taken the place of its `exports`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(path.dirname(fileURLToPath(import.meta.url)));

const SOURCE = 'package.json';
const ASIDE = '.package.json.aside';

/** Also after a packing that was cut short. */
function putBack() {
  if (existsSync(ASIDE)) renameSync(ASIDE, SOURCE);
  rmSync('dist', { recursive: true, force: true });
}

/** The compiler renames `./game.ts` to `./game.js` in scripts, but not in types. */
function renameImports(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    const at = path.join(folder, file);
    if (at.endsWith('.d.ts')) writeFileSync(at, readFileSync(at, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

function setOut() {
  const built = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) process.exit(1);
  renameImports('dist');
  const { scripts: _, publishConfig, ...told } = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const { exports, ...config } = publishConfig;
  copyFileSync(SOURCE, ASIDE);
  writeFileSync(SOURCE, `${JSON.stringify({ ...told, exports, publishConfig: config }, null, 2)}\n`);
}

putBack();
if (process.argv[2] === 'begin') setOut();
