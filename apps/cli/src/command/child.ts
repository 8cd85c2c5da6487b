import { type ChildProcess, spawn } from 'node:child_process';
import type { Work } from './command.ts';

const PATIENCE_MS = 6_000;
const grouped = process.platform !== 'win32';

interface Around {
  /** The folder it runs in. */
  readonly in?: string;
  /** Who is told what it prints; without, it prints to our own output. */
  readonly hears?: (said: Buffer) => void;
}

/** Starts a program that ends with ours, and all that it starts with it: it leads a group of processes. */
export function startChild(file: string, args: readonly string[], work: Work, around: Around = {}): ChildProcess {
  const out = around.hears ? 'pipe' : 'inherit';
  const child = spawn(file, args, {
    cwd: around.in ?? '.',
    stdio: ['ignore', out, out],
    detached: grouped,
    shell: !grouped,
  });
  const { hears } = around;
  if (hears) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hears);
  work.atEnd(() => end(child));
  return child;
}

/** Runs a program to its end; its exit code, or 1. */
export async function runChild(
  file: string,
  args: readonly string[],
  work: Work,
  around: Around = {},
): Promise<number> {
  const child = startChild(file, args, work, around);
  const code = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once(around.hears ? 'close' : 'exit', status => resolve(status ?? 1));
  });
  // A child has its own group, which Ctrl-C in a terminal does not reach.
  void work.stopping.then(() => end(child));
  return code;
}

const endings = new WeakMap<ChildProcess, Promise<void>>();

/** Asks the program to stop, and makes it and its children after a while. Asks once: a second SIGINT is ruder. */
function end(child: ChildProcess): Promise<void> {
  const ending = endings.get(child) ?? ended(child);
  endings.set(child, ending);
  return ending;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  // It ends its own children in its own order: one that ended first would be missed, and that told as an error.
  child.kill('SIGINT');
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS, 'late').unref());
  if ((await Promise.race([gone, late])) === 'late') kill(child);
  await gone;
  // Who does not listen to Ctrl-C is left behind by a leader that does: the compiler is such a one.
  kill(child);
}

/** With all that it has started. */
function kill(child: ChildProcess): void {
  try {
    if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
