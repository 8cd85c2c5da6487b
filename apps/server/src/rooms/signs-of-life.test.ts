import { setTimeout as wait } from 'node:timers/promises';
import { games } from '@minoya/games';
import type { ServerFrame } from '@minoya/shared/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { TestServer } from '../testing/test-server.ts';

/** Somebody who is here and on turn without a clock, and an opponent who would rather play a bot. */

const IDLE = 1_500;
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function pair(): Promise<[thinks: Client, waits: Client]> {
  const server = await TestServer.open({}, { timeouts: { idlePlayer: IDLE } });
  cleaning.push(() => server.close());
  const [thinks, waits] = await server.table('2: 9 9', 2);
  if (!thinks || !waits) throw new Error('no table');
  return [thinks, waits];
}

const lastHere = ({ frames }: Client): Extract<ServerFrame, { t: 'here' }> =>
  JSON.parse(frames.findLast(frame => frame.startsWith('{"t":"here"')) ?? '{}') as never;

const SIGNS = {
  stamp: (one: Client) => one.sendAll([{ t: 'stamp', stamp: 'thinking' }]),
  'refused action': (one: Client) => void one.act('9 9'),
  vote: (one: Client) => one.sendAll([{ t: 'vote', seat: 1, bot: true }]),
} as const;

test.each(Object.keys(SIGNS) as (keyof typeof SIGNS)[])(
  'a %s shows that somebody is there: no bot plays',
  async kind => {
    const [thinks, waits] = await pair();
    await wait(IDLE - 300);
    SIGNS[kind](thinks);
    await wait(600);
    waits.sendAll([{ t: 'vote', seat: 0, bot: true }]);
    await wait(500);
    expect(waits.follower.table?.chairs[0]?.cover).toBeNull();
    // Both are told how long there is, since neither can know of the other's refusals.
    for (const one of [thinks, waits]) expect(lastHere(one).idle?.[0]).toBeGreaterThan(0);
    expect(lastHere(waits).idle?.[1], 'not on turn').toBeNull();
    await wait(IDLE);
    waits.sendAll([{ t: 'vote', seat: 0, bot: true }]);
    await waits.until(() => waits.follower.table?.chairs[0]?.cover === 'idle');
  },
);

test('what a page sends by itself is no sign', async () => {
  const [thinks, waits] = await pair();
  await wait(IDLE - 300);
  thinks.sendAll([{ t: 'ping' }, { t: 'look' }, { t: 'past' }]);
  await wait(600);
  waits.sendAll([{ t: 'vote', seat: 0, bot: true }]);
  await waits.until(() => waits.follower.table?.chairs[0]?.cover === 'idle');
});

test('to act and take it back again and again keeps nobody waiting for ever', async () => {
  const server = await TestServer.open(
    {},
    { games: { polyform: games['polyform'] as never }, timeouts: { idlePlayer: IDLE } },
  );
  cleaning.push(() => server.close());
  const [host, guest] = await server.table('seats=2', 2);
  if (!host || !guest) throw new Error('no table');
  const { active } = host.follower.view as { active: number };
  const [stalls, waits] = active === 0 ? [host, guest] : [guest, host];
  const coveredAt: { ms: number | null } = { ms: null };
  const since = performance.now();
  while (coveredAt.ms === null && performance.now() - since < 8 * IDLE) {
    await stalls.act('gain');
    waits.sendAll([{ t: 'vote', seat: active, bot: true }]);
    await wait(IDLE / 6);
    await stalls.command({ t: 'undo' });
    await wait(IDLE / 6);
    // For one turn, which may be over by now; no sign ended it.
    if (waits.frames.some(frame => frame.includes('"cover":"idle"'))) coveredAt.ms = performance.now() - since;
  }
  expect(coveredAt.ms, 'waited for three times the idle time').toBeGreaterThan(3 * IDLE);
  expect(coveredAt.ms).toBeLessThan(5 * IDLE);
  await waits.until(() => (waits.follower.view as { active: number }).active !== active);
  // What the page counts down is what the server waits, also right after an event.
  const told = waits.frames.flatMap(text => {
    const frame = JSON.parse(text) as ServerFrame;
    return frame.t === 'here' ? [frame.idle?.[active] ?? IDLE] : [];
  });
  expect(Math.min(...told)).toBeLessThan(IDLE / 2);
});
