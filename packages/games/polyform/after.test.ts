import { conform } from '@minoya/kernel/testing/conform';
import { expect, test } from 'vitest';
import { after } from './after.ts';
import { polyform } from './game.ts';
import { pieceIds } from './pieces.ts';
import type { Event, Phase } from './state.ts';
import { Table } from './testing.ts';

type Polyform = typeof polyform;

/** Tables at which what is rare in a random game is near. */
const tables: Readonly<Record<string, () => Table>> = {
  'a development table': () => new Table('seats=1 debug=yes', 'conform'),
  'a master action with two full cards and no reward in stock': () =>
    new Table('seats=2 scores=hidden ends=w2+b1+deck')
      .works('w0.3l.v3 a1', 'w0.3.i2 a1', 'w07 a1')
      .hand('dot dot')
      .done('white', 1)
      .soldOut(...pieceIds.filter(id => id !== 't4' && id !== 's4'))
      .play('master 1 c2'),
  'one seat after the other can do nothing': idleTable,
  'the last placements': () =>
    new Table('seats=2 scores=hidden debug=yes')
      .works('w1.4v7.l4', 'w1.1q9.i2', 'w0.3.i2 a1')
      .hand('v3 dot dot')
      .done('white', 1)
      .play('debug finishing'),
};

/** The first seat can only end its turn, the second not even that; the third can trade. */
function idleTable(): Table {
  const t = new Table('seats=3 ends=none').works('w07', 'w08', 'w09', 'w10').hand('');
  const bare = Array<null>(4).fill(null);
  t.state = { ...t.state, deck: { white: [], black: [] }, market: { white: bare, black: bare } };
  t.hand('', t.state.order[1]).hand('dot dot', t.state.order[2]);
  return t.soldOut(...pieceIds.filter(id => id !== 'i2'));
}

/** Every kind of event; false for what only explains the next one. */
const tells: Readonly<Record<Event['type'], boolean>> = {
  taken: true,
  refilled: true,
  gained: true,
  placed: true,
  lifted: true,
  traded: true,
  recycled: true,
  closed: true,
  completed: true,
  rewarded: true,
  choosing: true,
  triggered: true,
  stuck: false,
  operated: true,
  passed: true,
  finishing: true,
  finished: true,
  ended: true,
  joined: true,
};
const types = Object.keys(tells) as Event['type'][];

/** The faults of a game that is dealt these tables, `games` times each, up to the first. */
function faults(game: Polyform, games: number): string[] {
  for (const table of Object.values(tables)) {
    const { state } = table();
    const found = conform({ ...game, start: () => state }, [state.setup], { games, mostPlies: 4000, tries: 1 });
    if (found.length > 0) return found;
  }
  return [];
}

test('events tell everything, and every kind of event and every phase was told', () => {
  const told = new Set<Event['type']>();
  const phases = new Set<Phase>();
  const heard: Polyform = {
    ...polyform,
    after(state, event) {
      told.add(event.type);
      phases.add(state.phase);
      return after(state, event);
    },
  };
  expect(faults(heard, 4)).toEqual([]);
  expect([...told].sort()).toEqual([...types].sort());
  expect([...phases].sort()).toEqual(['finalRound', 'finishing', 'playing']);
});

test.each(types.filter(type => tells[type]))('an event that is not heard is missed: %s', type => {
  const deaf: Polyform = { ...polyform, after: (state, event) => (event.type === type ? state : after(state, event)) };
  expect(faults(deaf, 4).join()).toMatch(/^G14: .*leaves out/);
});

test('what only explains the next event changes nothing', () => {
  for (const type of types.filter(one => !tells[one])) {
    const deaf: Polyform = { ...polyform, after: (state, e) => (e.type === type ? state : after(state, e)) };
    expect(faults(deaf, 1)).toEqual([]);
  }
});

/** What an event says beside who did what. */
const fields: readonly (readonly [Event['type'], string])[] = [
  ...(['taken', 'gained', 'placed', 'traded', 'recycled', 'passed'] as const).map(type => [type, 'actions'] as const),
  ['recycled', 'gone'],
  ['choosing', 'rest'],
  ['triggered', 'turnsLeft'],
  ['passed', 'turnsLeft'],
  ['passed', 'idle'],
  ['finishing', 'idle'],
  ['ended', 'done'],
  ['joined', 'hand'],
];

/** The event without this knowledge. */
function without(event: Event, field: string): Event {
  const said: unknown = Object.entries(event).find(([name]) => name === field)?.[1];
  if (typeof said === 'number') return { ...event, [field]: said + 1 };
  if (Array.isArray(said)) return { ...event, [field]: [] };
  return event;
}

test.each(fields)('an event that says less is found: %s without %s', (type, field) => {
  const curt: Polyform = {
    ...polyform,
    after: (state, event) => after(state, event.type === type ? without(event, field) : event),
  };
  expect(faults(curt, 4).join()).toMatch(/^G14: .*leaves out/);
});
