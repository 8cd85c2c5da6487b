import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './store/postgres.ts';
import { ensureBuilt } from './testing/build.ts';
import type { Client } from './testing/client.ts';
import { TestServer } from './testing/test-server.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { ServerProcess } from './testing/process.ts';
import { FaultTrial } from './testing/fault-trial.ts';

const LONG = process.env['MINOYA_LONG'] === '1';
const PAUSE_MS = LONG ? 30_000 : 2_000;
const CLEAN = { lost: 0, unacknowledged: 0, unreadable: 0, contradictions: 0 };

let postgres: TestPostgres;
beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two nodes in this process, and a room with one person on each. */
async function twoNodes(
  name: string,
  parts: Parameters<typeof TestServer.open>[1] = {},
): Promise<{ nodes: TestServer[]; people: [Client, Client]; close: () => Promise<void> }> {
  const databaseUrl = await postgres.database(name);
  const nodes = [await TestServer.open({ databaseUrl }, parts), await TestServer.open({ databaseUrl }, parts)];
  const [one, two] = nodes;
  if (!one || !two) throw new Error('two nodes');
  const [a, b] = [await one.token(), await two.token()];
  const { room, code } = await one.openRoom(a, '2: 20 20 20');
  const host = await one.client({ token: a, room, name: 1 }).connect();
  const guest = await two.client({ token: b, room: code, name: 2, sit: true }).connect();
  await guest.until(() => guest.follower.seat === 1);
  return {
    nodes,
    people: [host, guest],
    close: async () => {
      await one.close();
      await two.close();
    },
  };
}

test('who deletes their identity at one node is nobody at the other', async () => {
  const { nodes, people, close } = await twoNodes('deleted');
  const [, guest] = people;
  const { token } = guest;
  expect((await nodes[0]?.api('DELETE', '/api/me', { token }))?.status).toBe(200);
  await guest.until(() => guest.ended() === 'bad-token');
  expect((await nodes[1]?.api('GET', '/api/me/data', { token }))?.status).toBe(401);
  await people[0].until(() => people[0].follower.table?.chairs[1]?.who === null);
  await close();
});

test('people on different nodes see each other, play one game, and agree', async () => {
  const { people, close } = await twoNodes('agree');
  const [host, guest] = people;
  await host.until(() => host.follower.presence.chairs.every(Boolean) && host.follower.presence.chairs.length === 2);
  await guest.command({ t: 'ready', on: true });
  await host.until(() => host.follower.table?.chairs[1]?.ready === true);
  expect(await host.command({ t: 'start' })).toBe('done');
  for (let i = 0; i < 5; i++) {
    await host.until(() => host.count('stepped') === i * 2);
    expect(await host.act('0 1')).toBe('done');
    await guest.until(() => guest.count('stepped') === i * 2 + 1);
    expect(await guest.act('1 1')).toBe('done');
  }
  host.sendAll([{ t: 'stamp', stamp: 'wow' }]);
  await guest.until(() => guest.count('stamped') === 1);
  await host.until(() => host.count('stepped') === 10);
  expect(host.follower.view).toEqual(guest.follower.view);
  await close();
});

test('a sign of life on one node makes those on the other wait anew, and no bot plays', async () => {
  const idlePlayer = 7_000;
  const { people, close } = await twoNodes('sign', { timeouts: { idlePlayer } });
  const [host, guest] = people;
  await guest.command({ t: 'ready', on: true });
  await host.until(() => host.follower.table?.chairs[1]?.ready === true);
  expect(await host.command({ t: 'start' })).toBe('done');
  await guest.until(() => guest.follower.view !== null);
  // Beginning the game was a sign too, and the next is told five seconds later at the earliest.
  await wait(idlePlayer - 1_500);
  const told = guest.frames.length;
  // Refused, so that nothing of it is in the log.
  void host.act('9 9');
  const waits = (frame: string): boolean => {
    const here = JSON.parse(frame) as { t: string; idle?: (number | null)[] };
    return here.t === 'here' && (here.idle?.[0] ?? 0) > idlePlayer - 1_000;
  };
  await guest.until(() => guest.frames.slice(told).some(waits));
  await wait(1_800);
  guest.sendAll([{ t: 'vote', seat: 0, bot: true }]);
  await wait(500);
  expect(guest.follower.table?.chairs[0]?.cover).toBeNull();
  expect(await host.act('0 1')).toBe('done');
  await close();
});

test('both nodes take commands for one room at the same time: one order results', async () => {
  const { people, close } = await twoNodes('race');
  const [host, guest] = people;
  const answers = await Promise.all(
    people.map(async client => {
      const all: string[] = [];
      // Never what is so already: that would be done without an event.
      const ready = (): boolean => client.follower.table?.chairs[client.follower.seat ?? -1]?.ready === true;
      for (let i = 0; i < 25; i++) all.push(await client.command({ t: 'ready', on: !ready() }));
      return all;
    }),
  );
  const done = answers.flat().filter(answer => answer === 'done').length;
  // Nobody is refused for more than having lost the race too often in a row.
  expect(answers.flat().every(answer => answer === 'done' || answer === 'stale')).toBe(true);
  // What was refused leaves the next command nothing to do: that is done without an event.
  const head = Math.max(...people.map(client => client.follower.n));
  expect(head).toBeLessThanOrEqual(2 + done);
  for (const client of people) await client.until(() => client.follower.n >= head);
  expect(host.follower.table).toEqual(guest.follower.table);
  await close();
});

test('a command repeated on another node, and after everything restarted, is done once', async () => {
  const { nodes, people, close } = await twoNodes('repeat');
  const [host, guest] = people;
  await guest.command({ t: 'ready', on: true });
  await host.until(() => host.follower.table?.chairs[1]?.ready === true);
  await host.command({ t: 'start' });
  await guest.until(() => guest.follower.view !== null);
  const [hello] = host.follower.opened();
  if (hello?.t !== 'hello') throw new Error('hello');
  expect(await host.act('0 3')).toBe('done');
  const id = 2;
  const elsewhere = await nodes[1]?.client({ token: hello.token, room: host.follower.room, name: 1 }).connect();
  if (!elsewhere) throw new Error('no client');
  await host.until(() => host.ended() === 'replaced');
  for (let i = 0; i < 3; i++) elsewhere.raw(JSON.stringify({ t: 'act', id, a: '0 3' }));
  await elsewhere.until(() => elsewhere.frames.filter(text => text.startsWith('{"t":"ack"')).length === 3);
  expect(elsewhere.follower.view).toMatchObject({ heaps: [17, 20, 20] });
  await close();
});

test(`a node paused for ${PAUSE_MS / 1000} s and clocks five minutes apart harm nothing`, async () => {
  const url = await postgres.database('paused');
  const skew = [fileURLToPath(new URL('./testing/skew.mjs', import.meta.url))];
  const one = await ServerProcess.start({ DATABASE_URL: url, SKEW_MS: '300000' }, { preload: skew });
  const two = await ServerProcess.start({ DATABASE_URL: url, SKEW_MS: '-300000' }, { preload: skew });
  const trial = await FaultTrial.begin(one, 4, [() => one.port, () => two.port]);
  await trial.moveOn();
  one.signal('SIGSTOP');
  await new Promise(done => setTimeout(done, PAUSE_MS));
  one.signal('SIGCONT');
  await trial.moveOn();
  await trial.moveOn();
  await trial.end();
  expect([await one.end('SIGTERM'), await two.end('SIGTERM')]).toEqual([0, 0]);
  const store = await openPostgres(url);
  const verdict = await trial.verdict(store);
  if (LONG) console.log(`one of two nodes paused for ${PAUSE_MS / 1000} s: ${JSON.stringify(verdict)}`);
  expect(verdict).toMatchObject(CLEAN);
  await store.close();
});
