import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import type { Client } from '../testing/client.ts';
import { TestServer } from '../testing/test-server.ts';
import { REMEMBERED_FRAMES } from './frame-log.ts';

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open();
});
afterAll(() => server.close());

/** A game of two and somebody who looks on, who is then away while so many actions are played. */
async function awayFor(actions: number): Promise<{ watcher: Client; host: Client; since: number }> {
  const [host, guest] = await server.table('2: 20 20 20', 2);
  if (!host || !guest) throw new Error('two people');
  const token = await server.token();
  const watcher = await server.client({ token, room: host.follower.room, name: 9 }).connect();
  await watcher.until(() => watcher.follower.n === host.follower.n);
  watcher.drop();
  await watcher.until(() => !watcher.open);
  for (let i = 0; i < actions; i++) await (i % 2 === 0 ? host : guest).act(`${i % 3} 1`);
  const since = watcher.frames.length;
  await watcher.connect();
  await watcher.until(() => watcher.follower.n === host.follower.n);
  return { watcher, host, since };
}

interface ReceivedFrame {
  readonly t: string;
  readonly n?: number;
  readonly view?: unknown;
}

const received = ({ watcher, since }: { watcher: Client; since: number }): ReceivedFrame[] =>
  watcher.frames.slice(since).map(text => JSON.parse(text) as ReceivedFrame);

describe('who comes back', () => {
  test(`is told the ${REMEMBERED_FRAMES} events that it missed, one by one, and no view`, async () => {
    const back = await awayFor(REMEMBERED_FRAMES);
    const [welcome, ...rest] = received(back);
    expect(welcome).toMatchObject({ t: 'welcome', n: back.host.follower.n - REMEMBERED_FRAMES });
    expect(welcome).not.toHaveProperty('view');
    expect(rest.filter(frame => frame.t === 'step')).toHaveLength(REMEMBERED_FRAMES);
    expect(back.watcher.follower.view).toEqual(back.host.follower.view);
  });

  test('after one more is shown the whole view instead', async () => {
    const back = await awayFor(REMEMBERED_FRAMES + 1);
    const [welcome, ...rest] = received(back);
    expect(welcome).toMatchObject({ t: 'welcome', n: back.host.follower.n, view: back.host.follower.view });
    expect(rest.filter(frame => frame.t === 'step')).toEqual([]);
    expect(back.watcher.follower.view).toEqual(back.host.follower.view);
  });

  test('claiming events that the room never had is shown the whole view', async () => {
    const [host] = await server.table('2: 5 5', 2);
    const token = await server.token();
    const ahead = server.client({ token, room: host?.follower.room ?? '', name: 9 });
    await ahead.connect();
    ahead.drop();
    await ahead.until(() => !ahead.open);
    ahead.follower.n = 1_000;
    await ahead.connect();
    expect(ahead.follower.n).toBe(host?.follower.n);
    expect(ahead.follower.view).toEqual(host?.follower.view);
  });
});
