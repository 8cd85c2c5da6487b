import { type ChildProcess, spawn } from 'node:child_process';
import type { Work } from './command.ts';

const PATIENCE_MS = 6_000;
const grouped = process.platform !== 'win32';

/** Starts a program that ends with ours, and all that it starts with it: it leads a group of processes. */
export function startChild(file: string, args: readonly string[], work: Work, cwd = '.'): ChildProcess {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn(file, args, { cwd, stdio: [...stdio], detached: grouped, shell: !grouped });
  work.atEnd(() => end(child));
  return child;
}

/** Runs a program to its end; its exit code, or 1. */
export async function runChild(file: string, args: readonly string[], work: Work, cwd = '.'): Promise<number> {
  const child = startChild(file, args, work, cwd);
  const code = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', status => resolve(status ?? 1));
  });
  // A child has its own group, which Ctrl-C in a terminal does not reach.
  void work.stopping.then(() => end(child));
  return code;
}

const endings = new WeakMap<ChildProcess, Promise<void>>();

/** Asks the program and its children to stop, and makes them after a while. Asks once: a second SIGINT is ruder. */
function end(child: ChildProcess): Promise<void> {
  const ending = endings.get(child) ?? ended(child);
  endings.set(child, ending);
  return ending;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  signal(child, 'SIGINT');
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS, 'late').unref());
  if ((await Promise.race([gone, late])) === 'late') signal(child, 'SIGKILL');
  await gone;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (grouped && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has just ended by itself.
  }
}
