import { nim } from '@minoya/kernel/testing/nim';
import { IDLE_WARNING_MS } from '@minoya/shared/protocol';
import { beforeEach, expect, test } from 'vitest';
import { MemoryLog } from '../store/memory.ts';
import { depsOn, memberOf, OPENING, UNTIMED } from '../testing/nim-room.ts';
import { firstLegalBots } from '../testing/test-server.ts';
import type { BotRunner } from './bot-runner.ts';
import type { RoomEvent } from './event.ts';
import { RoomScheduler } from './room-scheduler.ts';
import { TIMEOUTS } from './timeouts.ts';
import { Room } from './room.ts';

let log: MemoryLog;
let now: number;
let connected: Set<string>;
beforeEach(() => {
  log = new MemoryLog();
  now = 0;
  connected = new Set(['a', 'b']);
});

async function room(
  age = 0,
  bots: BotRunner = firstLegalBots,
  opening = OPENING,
): Promise<{ room: Room; scheduler: RoomScheduler; table: () => Room['state']['table'] }> {
  for (const [seq, event] of opening.entries()) await log.append('r', seq, JSON.stringify(event));
  const made = new Room('r', depsOn(log));
  await made.load();
  made.ageAtLoad = age;
  made.join(memberOf('a'), undefined);
  const common = { timeouts: { ...TIMEOUTS, botPause: 0 }, bots, seed: () => 's', now: () => now };
  const scheduler = new RoomScheduler(made, { ...common, isConnected: who => connected.has(who) });
  return { room: made, scheduler, table: () => made.state.table };
}

async function tickAt(ms: number, { room: made, scheduler }: Awaited<ReturnType<typeof room>>): Promise<void> {
  now = ms;
  scheduler.tick(now, true);
  await made.settled();
}

test('a turn that takes too long is played by a bot, and the person plays again at the next turn', async () => {
  const at = await room();
  await tickAt(0, at);
  await tickAt(29_999, at);
  expect(at.table().chairs[0]?.cover).toBeNull();
  await tickAt(30_000, at);
  expect(at.table().chairs[0]?.cover).toBe('late');
  await tickAt(30_001, at);
  await tickAt(30_002, at);
  expect(at.room.state.match?.replay()?.log).toHaveLength(1);
  await tickAt(30_003, at);
  expect(at.table().chairs[0]?.cover).toBeNull();
  // The other one's clock began with their turn.
  await tickAt(59_000, at);
  expect(at.table().chairs[1]?.cover).toBeNull();
});

test('a table goes on although its host is away and the other person has left', async () => {
  const at = await room();
  await tickAt(0, at);
  at.room.command(memberOf('b'), { t: 'leave', id: 1 });
  await at.room.settled();
  connected.delete('a');
  const before = at.room.state.n;
  for (const ms of [1_000, 12_000, 13_000, 14_000]) await tickAt(ms, at);
  expect(at.room.state.n, 'nobody can become host, so nobody is made host again and again').toBe(before);
  for (let ms = 61_001; ms < 61_020; ms++) await tickAt(ms, at);
  expect(at.room.state.match?.replay()?.log.length).toBeGreaterThan(1);
});

test('the role of a host who is away passes on, and comes back with them; handed over by hand it stays', async () => {
  const at = await room();
  at.room.join(memberOf('b'), undefined);
  await tickAt(0, at);
  connected.delete('a');
  for (const ms of [1_000, TIMEOUTS.awayHost]) await tickAt(ms, at);
  expect(at.table().host, 'a host who looks at another page for a moment stays it').toBe('a');
  await tickAt(1_000 + TIMEOUTS.awayHost, at);
  expect(at.table().host).toBe('b');
  expect(at.room.state.kept(10).lender).toBe('a');
  connected.add('a');
  await tickAt(TIMEOUTS.awayHost + 2_000, at);
  expect(at.table().host).toBe('a');
  at.room.command(memberOf('a'), { t: 'host', seat: 1, id: 1 });
  await at.room.settled();
  for (const ms of [3_000, 4_000]) await tickAt(TIMEOUTS.awayHost + ms, at);
  expect(at.table().host).toBe('b');
});

test('bots of an address that has stored as much as it may go on slowly', async () => {
  const at = await room(0, { ...firstLegalBots, mayMove: () => false });
  await tickAt(0, at);
  at.room.command(memberOf('b'), { t: 'leave', id: 1 });
  await at.room.settled();
  connected.delete('a');
  for (let ms = 61_001; ms < 61_020; ms++) await tickAt(ms, at);
  const moves = (): number => at.room.state.match?.replay()?.log.length ?? 0;
  expect(moves()).toBe(1);
  await tickAt(70_000, at);
  expect(moves()).toBe(1);
  for (let ms = 72_000; ms < 72_005; ms++) await tickAt(ms, at);
  expect(moves()).toBe(2);
});

test('somebody who looks on from an address that has stored enough slows down nobody’s bots', async () => {
  const asked: string[] = [];
  const bots = { ...firstLegalBots, mayMove: (address: string) => address !== 'full' && asked.push(address) > 0 };
  const at = await room(0, bots);
  at.room.join({ ...memberOf('c'), address: 'full' }, undefined);
  // The host comes back after the stranger.
  at.room.join({ ...memberOf('a'), address: 'home' }, undefined);
  at.room.command(memberOf('b'), { t: 'leave', id: 1 });
  await at.room.settled();
  at.room.command(memberOf('a'), { t: 'act', a: '0 1', id: 1 });
  await at.room.settled();
  for (let ms = 1; ms < 5; ms++) await tickAt(ms, at);
  expect(at.room.state.match?.length).toBe(2);
  expect(new Set(asked)).toEqual(new Set(['home']));
});

test('who is back plays on at once, although it is their turn', async () => {
  const at = await room(0, firstLegalBots, UNTIMED);
  await tickAt(0, at);
  at.scheduler.vote('a', 0, true);
  connected.delete('a');
  await tickAt(1, at);
  at.scheduler.vote('b', 0, true);
  // The first passes the host's role on.
  for (const ms of [1, 2]) await tickAt(TIMEOUTS.awayAtLeast + ms, at);
  expect(at.table().chairs[0]?.cover).toBe('away');
  at.room.join(memberOf('b'), undefined);
  for (const ms of [2, 3, 4]) await tickAt(TIMEOUTS.awayAtLeast + ms * 1_000, at);
  connected.add('a');
  // The first gives the host's role back.
  for (const ms of [5_000, 5_001]) await tickAt(TIMEOUTS.awayAtLeast + ms, at);
  expect(at.table().chairs[0]).toMatchObject({ cover: null, missed: 1 });
  // The replay does not put it down to them.
  expect(at.room.state.kept(10).standIn).toEqual([1]);
});

test('where a turn has its time, nobody takes it from who is away; when it has run out, a bot plays until they return', async () => {
  const at = await room();
  at.room.join(memberOf('b'), undefined);
  await tickAt(0, at);
  connected.delete('a');
  await tickAt(1, at);
  at.scheduler.vote('b', 0, true);
  expect(at.scheduler.absence.untilStandIn(1)[0]).toBeNull();
  for (const ms of [20_000, 29_998, 29_999]) await tickAt(ms, at);
  expect(at.table().chairs[0]?.cover).toBeNull();
  for (const ms of [30_000, 30_001, 30_002]) await tickAt(ms, at);
  expect(at.room.state.match?.length, 'the clock ended the turn').toBe(1);
  for (const ms of [30_003, 30_004]) await tickAt(ms, at);
  expect(at.table().chairs[0]?.cover).toBe('away');
  connected.add('a');
  for (const ms of [30_005, 30_006]) await tickAt(ms, at);
  expect(at.table().chairs[0]?.cover).toBeNull();
  connected.delete('a');
  for (const ms of [30_007, 59_999]) await tickAt(ms, at);
  expect(at.table().chairs[0]?.cover, 'the next absence has its own time').toBeNull();
});

test('a game may say what running out of time means: then no bot plays on', async () => {
  const at = await room();
  const match = at.room.state.match as unknown as { game: typeof nim };
  match.game = { ...nim, timeoutAction: () => ({ heap: 1, take: 1 }) };
  for (const ms of [0, 30_000, 30_001, 30_002]) await tickAt(ms, at);
  expect(at.room.state.match?.replay()?.log).toEqual([{ seat: 0, line: '1 1' }]);
  // Who did it is told to whoever asks how the game came about, and with its replay.
  expect(at.room.state.late).toEqual([1]);
  expect(at.room.state.kept(10).late).toEqual([1]);
});

test('after a restart the rest of the turn counts on, but nobody pays for the time the server was away', async () => {
  const short = await room(10_000);
  await tickAt(0, short);
  await tickAt(19_999, short);
  expect(short.table().chairs[0]?.cover).toBeNull();
  await tickAt(20_000, short);
  expect(short.table().chairs[0]?.cover).toBe('late');

  log = new MemoryLog();
  const long = await room(3_600_000);
  await tickAt(0, long);
  await tickAt(14_999, long);
  expect(long.table().chairs[0]?.cover).toBeNull();
  await tickAt(15_000, long);
  expect(long.table().chairs[0]?.cover).toBe('late');
});

test('a clock that was set back gives nobody a longer turn', async () => {
  const read = log.read.bind(log);
  log.read = async (name, from) => ({ ...(await read(name, from)), age: -86_400_000 });
  for (const [seq, event] of OPENING.entries()) await log.append('r', seq, JSON.stringify(event));
  const made = new Room('r', depsOn(log));
  await made.load();
  expect(made.ageAtLoad).toBe(0);
});

test('a node without the lease leaves clocks, bots and absent people alone', async () => {
  const at = await room();
  connected.delete('b');
  for (const ms of [0, 100_000, 200_000]) {
    now = ms;
    at.scheduler.tick(now, false);
    await at.room.settled();
  }
  expect(at.room.state.n).toBe(OPENING.length);
});

test('two schedulers of one room at once cannot harm it', async () => {
  const one = await room(0, firstLegalBots, UNTIMED);
  const other = await room(0, firstLegalBots, UNTIMED);
  connected.delete('b');
  for (const ms of [0, 61_000, 61_001, 61_002, 61_003]) await Promise.all([tickAt(ms, one), tickAt(ms, other)]);
  const logged = (await log.read('r', OPENING.length)).events.map(event => JSON.parse(event.body) as RoomEvent);
  expect(logged.filter(event => event.e === 'cover' && event.s === 1)).toHaveLength(1);
});

test('while nobody is connected nothing happens', async () => {
  const at = await room();
  for (const one of at.room.members) at.room.leave(one);
  connected.clear();
  await tickAt(0, at);
  await tickAt(500_000, at);
  expect(at.room.state.n).toBe(OPENING.length);
});

test('a game begun under other rules ends without a result, and the room goes on', async () => {
  const other = OPENING.map(event => (event.e === 'start' ? { ...event, version: 999 } : event));
  const acts: RoomEvent[] = [
    { e: 'act', s: 0, a: 'a line of the old rules', id: 3 },
    { e: 'undo', s: 0, id: 4 },
  ];
  for (const [seq, event] of [...other, ...acts].entries()) await log.append('old', seq, JSON.stringify(event));
  const old = new Room('old', depsOn(log));
  expect(await old.load()).toBe(true);
  expect(old.state.table).toMatchObject({ phase: 'over', result: null });
  expect(old.state.lastCommandId('a')).toBe(4);
  const a = memberOf('a');
  old.join(a, undefined);
  old.command(a, { t: 'again', id: 5 });
  await old.settled();
  expect(old.state.table.phase).toBe('lobby');
});

test('who is connected but does nothing is played for when the others say so, for that one turn', async () => {
  const at = await room(0, firstLegalBots, UNTIMED);
  at.room.join(memberOf('b'), undefined);
  await tickAt(0, at);
  now = TIMEOUTS.idlePlayer - 1;
  at.scheduler.vote('b', 0, true);
  await tickAt(TIMEOUTS.idlePlayer, at);
  expect(at.table().chairs[0]?.cover, 'too early to ask').toBeNull();
  // Nobody can be voted about who is not on turn, and nobody votes about themselves.
  at.scheduler.vote('a', 1, true);
  at.scheduler.vote('a', 0, true);
  await tickAt(TIMEOUTS.idlePlayer + 1, at);
  expect(at.table().chairs.map(chair => chair.cover)).toEqual([null, null]);
  at.scheduler.vote('b', 0, true);
  await tickAt(TIMEOUTS.idlePlayer + 2, at);
  expect(at.table().chairs[0]?.cover).toBe('idle');
  for (let ms = 3; ms < 6; ms++) await tickAt(TIMEOUTS.idlePlayer + ms, at);
  expect(at.room.state.match?.length).toBe(1);
  expect(at.table().chairs[0]?.cover, 'the next turn is theirs').toBeNull();
  // They have done nothing since: the next time the others are not kept waiting as long again, and the one is warned at once.
  now = 400_000;
  at.room.command(memberOf('b'), { t: 'act', id: 1, a: '0 1' });
  await at.room.settled();
  at.scheduler.look(now, true);
  expect(at.scheduler.absence.untilIdle(now)).toEqual([IDLE_WARNING_MS, null]);
  expect(at.scheduler.absence.stalledAt(now), 'which the pages cannot know').not.toBeNull();
  at.scheduler.sign('a');
  expect(at.scheduler.absence.untilIdle(now)).toEqual([TIMEOUTS.idlePlayer, null]);
});

test('where a bot was voted in, whatever the person does gives them the seat back before it is looked at', async () => {
  const at = await room(0, { ...firstLegalBots, think: () => new Promise(() => undefined) }, UNTIMED);
  at.room.join(memberOf('b'), undefined);
  await tickAt(0, at);
  now = TIMEOUTS.idlePlayer;
  at.scheduler.vote('b', 0, true);
  await tickAt(now, at);
  expect(at.table().chairs[0]?.cover).toBe('idle');
  at.scheduler.sign('a');
  at.room.command(memberOf('a'), { t: 'act', id: 1, a: '0 2' });
  // Who presses the button that takes the seat back has it.
  at.room.command(memberOf('a'), { t: 'sit', id: 2 });
  await at.room.settled();
  expect(at.table().chairs[0]).toMatchObject({ who: 'a', cover: null });
  expect(at.room.state.match?.replay()?.log).toEqual([{ seat: 0, line: '0 2' }]);
  expect(at.room.state.kept(10).standIn).toEqual([]);
});

test('who resigns ends the game of two: the other has won, whoever goes then, and both sit at the next game', async () => {
  const at = await room();
  at.room.command(memberOf('b'), { t: 'leave', resign: true, id: 1 });
  await at.room.settled();
  expect(at.table()).toMatchObject({ phase: 'over', result: { winners: [0], resigned: [1] } });
  expect(at.table().seed).not.toBeNull();
  at.room.command(memberOf('a'), { t: 'act', a: '0 1', id: 1 });
  await at.room.settled();
  expect(at.room.state.match?.length).toBe(0);
  at.room.command(memberOf('a'), { t: 'again', id: 50 });
  await at.room.settled();
  expect(at.table().chairs.find(chair => chair.who === 'b')?.cover).toBeNull();
});

test('the first turn of a game has its whole time: it begins when the opening is over', async () => {
  const at = await room(0, firstLegalBots, OPENING.slice(0, 3));
  await tickAt(0, at);
  at.room.command(memberOf('a'), { t: 'start', id: 1 });
  await at.room.settled();
  await tickAt(1_000, at);
  await tickAt(1_000 + 30_000 + TIMEOUTS.opening - 1, at);
  expect(at.table().chairs.map(chair => chair.cover)).toEqual([null, null]);
  await tickAt(1_000 + 30_000 + TIMEOUTS.opening, at);
  expect(at.table().chairs.filter(chair => chair.cover === 'late')).toHaveLength(1);
});

test('a stand-in is who the game names for it', async () => {
  const asked: string[] = [];
  const bots: BotRunner = {
    ...firstLegalBots,
    standInFor: () => 'careful',
    think: ask => {
      asked.push(ask.bot);
      return firstLegalBots.think(ask);
    },
  };
  const at = await room(0, bots);
  at.room.command(memberOf('a'), { t: 'leave', id: 1 });
  await at.room.settled();
  for (let ms = 0; ms < 4; ms++) await tickAt(ms, at);
  expect(new Set(asked)).toEqual(new Set(['careful']));
});

test('a table of people who are all here is looked at once a second, and at once when it changes or somebody votes', async () => {
  const at = await room(0, firstLegalBots, UNTIMED);
  let looks = 0;
  const { absence } = at.scheduler as unknown as { absence: { isConnected: (who: string) => boolean } };
  absence.isConnected = who => {
    looks += 1;
    return connected.has(who);
  };
  for (let ms = 0; ms < 10_000; ms += 200) at.scheduler.look(ms, true);
  expect(looks).toBe(20);
  at.scheduler.vote('a', 1, true);
  looks = 0;
  at.scheduler.look(10_000, true);
  at.scheduler.look(10_200, false);
  expect(looks).toBe(4);
  // Who goes is counted from the next look on.
  connected.delete('b');
  now = 11_200;
  at.scheduler.look(now, true);
  expect(at.scheduler.absence.untilStandIn(now)[1]).toBe(TIMEOUTS.awayPlayer);
  now += TIMEOUTS.awayPlayer;
  at.scheduler.look(now, true);
  await at.room.settled();
  expect(at.table().chairs[1]?.cover).toBe('away');
});

test('without a clock of its own a table still knows since when nothing has happened there', async () => {
  const at = await room(0, firstLegalBots, UNTIMED);
  at.scheduler.look(0, true);
  at.room.command(memberOf('a'), { t: 'act', id: 9, a: '0 1' });
  await at.room.settled();
  at.scheduler.look(400, true);
  now = 400 + TIMEOUTS.idlePlayer - 1;
  at.scheduler.vote('a', 1, true);
  at.scheduler.look(now, true);
  await at.room.settled();
  expect(at.table().chairs[1]?.cover).toBeNull();
  now += 1;
  at.scheduler.vote('a', 1, true);
  at.scheduler.look(now, true);
  await at.room.settled();
  expect(at.table().chairs[1]?.cover).toBe('idle');
});
