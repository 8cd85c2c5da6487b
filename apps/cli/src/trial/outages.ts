import { setTimeout as wait } from 'node:timers/promises';
import type { FaultTrial } from '../../../server/src/testing/fault-trial.ts';
import { TwoNodes } from './nodes.ts';

/** What a kind of outage came to, over all its rounds. */
export interface OutageReport {
  readonly rounds: number;
  /** Actions that were shown to somebody. */
  readonly shown: number;
  /** Of those that the database kept: missing, acknowledged and missing, shown twice differently. */
  readonly lost: number;
  readonly unacknowledged: number;
  readonly contradictions: number;
  /** Rooms whose log has a gap or cannot be played. */
  readonly unreadable: number;
  /** Players who were told that the store had gone back. */
  readonly told: number;
  /** From the end of the outage until every player is shown something new, in milliseconds. */
  readonly slowestMs: number;
}

export interface OutageOptions {
  readonly rounds: number;
  readonly rooms: number;
  readonly seconds: number;
}

const BACKENDS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'trial' and pid <> pg_backend_pid()";
const COPIED = ['log', 'nodes', 'rooms', 'snapshots'];

type Outage = (nodes: TwoNodes, options: OutageOptions, trial: FaultTrial) => Promise<unknown>;

/** Each ends with everything back in its place. */
export const OUTAGES = {
  /** The connections that write are cut, again and again. */
  cut: async (nodes, { seconds }) => {
    for (let i = 0; i < seconds * 4; i++) {
      await nodes.sql(`${BACKENDS} and query like 'insert into log%'`);
      await wait(250);
    }
  },
  silence: async (nodes, { seconds }) => {
    nodes.line.partition();
    await wait(seconds * 1000);
    nodes.line.heal();
  },
  'kill-node': async nodes => {
    const [first] = nodes.servers;
    await first.end('SIGKILL');
    await first.start();
  },
  'kill-database': async nodes => {
    await nodes.postgres.kill();
    await nodes.postgres.start();
  },
  /** A copy takes over that lacks what was stored since it was made; nobody writes in the moment between. */
  failover: async (nodes, _options, trial) => {
    await nodes.sql(
      ...COPIED.flatMap(table => [`drop table if exists old_${table}`, `create table old_${table} as table ${table}`]),
    );
    await trial.moveOn(60_000);
    const back = COPIED.map(table => `delete from ${table}; insert into ${table} select * from old_${table};`).join(
      ' ',
    );
    await nodes.sql(`begin; lock table ${COPIED.join(', ')}; ${back} commit`, BACKENDS);
  },
} as const satisfies Record<string, Outage>;

export type OutageName = keyof typeof OUTAGES;

/** Players on two nodes go on playing while this happens around them; then everything is compared with the store. */
export async function tryOutage(
  name: OutageName,
  options: OutageOptions,
  tell: (text: string) => void,
): Promise<OutageReport> {
  // Fetched here, with every game behind it: `--help` of any trial would pay for it.
  const { FaultTrial: Trial } = await import('../../../server/src/testing/fault-trial.ts');
  const nodes = await TwoNodes.start();
  const trials: FaultTrial[] = [];
  let slowestMs = 0;
  try {
    const [one, two] = nodes.servers;
    const begin = (): Promise<FaultTrial> => Trial.begin(one, options.rooms, [() => one.port, () => two.port]);
    for (let round = 1; round <= options.rounds; round++) {
      // Fresh tables each time: games come to an end.
      const trial = await begin();
      trials.push(trial);
      await trial.moveOn(60_000);
      await OUTAGES[name](nodes, options, trial);
      const over = performance.now();
      await trial.moveOn(60_000);
      slowestMs = Math.max(slowestMs, performance.now() - over);
      await trial.end();
      tell(`${name}: round ${round} of ${options.rounds}`);
    }
    return { rounds: options.rounds, ...(await verdict(nodes, trials)), slowestMs: Math.round(slowestMs) };
  } finally {
    for (const trial of trials) await trial.end();
    await nodes.close();
  }
}

async function verdict(
  nodes: TwoNodes,
  trials: readonly FaultTrial[],
): Promise<Omit<OutageReport, 'rounds' | 'slowestMs'>> {
  const { openPostgres } = await import('../../../server/src/store/postgres.ts');
  const store = await openPostgres(nodes.url);
  const all = await Promise.all(trials.map(trial => trial.verdict(store)));
  await store.close();
  const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    shown: sum(one => one.steps),
    lost: sum(one => one.lost),
    unacknowledged: sum(one => one.unacknowledged),
    contradictions: sum(one => one.contradictions),
    unreadable: sum(one => one.unreadable),
    told: trials.flatMap(trial => trial.players).filter(player => player.told > 0).length,
  };
}
