import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenConnections } from '../http/open-connections.ts';
import type { Budgets, RefusedNetwork } from '../limits/budgets.ts';
import type { Store } from '../store/store.ts';
import { DAMAGED, NO_ANSWER, reason } from './health.ts';
import type { LoadSamples } from './load-samples.ts';

const EVERY_MS = 10_000;
const STORE_MS = 2_000;
const LITTLE_DISK = 2 ** 30;
const MANY_REFUSALS = 100;
const REMEMBERED = 60;
const TOP = 5;

export interface WatchDeps {
  readonly store: Store;
  /** The folder whose disk may fill; null when the store is elsewhere. */
  readonly dataDir: string | null;
  readonly connections: OpenConnections;
  readonly budgets: Budgets;
  readonly samples: LoadSamples;
  readonly log: FastifyBaseLogger;
}

/** How things stand, for who looks at /admin and for alarms. */
export interface Standing {
  readonly store: { readonly kind: string; readonly answers: boolean };
  readonly diskFreeMb: number | null;
  readonly connections: { readonly open: number; readonly most: number };
  /** How often each budget ran out, ever and in the last ten minutes. */
  readonly refusals: readonly { readonly budget: string; readonly all: number; readonly lately: number }[];
  readonly networks: readonly RefusedNetwork[];
  readonly alarms: readonly string[];
}

/** Looks at what an operator has to know, and says in the log when something begins and when it is over. */
export class Watch {
  private readonly deps: WatchDeps;
  private timer: NodeJS.Timeout | undefined;
  /** Why the store cannot be written to; null when it can. */
  private trouble: string | null = null;
  private free: number | null = null;
  private readonly before: ReadonlyMap<string, number>[] = [];
  private rung = new Set<string>();

  constructor(deps: WatchDeps) {
    this.deps = deps;
  }

  get storeAnswers(): boolean {
    return this.trouble === null;
  }

  get diskFree(): number | null {
    return this.free;
  }

  async begin(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  standing(): Standing {
    const { store, connections, budgets } = this.deps;
    const alarms = this.alarms();
    return {
      store: { kind: store.dialect, answers: this.storeAnswers },
      diskFreeMb: this.free === null ? null : Math.round(this.free / 2 ** 20),
      connections: { open: connections.size, most: connections.most },
      refusals: [...budgets.refusals()].map(([budget, all]) => ({ budget, all, lately: this.lately(budget, all) })),
      networks: budgets.top(TOP),
      alarms: [...alarms.values()],
    };
  }

  /** Looks once; the timer does it again and again. */
  async look(): Promise<void> {
    const { store, dataDir, budgets } = this.deps;
    this.trouble = await troubleOf(store);
    this.free = dataDir === null ? null : await freeBytes(dataDir);
    this.before.push(new Map(budgets.refusals()));
    if (this.before.length > REMEMBERED) this.before.shift();
    this.ring(this.alarms());
  }

  private ring(alarms: ReadonlyMap<string, string>): void {
    const { log } = this.deps;
    for (const [name, text] of alarms) if (!this.rung.has(name)) log.warn({ alarm: name }, text);
    for (const name of this.rung) if (!alarms.has(name)) log.warn({ alarm: name }, `over: ${name}`);
    this.rung = new Set(alarms.keys());
  }

  private lately(budget: string, all: number): number {
    return all - (this.before[0]?.get(budget) ?? 0);
  }

  /** What is wrong now, by a short name. docs/deploy.md says what to do about each. */
  private alarms(): ReadonlyMap<string, string> {
    const { store, connections, budgets, samples } = this.deps;
    const found = new Map<string, string>();
    if (this.trouble !== null) found.set('store', storeWords(this.trouble));
    if (store.lack) found.set('store is older', store.lack);
    if (this.free !== null && this.free < LITTLE_DISK)
      found.set('disk', `${Math.round(this.free / 2 ** 20)} MB are left on the disk`);
    if (connections.size > connections.most * 0.8)
      found.set('connections', `${connections.size} of at most ${connections.most} connections are open`);
    for (const [budget, all] of budgets.refusals()) {
      const lately = this.lately(budget, all);
      if (lately > MANY_REFUSALS)
        found.set(
          `budget ${budget}`,
          `${budget} ran out ${lately} times in ten minutes, most often for ${this.worst()}`,
        );
    }
    const last = samples.list().at(-1);
    if (last && last.loopDelay > 100) found.set('busy', 'answers wait more than 100 ms for the processor');
    if (last && last.commitP99 > 50) found.set('slow disk', `storing takes ${Math.round(last.commitP99)} ms`);
    return found;
  }

  private worst(): string {
    return this.deps.budgets.top(1)[0]?.network ?? 'nobody in particular';
  }
}

const storeWords = (trouble: string): string =>
  trouble === DAMAGED
    ? `${trouble}: what is asked of it fails in part; npm run server -- check tells where`
    : `${trouble}: rooms pause, nothing is lost`;

/** Null when it has written something in time. */
async function troubleOf(store: Store): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>(done => {
    timer = setTimeout(() => done(NO_ANSWER), STORE_MS);
  });
  const answered = store.healthy().then(() => null, reason);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

async function freeBytes(dir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
