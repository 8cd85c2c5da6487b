import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rulesOfVersion } from '@minoya/archive';
import { games } from '@minoya/games';
import type { LogEntry } from '@minoya/kernel';
import { freePort } from '../../../server/src/testing/port.ts';
import { Child, endChildren, serverFile } from './child.ts';
import type { Options } from './options.ts';
import { record } from './record.ts';

const SEED = 'load';

const folders = new Set<string>();

/** Ends every server that still runs and removes what it stored. */
export async function endServers(): Promise<void> {
  await endChildren();
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
}

/** The real server under test, with a store of its own. */
export class LoadServer {
  readonly child: Child;
  private readonly dir: string;
  readonly tokens: string[] = [];

  private constructor(child: Child, dir: string) {
    this.child = child;
    this.dir = dir;
  }

  /** `file`: another server than the one that was built here. */
  static async start(options: Options, file = serverFile): Promise<LoadServer> {
    const dir = mkdtempSync(path.join(tmpdir(), 'minoya-load-'));
    folders.add(dir);
    const env = {
      DATA_DIR: dir,
      RATE_LIMITS: 'off',
      FIXED_SEED: SEED,
      ...(options.database && { DATABASE_URL: options.database }),
    };
    const server = new LoadServer(new Child(file, await freePort(), env), dir);
    await server.child.start();
    for (let i = 0; i < options.seats; i++) server.tokens.push(await server.token());
    return server;
  }

  async token(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.child.port}/api/me`, { method: 'POST' });
    return ((await response.json()) as { token: string }).token;
  }

  async openRoom({ game, setup }: Options, token = this.tokens[0] ?? ''): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.child.port}/api/rooms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game, setup, name: 0 }),
    });
    if (response.status !== 201) throw new Error(`no room: ${await response.text()}`);
    return ((await response.json()) as { room: string }).room;
  }

  /** A whole game by the rules that this server plays by. */
  async recording({ game, setup }: Options): Promise<LogEntry[]> {
    const response = await fetch(`http://127.0.0.1:${this.child.port}/api/games`);
    const told = ((await response.json()) as { id: string; version: number }[]).find(({ id }) => id === game);
    const rules = told && (await rulesOfVersion(game, told.version));
    if (!rules) throw new Error(`no such game: ${game}; there are ${Object.keys(games).join(', ')}`);
    return record(rules, setup, SEED);
  }

  async stop(): Promise<void> {
    await this.child.end('SIGTERM');
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export function playable({ game, setup }: Options): boolean {
  return (games[game]?.setups.read(setup) ?? null) !== null;
}
