import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '@minoya/kernel';
import type { JoinRequest } from '@minoya/shared/follower';
import { nim } from '@minoya/kernel/testing/nim';
import { type Config, readConfig } from '../config.ts';
import { firstLegal } from '../pool/fallback.ts';
import { type Server, type ServerParts, serve } from '../server.ts';
import { openInMemory } from '../store/sqlite.ts';
import { Client } from './client.ts';

/** Nim, with a heap of thirteen for practice only. */
export const testGames: Readonly<Record<string, AnyGame>> = {
  nim: { ...nim, isPractice: setup => setup.heaps.includes(13) },
};

/** A bot in this thread: takes the first legal action. */
export const firstLegalBots = {
  botsFor: (): readonly string[] => ['first'],
  think: async ({ game, view, seat }: { game: AnyGame; view: unknown; seat: number }): Promise<string | null> =>
    firstLegal(game, view, seat),
  close: async (): Promise<void> => {},
};

export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({}), port: 0, host: '127.0.0.1', logLevel: 'silent', rateLimits: false, ...changes };
}

export function tempDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'minoya-test-'));
}

/** A real server on a free port, and people who come to it. */
export class TestServer {
  private readonly running: Server;
  readonly games: Readonly<Record<string, AnyGame>>;
  private readonly clients: Client[] = [];

  private constructor(running: Server, games: Readonly<Record<string, AnyGame>>) {
    this.running = running;
    this.games = games;
  }

  static async open(config: Partial<Config> = {}, parts: ServerParts = {}): Promise<TestServer> {
    const games = parts.games ?? testGames;
    const store = parts.store ?? (config.databaseUrl || config.dataDir ? undefined : await openInMemory());
    // However long a test takes, no ration comes back meanwhile.
    const given = { games, bots: firstLegalBots, rationClock: () => 0, ...parts, ...(store && { store }) };
    const timeouts = { botPause: 0, ...parts.timeouts };
    return new TestServer(await serve(testConfig(config), { ...given, timeouts }), games);
  }

  get port(): number {
    return this.running.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async api(method: string, path: string, options: { token?: string; body?: unknown } = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
  }

  async token(): Promise<string> {
    return ((await (await this.api('POST', '/api/me')).json()) as { token: string }).token;
  }

  async openRoom(token: string, setup: string, more: object = {}): Promise<{ room: string; code: string }> {
    const body = { game: Object.keys(this.games)[0], setup, name: 0, ...more };
    const response = await this.api('POST', '/api/rooms', { token, body });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as { room: string; code: string };
  }

  client(request: JoinRequest, port: number | (() => number) = () => this.port): Client {
    const client = new Client(this.games, port, request);
    this.clients.push(client);
    return client;
  }

  /** A room with so many people at the table and the game begun. */
  async table(setup: string, people: number, more: object = {}): Promise<Client[]> {
    const tokens = await Promise.all(Array.from({ length: people }, () => this.token()));
    const { room } = await this.openRoom(tokens[0] ?? '', setup, more);
    const clients: Client[] = [];
    for (const token of tokens) {
      const client = await this.client({ token, room, name: clients.length, sit: true }).connect();
      await client.until(() => client.follower.seat !== null);
      clients.push(client);
    }
    for (const guest of clients.slice(1)) await guest.command({ t: 'ready', on: true });
    const began = await clients[0]?.command({ t: 'start' });
    if (began !== 'done') throw new Error(`not started: ${began}`);
    for (const client of clients) await client.until(() => client.follower.table?.phase === 'playing');
    return clients;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.drop();
    await this.running.close();
  }
}
