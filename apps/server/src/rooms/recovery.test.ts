import { rmSync } from 'node:fs';
import { games } from '@minoya/games';
import { type AnyGame, hash } from '@minoya/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { ensureBuilt } from '../testing/build.ts';
import { tempDir } from '../testing/test-server.ts';
import type { RoomEvent } from './event.ts';
import { Room } from './room.ts';
import { RuleBook } from '../rules.ts';

const LONG = process.env['MINOYA_LONG'] === '1';
const ROOMS = LONG ? 1_000 : 40;
const ACTIONS = 300;
const AT_ONCE = 8;
const SETUP = 'seats=4 ends=none';
const dataDir = tempDir();

beforeAll(ensureBuilt);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A room's log with so many actions of some legal play. */
function longLog(game: AnyGame): string[] {
  const opening: RoomEvent[] = [
    { e: 'open', game: game.id, code: 'K7MP', host: 'a', name: 0, setup: SETUP, clock: null, watch: true },
    { e: 'sit', s: 1, name: 1, who: 'b' },
    { e: 'start', version: game.version, seed: 's', who: 'a' },
  ];
  let state = game.start(game.setups.read(SETUP), 's');
  const acts: RoomEvent[] = [];
  while (acts.length < ACTIONS) {
    const [seat = 0] = game.turn(state);
    const legal = [...game.legal(state, seat)];
    const action = legal[hash(`${acts.length}`) % legal.length];
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(step.why);
    state = step.state;
    acts.push({ e: 'act', s: seat, a: game.actions.write(action), id: acts.length + 1 });
  }
  return [...opening, ...acts].map(event => JSON.stringify(event));
}

test(`${ROOMS} rooms of ${ACTIONS} actions come back from their logs`, async () => {
  const bodies = longLog(games['polyform'] as AnyGame);
  const store = await openSqlite(dataDir);
  for (const [seq, body] of bodies.entries()) {
    await Promise.all(Array.from({ length: ROOMS }, (_, i) => store.log.append(`room-${i}`, seq, body)));
  }
  const deps = {
    rules: new RuleBook(games),
    log: store.log,
    decisionInputs: { botsFor: () => [], seed: () => 's' },
    observer: { acted: () => {}, refused: () => {}, failed: () => {} },
    committed: () => {},
    keepSnapshot: () => {},
    startedOver: () => {},
    ended: () => {},
  };
  const began = performance.now();
  const cpu = process.cpuUsage();
  let events = 0;
  let next = 0;
  /** One after the other; several of these at once, as people come back. */
  const lane = async (): Promise<void> => {
    while (next < ROOMS) {
      const room = new Room(`room-${next++}`, deps);
      if (await room.load()) events += room.state.n;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const took = performance.now() - began;
  const used = process.cpuUsage(cpu);
  expect(events).toBe(ROOMS * bodies.length);
  if (LONG)
    console.log(
      `${ROOMS} rooms of ${ACTIONS} actions: ${Math.round(took)} ms, of CPU ${Math.round((used.user + used.system) / 1000)} ms`,
    );
  await store.close();
});
