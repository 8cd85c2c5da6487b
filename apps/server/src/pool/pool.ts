import { Tinypool } from 'tinypool';
import type { BotRunner } from '../rooms/room-scheduler.ts';
import { workerFile } from '../worker-file.ts';
import { Crowded } from './fair-queue.ts';
import type { AnyGame } from '@minoya/kernel';
import type { RuleBook } from '../rules.ts';
import type { BotAsk, Checked } from './worker.ts';

const BOT_MS = 1_200;
/** A bot that does not even stop when told to is ended with its thread. */
const BOT_HARD_MS = 3_000;
const CHECK_HARD_MS = 10_000;
const DAILY_HARD_MS = 60_000;
/** Today's and yesterday's of a few games. */
const MOST_DAILIES = 12;
const MOST_MEMORY_MB = 192;
const IDLE_MS = 30_000;
const MOST_WAITING_CHECKS = 64;

/** A bot for every game, whether or not it has its own. */
const ANY_GAME = ['random'];

/** Threads that are started when they are first needed. */
export function threads(count: number, filename = workerFile('pool-worker')): Tinypool {
  return new Tinypool({
    filename,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: count,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
}

/** Bots in threads of their own, bounded in time and memory. */
export class BotPool implements BotRunner {
  private readonly pool: Tinypool;
  private readonly hardMs: number;
  private readonly rules: RuleBook | null;

  /** Tests bring a worker of their own and shorter timeouts. */
  constructor(options: { readonly rules?: RuleBook; readonly worker?: string; readonly hardMs?: number } = {}) {
    this.rules = options.rules ?? null;
    this.pool = threads(2, options.worker);
    this.hardMs = options.hardMs ?? BOT_HARD_MS;
  }

  botsFor({ id, version }: AnyGame): readonly string[] {
    const own = this.rules?.of(id, version)?.bots.map(level => level.id);
    return own && own.length > 0 ? own : ANY_GAME;
  }

  async think(ask: Parameters<BotRunner['think']>[0]): Promise<string | null> {
    const { game, ...rest } = ask;
    const task: BotAsk = { ...rest, game: game.id, version: game.version, ms: BOT_MS };
    try {
      return (await this.pool.run(task, { name: 'think', signal: AbortSignal.timeout(this.hardMs) })) as string | null;
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Replays are verified in a thread of their own, bounded in time, memory and number. */
export class Checker {
  private readonly pool = threads(1);
  private waiting = 0;
  private readonly dailies = new Map<string, Promise<string | null>>();

  get queue(): number {
    return this.waiting;
  }

  async check(text: string): Promise<Checked> {
    if (this.waiting >= MOST_WAITING_CHECKS) throw new Crowded('too many replays are waiting');
    this.waiting += 1;
    try {
      return (await this.pool.run(text, { name: 'check', signal: AbortSignal.timeout(CHECK_HARD_MS) })) as Checked;
    } catch {
      return { ok: false, why: 'the replay takes too long to verify', at: null };
    } finally {
      this.waiting -= 1;
    }
  }

  /** What a date's game begins with, searched for once; null when the game has no daily. */
  dailySetup(game: string, date: string): Promise<string | null> {
    const key = `${game} ${date}`;
    const known = this.dailies.get(key);
    if (known) return known;
    for (const old of [...this.dailies.keys()].slice(0, -MOST_DAILIES)) this.dailies.delete(old);
    const options = { name: 'dailySetup', signal: AbortSignal.timeout(DAILY_HARD_MS) };
    const searched = (this.pool.run({ game, date }, options) as Promise<string | null>).catch(() => {
      this.dailies.delete(key);
      throw new Crowded('the daily is not known yet');
    });
    this.dailies.set(key, searched);
    return searched;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
