import { readFile } from 'node:fs/promises';
import { Failed } from './command/command.ts';

const missing = (source: string): string =>
  /^https?:/.test(source)
    ? `${source} is not the link of a replay, or a part of it is missing`
    : `there is no file ${source}`;

/** A file's text, or for `-` what comes on standard input; Ctrl-C is heard meanwhile. */
export async function textOf(file: string): Promise<string> {
  if (file !== '-') return readFile(file, 'utf8').catch(() => Promise.reject(new Failed(missing(file))));
  if (process.stdin.isTTY) process.stderr.write('reading from the terminal; Ctrl-D ends\n');
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
