import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Budgets } from '../limits/budgets.ts';
import { QuickHistogram } from './histogram.ts';

/** Everything the server counts, as /metrics shows it. */
export interface Metrics {
  readonly registry: Registry;
  readonly actionSeconds: QuickHistogram;
  readonly commitSeconds: QuickHistogram;
  readonly commitEvents: QuickHistogram;
  readonly refusals: Counter<'why'>;
  readonly byes: Counter<'why'>;
  readonly verdicts: Counter<'verdict'>;
  readonly requests: Counter<'status'>;
  /** The event loop's delay since last asked, 99th percentile in milliseconds. */
  loopDelay(): number;
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];
const TOP_NETWORKS = 5;
const EVENTS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export interface Gauges {
  readonly rooms: () => number;
  readonly sockets: () => number;
  readonly checking: () => number;
  readonly connections: () => number;
  readonly mostConnections: () => number;
  readonly storeAnswers: () => number;
  /** -1 where there is no disk to look at. */
  readonly diskFree: () => number;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const registers = [registry];
  const histogram = (name: string, help: string, bounds: readonly number[]): QuickHistogram =>
    new QuickHistogram(registry, { name, help, bounds });
  const counter = <L extends string>(name: string, help: string, label: L): Counter<L> =>
    new Counter({ name, help, labelNames: [label], registers });
  return {
    registry,
    actionSeconds: histogram('minoya_action_seconds', 'From the arrival of a command to its broadcast', SECONDS),
    commitSeconds: histogram('minoya_commit_seconds', 'One group commit of the event log', SECONDS),
    commitEvents: histogram('minoya_commit_events', 'Events in one group commit', EVENTS),
    refusals: counter('minoya_refusals_total', 'Commands not done, by reason', 'why'),
    byes: counter('minoya_byes_total', 'Connections ended by the server, by reason', 'why'),
    verdicts: counter('minoya_verdicts_total', 'Replays offered to the leaderboards', 'verdict'),
    requests: counter('minoya_http_responses_total', 'HTTP answers by status', 'status'),
    loopDelay: () => {
      const p99 = lag.percentile(99) / 1e6;
      lag.reset();
      return p99;
    },
  };
}

/** Numbers that are looked up when asked for. */
export function registerGauges({ registry }: Metrics, gauges: Gauges): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('minoya_rooms', 'Rooms in memory', gauges.rooms);
  gauge('minoya_sockets', 'Open sockets', gauges.sockets);
  gauge('minoya_connections', 'Open TCP connections', gauges.connections);
  gauge('minoya_connections_most', 'How many there may be', gauges.mostConnections);
  gauge('minoya_store_answers', '1 when the store answered within two seconds, else 0', gauges.storeAnswers);
  gauge('minoya_disk_free_bytes', 'Left where the store is; -1 when that is elsewhere', gauges.diskFree);
  gauge('minoya_verification_queue', 'Replays waiting for or under verification', gauges.checking);
}

/** How often each budget ran out, and for whom most, under names that lead back to nobody. */
export function registerRefusals({ registry }: Metrics, budgets: Budgets): void {
  const registers = [registry];
  new Counter({
    name: 'minoya_budget_refusals_total',
    help: 'How often a budget of an address or person had run out, by budget',
    labelNames: ['budget'],
    registers,
    collect() {
      this.reset();
      for (const [budget, count] of budgets.refusals()) this.inc({ budget }, count);
    },
  });
  new Gauge({
    name: 'minoya_refused_networks',
    help: 'Refusals of the networks refused most lately, under a hash that changes with each start',
    labelNames: ['network'],
    registers,
    collect() {
      this.reset();
      for (const { network, refusals } of budgets.top(TOP_NETWORKS)) this.set({ network }, refusals);
    },
  });
}
