import { setTimeout as wait } from 'node:timers/promises';
import { connectTo } from '../../../server/src/testing/postgres.ts';
import { TwoNodes } from './nodes.ts';
import { Visitors } from './visitors.ts';

/** What idle rooms cost, a second. */
export interface IdleCost {
  readonly rooms: number;
  readonly transactions: number;
  readonly notifications: number;
  /** Of one core, by both nodes. */
  readonly cpuPercent: number;
}

const AT_ONCE = 50;
/** PostgreSQL writes the statistics of idle connections after ten seconds. */
const SETTLE_MS = 15_000;

/** So many rooms with somebody in each on both of two nodes, and nobody does anything. */
export async function idleCost(rooms: number, seconds: number, tell: (text: string) => void): Promise<IdleCost> {
  const nodes = await TwoNodes.start();
  const visitors: Visitors[] = [];
  try {
    const [one] = nodes.servers;
    const tokens = await Promise.all(nodes.servers.map(server => server.token()));
    for (const [name, { port }] of nodes.servers.entries())
      visitors.push(new Visitors({ port, token: tokens[name] ?? '', name }));
    for (let i = 0; i < rooms; i += AT_ONCE) {
      const opened = Array.from({ length: Math.min(AT_ONCE, rooms - i) }, () =>
        one.openRoom(tokens[0] ?? '', 'polyform', 'seats=2'),
      );
      const some = await Promise.all(opened);
      await Promise.all(visitors.map(each => each.enter(some)));
      tell(`${i} of ${rooms} rooms`);
    }
    await wait(SETTLE_MS);
    return { rooms, ...(await measured(nodes, seconds)) };
  } finally {
    for (const each of visitors) each.end();
    await nodes.close();
  }
}

async function measured(nodes: TwoNodes, seconds: number): Promise<Omit<IdleCost, 'rooms'>> {
  const client = await connectTo(nodes.url);
  let heard = 0;
  client.on('notification', () => {
    heard += 1;
  });
  await client.query('listen minoya');
  const count = async (): Promise<number> =>
    Number(
      (
        await client.query<{ n: string }>(
          'select xact_commit as n from pg_stat_database where datname = current_database()',
        )
      ).rows[0]?.n,
    );
  const cpu = (): number => nodes.servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  const before = { transactions: await count(), heard, cpu: cpu() };
  const began = performance.now();
  await wait(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  const cost = {
    transactions: ((await count()) - before.transactions) / took,
    notifications: (heard - before.heard) / took,
    cpuPercent: ((cpu() - before.cpu) / took) * 100,
  };
  await client.end();
  return cost;
}
