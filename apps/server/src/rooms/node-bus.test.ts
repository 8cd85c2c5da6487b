import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BusListener, EventLog } from '../store/log.ts';
import { PostgresLog } from '../store/postgres-log.ts';
import type { LogClients } from '../store/postgres-log.ts';
import { NodeBus, type NodeListener } from './node-bus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A node whose words are kept here, and what came of what it heard. */
function node() {
  const said: { k: string }[] = [];
  const told = { missed: 0, presence: 0 };
  const others: unknown[][] = [];
  let ears: BusListener | null = null;
  const log = {
    shared: true,
    publish: (message: string) => said.push(JSON.parse(message) as { k: string }),
    subscribe: (listener: BusListener) => {
      ears = listener;
    },
  } as unknown as EventLog;
  const noted =
    (kind: string) =>
    (...what: unknown[]): void => {
      others.push([kind, ...what]);
    };
  const listener: NodeListener = {
    logGrew: noted('grown'),
    wentBack: noted('back'),
    joined: noted('joined'),
    stamped: noted('stamp'),
    voted: noted('vote'),
    signed: noted('sign'),
    presence: () => {
      told.presence += 1;
    },
    missed: () => {
      told.missed += 1;
    },
  };
  const bus = new NodeBus(log, 'here', listener);
  const hear = (message: unknown): void => ears?.heard(typeof message === 'string' ? message : JSON.stringify(message));
  return { bus, said, told, others, hear };
}

test('a node whose beats come too late again and again does not make everybody tell everything each time', () => {
  const { bus, said, told } = node();
  const there = { node: 'there', beats: 1, said: 0, freed: 0 };
  for (let second = 0; second < 60; second++) {
    bus.beaten(second % 2 === 0 ? [there] : []);
    vi.advanceTimersByTime(1_000);
  }
  expect(told.missed).toBeGreaterThanOrEqual(12);
  expect(told.missed).toBeLessThanOrEqual(13);
  expect(said.filter(({ k }) => k === 'who')).toHaveLength(1 + told.missed);
});

test('the last thing that was missed is asked for, however soon after another', () => {
  const { bus, told } = node();
  const there = { node: 'there', beats: 1, said: 0, freed: 0 };
  for (const living of [[there], [], [there], []]) bus.beaten(living);
  expect(told.missed).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(told.missed).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(told.missed).toBe(2);
});

test('people who are told again are no news', () => {
  const { told, hear } = node();
  for (let i = 1; i <= 3; i++) hear({ from: 'there', i, k: 'present', rooms: { a: ['x'], b: ['x', 'y'] } });
  expect(told.presence).toBe(2);
  hear({ from: 'there', i: 4, k: 'present', rooms: { a: [], b: ['x', 'y'] } });
  expect(told.presence).toBe(3);
});

test('however much a node has to say, it takes few statements, in order, and a beat comes after what it counts', async () => {
  const asked: { name: string; values: unknown[] }[] = [];
  const answers: (() => void)[] = [];
  const listener = {
    query: (query: { name: string; values: unknown[] }) => {
      asked.push(query);
      return new Promise(done => answers.push(() => done({ rows: [] })));
    },
  };
  const clients = { listener, pool: {}, writer: {}, channel: 'minoya' } as unknown as LogClients;
  const log = new PostgresLog(clients, () => {});
  for (let i = 0; i < 100; i++) log.publish(`${i}`);
  expect(asked.map(({ name }) => name)).toEqual(['publish']);
  void log.beat({ node: 'here', beats: 1, said: 100, freed: 0 }, 6_000);
  expect(asked.map(({ name }) => name)).toEqual(['publish', 'publish', 'beat']);
  expect(asked.slice(0, 2).flatMap(({ values }) => values[1])).toEqual(Array.from({ length: 100 }, (_, i) => `${i}`));
  for (const answer of answers) answer();
  await vi.advanceTimersByTimeAsync(1);
  log.publish('more');
  expect(asked.at(-1)?.values[1]).toEqual(['more']);
});

test('a message that was forged or altered on its way changes nothing, and ends nothing', () => {
  const { told, others, hear, said } = node();
  const asked = said.length;
  const whole = [
    { k: 'grown', heads: { a: 3 } },
    { k: 'back', room: 'a' },
    { k: 'joined', room: 'a', who: 'x' },
    { k: 'stamp', room: 'a', s: 0, stamp: 'wow' },
    { k: 'vote', room: 'a', who: 'x', s: 0, bot: true },
    { k: 'sign', room: 'a', who: 'x' },
    { k: 'present', rooms: { a: ['x'] } },
    { k: 'here', room: 'a', who: ['x'] },
  ];
  for (const message of whole) {
    // Without its sender, cut short, without one part, and with something else in its place.
    hear(message);
    hear(JSON.stringify({ from: 'there', ...message }).slice(0, -1));
    for (const part of Object.keys(message)) {
      hear({ from: 'there', i: 1, ...message, [part]: undefined });
      for (const wrong of [null, -1, [[]], { a: { b: 1 } }, 'x'.repeat(5_000)])
        hear({ from: 'there', i: 1, ...message, [part]: wrong });
    }
    hear({ from: 'here', ...message });
    hear({ from: 'there', i: 'many', ...message });
  }
  for (const noise of ['', 'null', '7', '[]', '{}', '{"k":"__proto__","from":"there"}']) hear(noise);
  expect({ others, told, asked: said.length }).toEqual({ others: [], told: { missed: 0, presence: 0 }, asked });
  for (const message of whole) hear({ from: 'there', ...message, later: 'what a newer node adds' });
  expect(others.map(([kind]) => kind)).toEqual(['grown', 'back', 'joined', 'stamp', 'vote', 'sign']);
  expect(told.presence).toBe(1);
});
