import { games } from '@minoya/games';
import { type AnyGame, hash } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { RuleBook } from '../rules.ts';
import { MemoryLog } from '../store/memory.ts';
import { compactLog } from './compact.ts';
import { type RoomEvent, readEvent, writeEvent } from './event.ts';
import { PlayedGames } from './played-games.ts';
import { RoomState } from './room-state.ts';

const rules = new RuleBook(games);
const polyform = games['polyform'] as AnyGame;
const ROOM = 'AAAAAAAAAAAAAAAA';
const opening: RoomEvent = {
  ...({ e: 'open', game: 'polyform', version: polyform.version, code: 'K7MP', host: 'p0', name: 0 } as const),
  ...({ setup: 'seats=3', clock: null, watch: true, deal: { seed: 'one', salt: 'x' } } as const),
};

/** Coming and going as it may happen at any moment, the same for the same number. */
function noise(n: number): RoomEvent {
  const draw = (most: number, what: string): number => hash(`${what}${n}`) % most;
  const [s, who] = [draw(3, 'seat'), `p${draw(5, 'who')}`];
  const kinds: readonly RoomEvent[] = [
    { e: 'sit', s, name: draw(90, 'name'), who },
    { e: 'leave', who },
    { e: 'ready', on: n % 2 === 0, who },
    { e: 'setup', setup: `seats=${2 + draw(3, 'seats')}`, clock: n % 3 === 0 ? 30 : null, watch: n % 2 === 0, who },
    { e: 'bot', s, bot: n % 2 === 0 ? 'novice' : null, who },
    { e: 'kick', s, who },
    { e: 'cover', s, why: 'away' },
    { e: 'back', s, who },
  ];
  return kinds[draw(kinds.length, 'kind')]!;
}

/** Two games with much ado around and within. */
function ado(style: string): RoomEvent[] {
  const state = new RoomState(rules);
  const events: RoomEvent[] = [];
  const add = (event: RoomEvent): void => {
    state.addEvent(event);
    events.push(event);
  };
  const stir = (count: number, inGame: boolean): void => {
    for (let i = 0; i < count; i++) {
      const event = noise(hash(`${style} ${events.length} ${i}`));
      const lobbyOnly = event.e === 'setup' || event.e === 'bot' || event.e === 'ready';
      if (!(inGame && lobbyOnly) && (!('s' in event) || event.s < state.table.chairs.length)) add(event);
    }
  };
  add(opening);
  for (const seed of ['one', 'two']) {
    stir(300, false);
    add({ e: 'start', version: polyform.version, seed, salt: 'x' });
    while (state.table.phase === 'playing') {
      const { match } = state;
      if (!match) throw new Error('a game');
      const [seat = 0] = match.game.turn(match.state);
      const legal = [...match.game.legal(match.state, seat)];
      add({ e: 'act', s: seat, a: match.game.actions.write(legal[hash(`${events.length}`) % legal.length]) });
      if (hash(`in ${events.length}`) % 9 === 0) stir(3, true);
    }
    stir(60, true);
    if (seed === 'one') add({ e: 'again', deal: { seed: 'two', salt: 'x' } });
  }
  return events;
}

async function stored(events: readonly RoomEvent[]): Promise<MemoryLog> {
  const log = new MemoryLog();
  for (const [seq, event] of events.entries()) await log.append(ROOM, seq, writeEvent(event));
  return log;
}

test.each(['a', 'b', 'c'])(
  'a closed room keeps its games and who sat where, without the coming and going (%s)',
  async style => {
    const events: RoomEvent[] = [...ado(style), { e: 'close' }];
    const log = await stored(events);
    const shelf = new PlayedGames({ secret: Buffer.alloc(32), log, rules });
    const played = (): Promise<unknown> => Promise.all([1, 2].map(round => shelf.find(shelf.name(ROOM, round))));
    const before = await played();
    expect(await compactLog(ROOM, log, rules)).toBe(true);
    expect(await played()).toEqual(before);
    expect(before).not.toContain(null);
    const after = (await log.read(ROOM, 0)).events.map(({ body }) => readEvent(body));
    expect(after.filter(({ e }) => e === 'act')).toEqual(events.filter(({ e }) => e === 'act'));
    for (const [i, { e }] of after.entries()) expect([e, after[i + 1]?.e]).not.toEqual(['table', 'table']);
    const size = (all: readonly RoomEvent[]): number => all.reduce((sum, one) => sum + writeEvent(one).length, 0);
    const games = size(events.filter(({ e }) => e === 'act' || e === 'start'));
    expect(size(after) - games).toBeLessThan((size(events) - games) / 4);
    expect(await compactLog(ROOM, log, rules), 'a second time there is nothing to gain').toBe(false);
  },
);

test('a game that ended by resignation has its short name like any other, before and after', async () => {
  const events: RoomEvent[] = [
    { ...opening, setup: 'seats=2' },
    { e: 'sit', s: 1, name: 7, who: 'p1' },
    { e: 'start', version: polyform.version, seed: 'one', salt: 'x' },
    { e: 'leave', who: 'p1', resign: true, over: true },
    ...Array.from({ length: 60 }, (_, i): RoomEvent => ({ e: 'host', host: `p${i % 2}`, who: `p${(i + 1) % 2}` })),
    { e: 'close' },
  ];
  const log = await stored(events);
  const played = () => new PlayedGames({ secret: Buffer.alloc(32), log, rules });
  const before = await played().find(played().name(ROOM, 1));
  expect(before).toMatchObject({ seats: [{ name: 0 }, { name: 7 }], resigned: [1] });
  expect(await compactLog(ROOM, log, rules)).toBe(true);
  expect(await played().find(played().name(ROOM, 1))).toEqual(before);
});

test('a room that is open, was played by unknown rules or cannot be played again is left as it is', async () => {
  const events = ado('d');
  const logs = [
    events,
    [{ ...opening, version: 99 }, ...events.slice(1), { e: 'close' }] as RoomEvent[],
    [...events, { e: 'act', s: 0, a: 'nonsense' }, { e: 'close' }] as RoomEvent[],
  ];
  for (const one of logs) {
    const log = await stored(one);
    expect(await compactLog(ROOM, log, rules)).toBe(false);
    expect((await log.read(ROOM, 0)).events).toHaveLength(one.length);
  }
});
