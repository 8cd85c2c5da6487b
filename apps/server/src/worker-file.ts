import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSetting } from './config.ts';

/** The bundle of a worker thread. Run from source, the server uses the built workers: Node 20 cannot load TypeScript. */
export function workerFile(name: string): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const dist = path.basename(here) === 'dist' ? here : path.join(here, '../dist');
  const file = path.join(dist, `${name}.js`);
  if (!existsSync(file)) throw new BadSetting('The server has not been built yet: npm run build -w apps/server');
  return file;
}
