import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { CODE_LETTERS, CODE_LENGTHS } from '@minoya/shared/protocol';
import { countIn } from '../../../server/src/testing/meddle.ts';
import { House } from './rows/house.ts';
import { Stranger, type Visit } from './rows/stranger.ts';

/** What one address came to in an hour. */
export interface HourReport {
  /** Megabytes that the folder of the store grew by. */
  readonly disk: number;
  readonly rooms: number;
  /** Per cent of the shortest codes. */
  readonly codes: number;
  readonly asked: number;
  readonly refused: number;
}

export interface HourOptions {
  readonly minutes: number;
  readonly speed: number;
}

const ADDRESS = '127.0.0.2';
const LARGE = 'x'.repeat(500 * 1024);
const MOST_TABLES = 60;
/** Of each kind of request at once. */
const LANES = 4;

/** One address does all that stores something, as fast as it is let, for as long as an hour of its rations lasts. */
class Greedy {
  readonly stranger: Stranger;
  private readonly until: number;
  private readonly tables: Visit[] = [];
  private token = '';
  private bot = '';
  asked = 0;
  refused = 0;

  constructor(port: number, ms: number) {
    this.stranger = new Stranger(port, ADDRESS);
    this.until = performance.now() + ms;
  }

  async run(): Promise<void> {
    this.token = await this.stranger.token();
    const games = JSON.parse((await this.ask('GET', '/api/games')) ?? '[]') as { id: string; bots: string[] }[];
    this.bot = games.find(({ id }) => id === 'polyform')?.bots[0] ?? '';
    const many = Array.from({ length: LANES }, () => [this.backups(), this.transfers(), this.opens(), this.seeds()]);
    await Promise.all([...many.flat(), this.plays()]);
    for (const table of this.tables) table.close();
  }

  private async ask(method: string, at: string, body?: unknown, token = this.token): Promise<string | null> {
    this.asked += 1;
    const { status, text } = await this.stranger.ask(method, at, { token, ...(body === undefined ? {} : { body }) });
    if (status < 300) return text;
    this.refused += 1;
    await wait(20);
    return null;
  }

  private async repeat(work: () => Promise<unknown>): Promise<void> {
    while (performance.now() < this.until) await work();
  }

  /** Each backup under an identity of its own, so that none takes the place of another; small ones when no large one fits. */
  private async backups(): Promise<void> {
    let [size, token] = [LARGE.length, this.token];
    await this.repeat(async () => {
      const made = await this.ask('POST', '/api/me');
      if (made) token = (JSON.parse(made) as { token: string }).token;
      const kept = await this.ask('PUT', '/api/me/saves', { data: LARGE.slice(0, size) }, token);
      size = kept ? Math.min(LARGE.length, size * 2) : Math.max(1_024, Math.floor(size / 2));
    });
  }

  private async transfers(): Promise<void> {
    await this.repeat(() => this.ask('POST', '/api/me/transfer', { data: LARGE.slice(0, 8 * 1024) }));
  }

  private async seeds(): Promise<void> {
    await this.repeat(() =>
      this.ask('POST', '/api/seeds', { game: 'rokumasu', setup: 'standard' }).then(() => wait(20)),
    );
  }

  /** Tables of one person and three bots, as many as there may be sockets. */
  private async opens(): Promise<void> {
    await this.repeat(async () => {
      const opened = await this.ask('POST', '/api/rooms', { game: 'polyform', setup: 'seats=4', name: 0, clock: 10 });
      if (!opened || this.tables.length >= MOST_TABLES) return wait(20);
      const table = await this.stranger.enter(this.token, (JSON.parse(opened) as { room: string }).room);
      for (const seat of [1, 2, 3]) await table.done({ t: 'bot', seat, bot: this.bot });
      await table.done({ t: 'start' });
      return this.tables.push(table);
    });
  }

  /** Whoever may do something at a table does it: what changes nothing is not stored, so it is taken and taken back. */
  private async plays(): Promise<void> {
    await this.repeat(async () => {
      for (const table of this.tables) {
        for (const frame of [{ t: 'act', a: 'gain' }, { t: 'undo' }, { t: 'again' }, { t: 'start' }])
          table.command(frame);
        this.asked += 4;
        table.frames.splice(1);
      }
      await wait(50);
    });
  }
}

/** Plays one address's worst hour against a built server whose rations come back `speed` times as fast. */
export async function worstHour({ minutes, speed }: HourOptions, tell: (text: string) => void): Promise<HourReport> {
  const fast = fileURLToPath(new URL('./fast-rations.mjs', import.meta.url));
  const house = await House.start(null, { NODE_OPTIONS: `--import ${fast}`, RATIONS_SPEED: String(speed) });
  try {
    const before = folderMb(house.dir);
    const greedy = new Greedy(house.server.port, (minutes * 60_000) / speed);
    const running = greedy.run();
    const told = setInterval(() => tell(`${folderMb(house.dir).toFixed(1)} MB, ${greedy.asked} asked`), 2_000);
    await running.finally(() => clearInterval(told));
    await house.server.end('SIGTERM');
    const rooms = countIn(house.dir, "select count(*) from rooms where phase <> 'closed'");
    const all = CODE_LETTERS.length ** (CODE_LENGTHS[0] ?? 4);
    const { asked, refused } = greedy;
    return { disk: folderMb(house.dir) - before, rooms, codes: (rooms / all) * 100, asked, refused };
  } finally {
    await house.close();
  }
}

function folderMb(dir: string): number {
  return readdirSync(dir).reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0) / 2 ** 20;
}
