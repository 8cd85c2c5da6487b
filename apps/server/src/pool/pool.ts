import { Tinypool } from 'tinypool';
import type { BotRunner } from '../rooms/bot-runner.ts';
import { workerFile } from '../worker-file.ts';
import type { AnyGame, Replay } from '@minoya/kernel';
import type { RuleBook } from '../rules.ts';
import { Crowded, FairQueue } from './fair-queue.ts';
import type { BotAsk, Checked, DailyAsk, Reading } from './worker.ts';

const BOT_MS = 1_200;
/** A bot that does not even stop when told to is ended with its thread. */
const BOT_HARD_MS = 3_000;
const BOT_THREADS = 2;
/** Rooms of one address whose bots may be waiting to think, and of all. */
const MOST_WAITING_BOTS = { each: 64, all: 2_000 };
const CHECK_HARD_MS = 10_000;
const DAILY_HARD_MS = 60_000;
/** Nobody waits longer than this for the first of it. */
const LINE_MS = 30_000;
/** Today's and yesterday's of a few games. */
const MOST_DAILIES = 12;
/** Lines that the page shows, one a board and version. */
const MOST_LINES = 1_000;
const MOST_MEMORY_MB = 192;
const IDLE_MS = 30_000;
/** Games of one address that may be waiting to be verified, and of all: a class that sends its daily at once fits. */
const MOST_WAITING_CHECKS = { each: 48, all: 256 };
/** Who asks for what is the same for everybody. */
const HOUSE = '';

/** A bot for every game, whether or not it has its own. */
const ANY_GAME = ['random'];

/** One job after the other, in turn for each who asks. A job's own time counts from its turn on, however long the line before it was. */
class Line {
  private readonly queue = new FairQueue(MOST_WAITING_CHECKS);

  /** Does the job when its turn comes; whoever has waited so long for it is turned away. */
  run<T>(asker: string, job: () => Promise<T>, waitMs: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let gone = false;
      const timer = setTimeout(() => {
        gone = true;
        reject(new Crowded('the line is too long'));
      }, waitMs);
      const turn = async (): Promise<void> => {
        clearTimeout(timer);
        if (!gone) await job().then(resolve, reject);
      };
      this.queue.run(asker, turn).catch((error: unknown) => {
        clearTimeout(timer);
        reject(error);
      });
    });
  }
}

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
  private readonly line = new FairQueue(MOST_WAITING_BOTS, BOT_THREADS);

  /** Tests bring a worker of their own and shorter timeouts. */
  constructor(options: { readonly rules?: RuleBook; readonly worker?: string; readonly hardMs?: number } = {}) {
    this.rules = options.rules ?? null;
    this.pool = threads(BOT_THREADS, options.worker);
    this.hardMs = options.hardMs ?? BOT_HARD_MS;
  }

  botsFor({ id, version }: AnyGame): readonly string[] {
    const own = this.rules?.of(id, version)?.bots.map(level => level.id);
    return own && own.length > 0 ? own : ANY_GAME;
  }

  standInFor({ id, version }: AnyGame): string | undefined {
    return this.rules?.of(id, version)?.bots.find(level => level.standIn)?.id;
  }

  async think(ask: Parameters<BotRunner['think']>[0]): Promise<string | null> {
    const { game, asker, ...rest } = ask;
    const task: BotAsk = { ...rest, game: game.id, version: game.version, ms: BOT_MS };
    // Its time counts from its turn on, however many were before it.
    const thought = (): Promise<string | null> =>
      this.pool.run(task, { name: 'think', signal: AbortSignal.timeout(this.hardMs) }) as Promise<string | null>;
    try {
      return await this.line.run(asker, thought);
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

interface CheckerOptions {
  /** Tests bring a worker of their own and shorter timeouts. */
  readonly worker?: string;
  readonly hardMs?: number;
  readonly waitMs?: number;
}

interface CheckJob {
  readonly task: unknown;
  readonly ms: number;
  readonly asker?: string;
}

/** Replays are verified in a thread of their own, one after the other, bounded in time, memory and number. */
export class Checker {
  private readonly pool: Tinypool;
  private readonly hardMs: number;
  private readonly waitMs: number;
  private readonly line = new Line();
  private waiting = 0;
  private closing = false;
  private readonly dailies = new Map<string, Promise<string | null>>();
  private readonly lines = new Map<string, Promise<string | null>>();

  constructor(options: CheckerOptions = {}) {
    this.pool = threads(1, options.worker);
    this.hardMs = options.hardMs ?? CHECK_HARD_MS;
    this.waitMs = options.waitMs ?? LINE_MS;
  }

  get queue(): number {
    return this.waiting;
  }

  /** `asker`: the address it came from. Who sends many games waits for them, and nobody else does. */
  async check(text: string, asker: string): Promise<Checked> {
    this.waiting += 1;
    try {
      return await this.run<Checked>('check', { task: text, ms: this.hardMs, asker });
    } catch (error) {
      if (error instanceof Crowded || this.closing) throw new Crowded('the replay is not verified yet');
      return { ok: false, reason: 'slow', why: 'the replay takes too long to verify', at: null };
    } finally {
      this.waiting -= 1;
    }
  }

  /** What the moves come to under every version of the rules. `Crowded` when that takes too long. */
  async readings(text: string, asker: string): Promise<readonly Reading[]> {
    try {
      return await this.run<readonly Reading[]>('readings', { task: text, ms: this.hardMs, asker });
    } catch {
      throw new Crowded('the replay is not compared yet');
    }
  }

  /** The time of a job is its own: it does not run out while others are before it. */
  private run<T>(name: string, { task, ms, asker = HOUSE }: CheckJob): Promise<T> {
    const job = (): Promise<T> => this.pool.run(task, { name, signal: AbortSignal.timeout(ms) }) as Promise<T>;
    return this.line.run(asker, job, this.waitMs);
  }

  /** What a date's game begins with by these rules, searched for once; null when they have no daily. */
  dailySetup(ask: DailyAsk): Promise<string | null> {
    const key = Object.values(ask).join(' ');
    const known = this.dailies.get(key);
    if (known) return known;
    for (const old of [...this.dailies.keys()].slice(0, -MOST_DAILIES)) this.dailies.delete(old);
    const searched = this.run<string | null>('dailySetup', { task: ask, ms: DAILY_HARD_MS }).catch(() => {
      this.dailies.delete(key);
      throw new Crowded('the daily is not known yet');
    });
    this.dailies.set(key, searched);
    return searched;
  }

  /** The positions of the line that the page shows beside such a game; null when it shows none. `Crowded` while it is not known. */
  shownTrail({ game, version, setup, seed }: Replay): Promise<string | null> {
    const key = `${game} ${version} ${setup}`;
    const known = this.lines.get(key);
    if (known) return known;
    for (const old of [...this.lines.keys()].slice(0, -MOST_LINES)) this.lines.delete(old);
    const task = { game, version, setup, seed };
    const found = this.run<string | null>('shownTrail', { task, ms: this.hardMs }).catch(() => {
      this.lines.delete(key);
      throw new Crowded('the line that is shown is not known yet');
    });
    this.lines.set(key, found);
    return found;
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.pool.destroy();
  }
}
