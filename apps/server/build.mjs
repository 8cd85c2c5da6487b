// Bundles the server and its worker threads; what npm installs stays outside the bundle.
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const manifest = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));

export const entries = {
  main: 'src/main.ts',
  'sqlite-worker': 'src/store/sqlite-worker.ts',
  'pool-worker': 'src/pool/worker.ts',
};

/** Writes beside the old bundle and renames, so that a server starting meanwhile never reads half a file. */
export async function buildServer(outdir = path.join(here, 'dist')) {
  const fresh = `${outdir}/.fresh-${process.pid}`;
  await mkdir(fresh, { recursive: true });
  const done = await build({
    absWorkingDir: here,
    entryPoints: Object.entries(entries).map(([out, file]) => ({ out, in: file })),
    outdir: fresh,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
    external: Object.keys(manifest.dependencies).filter(name => !name.startsWith('@minoya/')),
  });
  for (const file of Object.keys(done.metafile.outputs)) {
    await rename(path.join(here, file), path.join(outdir, path.basename(file)));
  }
  await rm(fresh, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
