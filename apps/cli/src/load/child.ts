import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is left in a server process after a full collection, in bytes. */
export interface Memory {
  readonly live: number;
  readonly rss: number;
}

/** CPU time a server process has used so far. */
export interface Time {
  readonly cpuMs: number;
  readonly systemMs: number;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../../..');
export const serverFile = path.join(root, 'apps/server/dist/main.js');
export const relayFile = path.join(here, 'relay.mjs');

const running = new Set<ChildProcess>();

/** For the end of the program, however it comes. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running].map(child => ended(child, 'SIGKILL')));
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(done => child.once('exit', done));
  child.kill(signal);
  await gone;
}

/** A server in a process of its own. */
export class Child {
  private child: ChildProcess | null = null;
  private readonly file: string;
  private readonly env: Record<string, string>;
  readonly port: number;

  constructor(file: string, port: number, env: Record<string, string> = {}) {
    this.file = file;
    this.port = port;
    this.env = env;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const args = [
      ...(process.env['LOAD_NODE_ARGS']?.split(' ') ?? []),
      '--expose-gc',
      '--import',
      path.join(here, 'probe.mjs'),
      this.file,
    ];
    const env = { ...process.env, ...this.env, PORT: String(this.port), HOST: '127.0.0.1', LOG_LEVEL: 'error' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    this.child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    await new Promise<void>((ready, failed) => {
      child.stdout?.once('data', () => ready());
      child.once('exit', code => failed(new Error(`${path.basename(this.file)} ended with ${code}`)));
    });
  }

  memory(): Promise<Memory> {
    return this.ask('memory');
  }

  // Without a collection: one at the start of each window would throw away compiled code that the next actions need.
  time(): Promise<Time> {
    return this.ask('time');
  }

  private ask<Answer>(what: 'memory' | 'time'): Promise<Answer> {
    const { child } = this;
    if (!child) throw new Error('not started');
    return new Promise(done => {
      child.once('message', answer => done(answer as Answer));
      child.send(what);
    });
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child) await ended(this.child, signal);
  }
}

/** Moves processes with all their threads to the front of the queue for the CPU, or back among the others. */
export function schedule(policy: 'first' | 'as usual', pids: readonly number[]): void {
  const how = policy === 'first' ? ['-r', '-a', '-p', '5'] : ['-o', '-a', '-p', '0'];
  for (const pid of pids) spawnSync('chrt', [...how, String(pid)]);
}
