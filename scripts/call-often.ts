import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What one call of a program came to. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly cpuSeconds: number;
}

/**
 * Calls a program once for each list of words, in one process: most of a short call is Node, its loader and what the program
 * imports. `node --import tsx scripts/call-often.ts FILE '[["--help"], …]'` prints what came of each, and ends by itself only
 * when none of them left anything running.
 */
async function callEach(file: string, calls: readonly (readonly string[])[]): Promise<Ended[]> {
  const ended: Ended[] = [];
  let said = { out: '', err: '' };
  process.stdout.write = (part: string | Uint8Array) => Boolean((said.out += String(part)));
  process.stderr.write = (part: string | Uint8Array) => Boolean((said.err += String(part)));
  for (const [i, words] of calls.entries()) {
    said = { out: '', err: '' };
    process.argv = [process.execPath, file, ...words];
    process.exitCode = 0;
    const before = process.cpuUsage();
    await import(`${pathToFileURL(file).href}?call=${i}`);
    const cpuSeconds = process.cpuUsage(before).user / 1e6;
    ended.push({ code: Number(process.exitCode), ...said, cpuSeconds });
  }
  process.exitCode = 0;
  return ended;
}

const print = process.stdout.write.bind(process.stdout);
const [, , file = '', calls = '[]'] = process.argv;
print(JSON.stringify(await callEach(path.resolve(file), JSON.parse(calls) as string[][])));
