import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** True for the file that Node was started with: others only import what it declares. */
export function isProgram(url: string): boolean {
  const [, file] = process.argv;
  // A test may ask for the same program twice in one process: `?` tells the two apart.
  const [at] = url.split('?');
  return file !== undefined && at === pathToFileURL(realpathSync(file)).href;
}
