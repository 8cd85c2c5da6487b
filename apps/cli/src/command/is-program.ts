import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** True for the file that Node was started with: others only import what it declares. */
export function isProgram(url: string): boolean {
  const [, file] = process.argv;
  return file !== undefined && url === pathToFileURL(realpathSync(file)).href;
}
