import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../build.mjs';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const sources = [
  path.join(home, 'src'),
  path.join(home, '../cli/src/command'),
  ...['kernel', 'shared', 'games', 'bots', 'archive'].map(name => path.join(home, '../../packages', name)),
];

/** Builds the server unless the bundle is newer than every source: the tests start real processes and threads. */
export async function ensureBuilt(): Promise<void> {
  const built = statSync(path.join(home, 'dist/main.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.some(dir => newest(dir) > built)) await buildServer();
}

export const mainFile = path.join(home, 'dist/main.js');

function newest(dir: string): number {
  let latest = 0;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
    latest = Math.max(latest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
  }
  return latest;
}
