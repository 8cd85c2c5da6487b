import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './port.ts';

/** A PostgreSQL of the test's own, in a temporary folder, on a free loopback port. */
export interface TestPostgres {
  readonly url: string;
  /** An empty database; its name makes tests independent of each other. */
  database(name: string): Promise<string>;
  /** kill -9 of the whole database server. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL from the system's binaries; throws with the remedy when there are none. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  const dir = mkdtempSync(path.join(tmpdir(), 'minoya-pg-'));
  const user = asUser(dir);
  const data = path.join(dir, 'data');
  const run = { ...user, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } } as const;
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], run);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`, 'max_connections=60'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])];
  let server: ChildProcess | null = null;
  // After a kill, its old processes may still hold the shared memory for a while, and a new one ends at once.
  const runs = (): void => {
    if (server && server.exitCode === null) return;
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
    server = spawn(path.join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
  };
  const start = (): Promise<void> => answering(url, runs);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server) await ended(server, signal);
    server = null;
  };
  await start();
  return {
    url,
    database: name => freshDatabase(url, name),
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGINT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise(done => server.once('exit', done));
  server.kill(signal);
  await gone;
}

/** A connection of one's own, past everything that is tried out. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function freshDatabase(url: string, name: string): Promise<string> {
  const client = await connectTo(url);
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

function binaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const bin = path.join(root, version, 'bin');
    if (existsSync(path.join(bin, 'initdb'))) return bin;
  }
  throw new Error('The server tests need PostgreSQL: sudo apt-get install -y postgresql');
}

/** PostgreSQL refuses to run as root. */
function asUser(dir: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  chownSync(dir, user.uid, user.gid);
  chmodSync(dir, 0o700);
  return user;
}

async function answering(url: string, runs: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    runs();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (tries > 600) throw error;
      await new Promise(done => setTimeout(done, 50));
    }
  }
}
