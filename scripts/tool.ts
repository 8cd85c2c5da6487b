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

/** Runs it to its end; its exit code. */
export function runTool(tool: Tool, work: Work): Promise<number> {
  const [name = '', ...args] = tool.run.split(' ');
  return runChild(name === 'node' ? process.execPath : toolFile(name), args, work, path.join(root, tool.in ?? '.'));
}

/** One after the other, until one fails. */
export async function runTools(tools: readonly Tool[], work: Work): Promise<number> {
  for (const tool of tools) {
    const code = work.stopped() ? 1 : await runTool(tool, work);
    if (code !== 0) return code;
  }
  return 0;
}
