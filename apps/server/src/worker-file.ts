import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle of a worker thread. Run from source, the server uses the built workers: Node 20 cannot load TypeScript. */
export function workerFile(name: string): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const dist = path.basename(here) === 'dist' ? here : path.join(here, '../dist');
  return path.join(dist, `${name}.js`);
}
