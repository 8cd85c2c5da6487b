import { games } from '@minoya/games';
import { type AnyGame, fingerprint, hash, type Json } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RuleBook } from '../rules.ts';
import { openInMemory } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ensureBuilt } from '../testing/build.ts';
import { type RoomEvent, readEvent } from './event.ts';
import type { Member } from './member.ts';
import { Room } from './room.ts';
import type { RoomDeps } from './room-deps.ts';
import type { KeptState } from './kept-state.ts';
import { RoomState } from './room-state.ts';
import { keepSnapshot } from './snapshot.ts';
import { sendPast } from './welcome.ts';

/** Like nim, but it never ends: a number that every action changes, and turns of three actions. */
const endless: AnyGame = {
  ...nim,
  start: () => ({ seats: 2, heaps: [1], next: 0, count: 0 }),
  turn: (state: Endless) => [state.next],
  apply: ({ heaps: [value = 0], count }: Endless, _seat: number, { take }: { take: number }) => ({
    ok: true,
    state: { seats: 2, heaps: [(value * 31 + take) % 99_991], next: Math.floor((count + 1) / 3) % 2, count: count + 1 },
    events: [],
  }),
  legal: () => Array.from({ length: 20 }, (_, i) => ({ heap: 0, take: i + 1 })),
  view: (state: unknown) => state,
  result: () => null,
  revealsHidden: () => false,
};

interface Endless {
  readonly heaps: readonly number[];
  readonly next: number;
  readonly count: number;
}

const ruleBookOf = (game: AnyGame): RuleBook => new RuleBook({ nim: game });
let store: Store;
const failures: unknown[] = [];
beforeAll(async () => {
  await ensureBuilt();
  store = await openInMemory();
});
afterAll(() => store.close());

function deps(): RoomDeps {
  return {
    rules: ruleBookOf(endless),
    log: store.log,
    decisionInputs: { botsFor: () => [], seed: () => 's' },
    observer: { acted: () => {}, refused: () => {}, failed: (_room, error) => failures.push(error) },
    committed: () => {},
    keepSnapshot: (room, state, last) => keepSnapshot(store.log, room, state, last),
    startedOver: () => {},
    ended: () => {},
  };
}

function opening(game: AnyGame, setup: string): RoomEvent[] {
  const open = { e: 'open', game: game.id, version: game.version, code: 'K7MP', host: 'a', name: 0 } as const;
  return [
    { ...open, setup, clock: null, watch: true },
    { e: 'sit', s: 1, name: 1, who: 'b', id: 1 },
    { e: 'sit', s: 1, name: 1, who: 'c' },
    { e: 'start', version: game.version, seed: 's', who: 'a', id: 1 },
  ];
}

/** Plays whatever is legal, now and then taking back, until the room has so many events; stores each by the room itself. */
async function play(room: Room, events: number): Promise<void> {
  let id = room.state.n;
  while (room.state.n < events) {
    if (failures.length > 0) throw failures[0];
    id += 1;
    await room.propose(() => ({ event: nextEvent(room.state, id), ply: null }));
  }
}

function nextEvent(state: RoomState, id: number): RoomEvent {
  const { match } = state;
  if (!match) throw new Error('a game');
  const [seat = 0] = match.game.turn(match.state);
  if (id % 5 === 0 && state.mayUndo(seat)) return { e: 'undo', s: seat, id };
  const legal = [...match.game.legal(match.state, seat)];
  return { e: 'act', s: seat, a: match.game.actions.write(legal[hash(`${id}`) % legal.length]), id };
}

/** The room as playing its whole log again gives it. */
async function replayed(id: string): Promise<RoomState> {
  const state = new RoomState(ruleBookOf(endless));
  for (const { body } of (await store.log.read(id, 0)).events) state.addEvent(readEvent(body));
  return state;
}

async function loaded(id: string): Promise<Room> {
  const room = new Room(id, deps());
  expect(await room.load()).toBe(true);
  return room;
}

async function begun(id: string): Promise<Room> {
  for (const [seq, event] of opening(endless, '2: 20').entries())
    await store.log.append(id, seq, JSON.stringify(event));
  return loaded(id);
}

const told = (state: RoomState): unknown => ({
  n: state.n,
  code: state.code,
  table: state.table,
  views: [0, 1, 'spectator' as const].map(viewer => fingerprint(state.view(viewer))),
  length: state.match?.length,
  commands: ['a', 'b', 'c'].map(who => [state.lastCommandId(who), state.nAfterCommand(who, state.lastCommandId(who))]),
  undo: [0, 1].map(seat => state.mayUndo(seat)),
});

function pastOf(state: RoomState): string {
  let sent = '';
  const send = (frame: Buffer): void => {
    sent = frame.toString('utf8').slice(frame.indexOf('{'));
  };
  sendPast(state, { who: 'c', name: 0, address: '', viewer: 1, send, bye: () => {} } satisfies Member);
  return sent;
}

test('a room taken up from a snapshot is the one that playing its whole log gives, in every respect', async () => {
  const room = await begun('same');
  for (const events of [499, 500, 501, 730, 1_000, 1_250]) {
    await play(room, events);
    await new Promise(done => setTimeout(done, 50));
    const again = await loaded('same');
    expect(told(again.state)).toEqual(told(await replayed('same')));
    expect(pastOf(again.state)).toBe(pastOf(room.state));
    expect((await store.log.snapshot('same'))?.n ?? 0).toBe(Math.floor(events / 500) * 500);
  }
});

test('a real game with secrets is taken up at any of its actions as it was', () => {
  const rules = new RuleBook(games);
  const state = new RoomState(rules);
  for (const event of opening(games['polyform'] as AnyGame, 'seats=2 ends=none')) state.addEvent(event);
  for (let id = 5; state.table.phase === 'playing'; id++) {
    state.addEvent(nextEvent(state, id));
    if (id % 16 > 0) continue;
    const again = RoomState.resume(rules, JSON.parse(JSON.stringify(state.kept(40))) as KeptState);
    expect(told(again)).toEqual(told(state));
    expect(fingerprint(again.match?.state as Json)).toBe(fingerprint(state.match?.state as Json));
  }
});

test('what is taken back leads to the same, also where the snapshot lies between', async () => {
  const room = await begun('undone');
  await play(room, 505);
  const again = await loaded('undone');
  const whole = await replayed('undone');
  for (let i = 0; i < 20; i++) {
    for (const state of [room.state, again.state, whole]) state.addEvent({ e: 'undo', s: 0 });
    expect(told(again.state)).toEqual(told(whole));
    expect(told(room.state)).toEqual(told(whole));
  }
});

test('a snapshot that does not belong to the log, or was made by other rules, is passed over', async () => {
  const room = await begun('strange');
  await play(room, 510);
  const kept = await store.log.snapshot('strange');
  const snapshot = JSON.parse(kept?.body ?? '') as { last: string; seen: string; format: number };
  for (const change of [{ last: '{"e":"close"}' }, { seen: 'other' }, { format: 0 }, { state: null }]) {
    await store.log.keepSnapshot('strange', { n: 500, body: JSON.stringify({ ...snapshot, ...change }) });
    expect(told((await loaded('strange')).state)).toEqual(told(room.state));
  }
});

test('undo, the past and taking up cost as many steps in a game of five thousand actions as in one of five hundred', async () => {
  const costs = async (id: string, events: number): Promise<number[]> => {
    const room = await begun(id);
    await play(room, events);
    await new Promise(done => setTimeout(done, 50));
    const counted = countingGame();
    const again = new Room(id, { ...deps(), rules: ruleBookOf(counted.game) });
    const cost = async (work: () => unknown): Promise<number> => {
      const before = counted.steps();
      await work();
      return counted.steps() - before;
    };
    return [
      await cost(() => again.load()),
      await cost(() => pastOf(again.state)),
      await cost(() => {
        for (let i = 0; i < 30; i++) again.state.addEvent({ e: 'undo', s: 0 });
      }),
    ];
  };
  const [short, long] = [await costs('short', 740), await costs('long', 5_240)];
  for (const [i, most] of [900, 400, 700].entries()) {
    expect(short[i]).toBeLessThan(most);
    expect(long[i]).toBeLessThan(most);
  }
});

/** The game itself, counting how often its rules are run. */
function countingGame(): { game: AnyGame; steps: () => number } {
  let steps = 0;
  const counted: AnyGame = {
    ...endless,
    apply: (state: unknown, seat: number, action: unknown) => {
      steps += 1;
      return endless.apply(state, seat, action);
    },
  };
  return { game: counted, steps: () => steps };
}
