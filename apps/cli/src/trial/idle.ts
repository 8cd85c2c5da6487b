import { setTimeout as wait } from 'node:timers/promises';
import type { ClientFrame } from '@minoya/shared/protocol';
import { connectTo } from '../../../server/src/testing/postgres.ts';
import { RawSocket } from '../load/raw-socket.ts';
import { TwoNodes } from './nodes.ts';

/** What idle rooms cost, a second. */
export interface IdleCost {
  readonly rooms: number;
  readonly transactions: number;
  readonly notifications: number;
  /** Of one core, by both nodes. */
  readonly cpuPercent: number;
}

const AT_ONCE = 16;
/** PostgreSQL writes the statistics of idle connections after ten seconds. */
const SETTLE_MS = 15_000;

/** So many rooms with somebody in each on both of two nodes, and nobody does anything. */
export async function idleCost(rooms: number, seconds: number, tell: (text: string) => void): Promise<IdleCost> {
  const nodes = await TwoNodes.start();
  try {
    const sockets: RawSocket[] = [];
    for (let i = 0; i < rooms; i += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, rooms - i) }, () => seat(nodes));
      sockets.push(...(await Promise.all(some)).flat());
      tell(`${i} of ${rooms} rooms`);
    }
    await wait(SETTLE_MS);
    const cost = await measured(nodes, seconds);
    for (const socket of sockets) socket.close();
    return { rooms, ...cost };
  } finally {
    await nodes.close();
  }
}

async function seat({ servers }: TwoNodes): Promise<RawSocket[]> {
  const tokens = await Promise.all(servers.map(server => server.token()));
  const room = await servers[0].openRoom(tokens[0] ?? '', 'polyform', 'seats=2');
  const sockets: RawSocket[] = [];
  for (const [i, server] of servers.entries()) {
    const socket = await RawSocket.open(server.port, `/ws?room=${room}`);
    const welcomed = new Promise<void>(done => {
      socket.onFrame = () => done();
    });
    socket.send(
      JSON.stringify({ t: 'hello', v: 1, token: tokens[i] ?? '', room, name: i, sit: true } satisfies ClientFrame),
    );
    await welcomed;
    sockets.push(socket);
  }
  return sockets;
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
