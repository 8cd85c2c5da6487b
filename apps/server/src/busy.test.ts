import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '@minoya/games';
import type { AnyGame } from '@minoya/kernel';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BotPool } from './pool/pool.ts';
import { NICE } from './pool/yield-cores.ts';
import { PlayedGames } from './rooms/played-games.ts';
import type { RoomEvent } from './rooms/event.ts';
import { RuleBook } from './rules.ts';
import { MemoryLog } from './store/memory.ts';
import { ensureBuilt } from './testing/build.ts';
import { ServerProcess } from './testing/process.ts';
import { tempDir, testGames } from './testing/test-server.ts';

/** However much there is to do, nothing of it may keep health from its answer. */

const cleaning: (() => unknown)[] = [];
beforeAll(ensureBuilt);
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

test('who connects while the server is busy finds a place, instead of trying again after seconds', async () => {
  const server = await ServerProcess.start({ DATA_DIR: tempDir() });
  cleaning.push(() => server.end('SIGKILL'));
  server.signal('SIGSTOP');
  let connected = 0;
  const crowd: Socket[] = Array.from({ length: 900 }, () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' }, () => {
      connected += 1;
    });
    return socket.on('error', () => {});
  });
  cleaning.push(() => crowd.forEach(socket => socket.destroy()));
  for (let i = 0; i < 100 && connected < crowd.length; i++) await wait(20);
  const places = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  expect(connected).toBe(Math.min(crowd.length, places + 1));
  server.signal('SIGCONT');
  const began = performance.now();
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
});

/** The niceness of every thread of this process. */
function niceness(): number[] {
  return readdirSync('/proc/self/task').map(thread =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );
}

test('what thinks, checks and paints yields the cores to what answers', async () => {
  const game = games['polyform'] as AnyGame;
  const pool = new BotPool({ rules: new RuleBook(games) });
  cleaning.push(() => pool.close());
  const before = niceness().filter(nice => nice === NICE).length;
  const state = game.start(game.setups.read('seats=2'), 'seed');
  const [bot = ''] = pool.botsFor(game);
  const view: unknown = game.view(state, 0);
  expect(await pool.think({ game, bot, view, seat: 0, seed: 's', asker: '' })).not.toBeNull();
  expect(niceness().filter(nice => nice === NICE).length).toBeGreaterThan(before);
});

test('a long log is played a little at a time', async () => {
  const log = new MemoryLog();
  const room = Buffer.alloc(12, 1).toString('base64url');
  const events: RoomEvent[] = [
    { e: 'open', game: 'nim', code: 'K7MP', host: 'a', name: 0, setup: '2: 9 9', clock: null, watch: true },
    { e: 'sit', s: 1, name: 1, who: 'b' },
    ...Array.from({ length: 2_000 }, (_, i): RoomEvent => ({ e: 'ready', on: i % 2 === 0, who: 'b' })),
  ];
  for (const [seq, event] of events.entries()) await log.append(room, seq, JSON.stringify(event));
  const played = new PlayedGames({ secret: Buffer.alloc(32), log, rules: new RuleBook(testGames) });
  let [turns, over] = [0, false];
  const others = (): void => {
    turns += 1;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  await played.find(played.name(room, 1));
  over = true;
  expect(turns).toBeGreaterThan(15);
});
