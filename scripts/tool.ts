import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../apps/cli/src/command/child.ts';
import type { Work } from '../apps/cli/src/command/command.ts';

/** A program that npm installed, as it would be typed, and the folder it runs in. */
export interface Tool {
  readonly run: string;
  readonly in?: string;
}

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Where npm has put it. Called itself and not through npx, so that it hears what we hear. */
export function toolFile(name: string): string {
  return path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** Runs it to its end; its exit code. Whoever hears what it prints prints it. */
export function runTool(tool: Tool, work: Work, hears?: (said: Buffer) => void): Promise<number> {
  const [name = '', ...args] = tool.run.split(' ');
  const file = name === 'node' ? process.execPath : toolFile(name);
  return runChild(file, args, work, { in: path.join(root, tool.in ?? '.'), ...(hears && { hears }) });
}

/** One after the other, until one fails. */
export async function runTools(tools: readonly Tool[], work: Work): Promise<number> {
  for (const tool of tools) {
    const code = work.stopped() ? 1 : await runTool(tool, work);
    if (code !== 0) return code;
  }
  return 0;
}
