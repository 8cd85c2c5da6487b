import { rmSync } from 'node:fs';
import { polyform } from '@minoya/games/polyform/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { Client } from '../testing/client.ts';
import { ServerProcess } from '../testing/process.ts';
import { tempDir } from '../testing/test-server.ts';

const games = { polyform };
const dataDir = tempDir();
let server: ServerProcess;
beforeAll(async () => {
  await ensureBuilt();
  server = await ServerProcess.start({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Room {
  readonly clients: Client[];
  readonly tokens: readonly string[];
}

const come = (token: string, room: string): Promise<Client> =>
  new Client(games, () => server.port, { token, room, name: 0, sit: true }).connect();

async function begun(people: number): Promise<Room> {
  const tokens = await Promise.all(Array.from({ length: people }, () => server.token()));
  const room = await server.openRoom(tokens[0] ?? '', 'polyform', `seats=${people}`);
  const clients: Client[] = [];
  for (const token of tokens) clients.push(await come(token, room));
  expect(await clients[0]?.command({ t: 'start' })).toBe('done');
  for (const client of clients) await client.until(() => client.follower.table?.phase === 'playing');
  return { clients, tokens };
}

/** Comes back as somebody does who has left; the client that is there again. */
const ways: Record<string, (gone: Client, token: string) => Promise<Client>> = {
  'the way back': (gone, token) => come(token, gone.follower.room),
  'a reload': async gone => {
    await gone.connect();
    expect(await gone.command({ t: 'sit' })).toBe('done');
    return gone;
  },
  'the code': (gone, token) => come(token, gone.follower.code ?? ''),
  'another device': async (gone, token) => {
    await gone.connect();
    return come(token, gone.follower.room);
  },
};

const covered = ({ follower }: Client, seat: number): string | null => follower.table?.chairs[seat]?.cover ?? null;

async function leave({ clients }: Room): Promise<void> {
  const seat = clients.length - 1;
  expect(await clients[seat]?.command({ t: 'leave' })).toBe('done');
  await clients[0]?.until(() => covered(clients[0] as Client, seat) === 'left');
}

async function comeBack(room: Room, way: keyof typeof ways): Promise<void> {
  const { clients, tokens } = room;
  const seat = clients.length - 1;
  for (const client of clients.slice(0, seat)) await client.connect();
  const back = (await ways[way]?.(clients[seat] as Client, tokens[seat] ?? '')) as Client;
  clients[seat] = back;
  await back.until(() => covered(back, seat) === null);
  expect(back.follower.seat).toBe(seat);
}

const active = ({ follower }: Client): number | null => (follower.view as { active: number | null }).active;

/** Everybody ends a turn, in the order of the game: nobody's chair is dead. */
async function everybodyActs({ clients }: Room): Promise<void> {
  const acted = new Set<number>();
  const host = clients[0] as Client;
  while (acted.size < clients.length) {
    const seat = active(host) ?? 0;
    const client = clients[seat] as Client;
    await client.until(() => active(client) === seat);
    expect(await client.act('end')).toBe('done');
    acted.add(seat);
    await host.until(() => active(host) !== seat);
  }
}

test('players.md: who left a game of two, three or four has the seat again in all four ways, the server killed in between', async () => {
  const rooms = await Promise.all([2, 3, 4].map(begun));
  for (const way of Object.keys(ways)) {
    await Promise.all(rooms.map(leave));
    await server.end('SIGKILL');
    await server.start();
    await Promise.all(rooms.map(room => comeBack(room, way)));
    await Promise.all(rooms.map(everybodyActs));
  }
});
