import type { Table } from '@minoya/shared/protocol';
import { beforeEach, expect, test } from 'vitest';
import { Absence } from './absence.ts';
import { EMPTY_CHAIR } from './chairs.ts';
import type { Room } from './room.ts';
import { TIMEOUTS } from './timeouts.ts';

let connected: Set<string>;
beforeEach(() => {
  connected = new Set(['a', 'b', 'c']);
});

/** A running game of these people, and who is waited for in it. */
function absence(people: readonly string[], clock: number | null = null, match: unknown = null): Absence {
  const chairs = people.map(who => ({ ...EMPTY_CHAIR, who }));
  const table = { phase: 'playing', clock, chairs } as unknown as Table;
  return new Absence({ state: { table, match, n: 0 } } as unknown as Room, TIMEOUTS, who => connected.has(who));
}

test('a vote counts only about somebody who is away, and is forgotten when they return', () => {
  const at = absence(['a', 'b']);
  at.vote('a', { seat: 1, bot: true }, 0);
  connected.delete('b');
  at.watch(1_000);
  expect(at.grace(1)).toBe(TIMEOUTS.awayPlayer);
  at.vote('a', { seat: 1, bot: true }, 1_000);
  connected.add('b');
  at.watch(3_000);
  connected.delete('b');
  at.watch(4_000);
  expect(at.grace(1)).toBe(TIMEOUTS.awayPlayer);
  at.vote('a', { seat: 1, bot: true }, 4_000);
  expect(at.due(1, 4_000 + TIMEOUTS.awayAtLeast - 1), 'a moment away is no reason').toBeNull();
  expect(at.due(1, 4_000 + TIMEOUTS.awayAtLeast)).toBe('away');
});

test('a bot before the time is over takes the votes of all others who are here', () => {
  const at = absence(['a', 'b', 'c', 'd']);
  connected.delete('a');
  at.watch(0);
  at.vote('b', { seat: 0, bot: true }, 0);
  expect(at.grace(0)).toBe(TIMEOUTS.awayPlayer);
  at.vote('c', { seat: 0, bot: true }, 0);
  expect(at.grace(0), 'who is away too has no vote').toBe(TIMEOUTS.awayAtLeast);
  at.vote('c', { seat: 0, bot: false }, 0);
  expect(at.grace(0)).toBe(TIMEOUTS.awayPlayer);
  at.vote('b', { seat: 0, bot: false }, 0);
  expect(at.grace(0)).toBe(TIMEOUTS.awayPlayer * 2);
});

test('where a turn has its time, no vote takes it from who is away', () => {
  const at = absence(['a', 'b'], 300);
  connected.delete('a');
  at.watch(0);
  at.vote('b', { seat: 0, bot: true }, 0);
  expect(at.due(0, 299_000)).toBeNull();
});

test('a sign of life takes back what was voted, and the others wait as long again', () => {
  const onTurn = { state: null, game: { turn: () => [0] } };
  const at = absence(['a', 'b'], null, onTurn);
  const idle = TIMEOUTS.idlePlayer;
  at.watch(0);
  expect(at.untilIdle(0)).toEqual([idle, null]);
  expect(at.sign('a', idle - 1), 'the others are told').toBe(true);
  expect(at.sign('a', idle), 'but not each time').toBe(false);
  expect(at.sign('z', idle), 'who has no seat lets nobody wait').toBe(false);
  at.vote('b', { seat: 0, bot: true }, idle + 1);
  expect(at.due(0, idle + 1)).toBeNull();
  at.vote('b', { seat: 0, bot: true }, 2 * idle);
  at.sign('a', 2 * idle);
  expect(at.due(0, 3 * idle), 'voted before the sign').toBeNull();
  at.vote('b', { seat: 0, bot: true }, 3 * idle);
  expect(at.due(0, 3 * idle)).toBe('idle');
});

test('whose turn gets no further has no seat back by signs before it is over', () => {
  const at = absence(['a', 'b'], null, { state: null, length: 4, game: { turn: () => [0] } });
  const { room } = at as unknown as { room: { state: { table: Table } } };
  const idle = TIMEOUTS.idlePlayer;
  const cover = (why: 'idle' | null): void => {
    const { table } = room.state;
    room.state.table = {
      ...table,
      chairs: table.chairs.map((chair, s) => (s === 0 ? { ...chair, cover: why } : chair)),
    };
  };
  at.watch(0);
  cover('idle');
  at.watch(idle);
  expect(at.isStalling('a'), 'only slept').toBe(false);
  cover(null);
  at.watch(idle + 1);
  cover('idle');
  at.watch(3 * idle);
  expect(at.isStalling('a')).toBe(true);
  cover(null);
  at.watch(3 * idle + 1);
  expect(at.isStalling('a')).toBe(false);
});

test('signs count for three times the idle time while the turn gets no further', () => {
  const match = { state: null, length: 4, game: { turn: () => [0] } };
  const at = absence(['a', 'b'], null, match);
  const idle = TIMEOUTS.idlePlayer;
  at.watch(0);
  for (let now = 0; now < 3 * idle; now += 5_000) at.sign('a', now);
  expect(at.untilIdle(3 * idle - 1)[0], 'however lately there was a sign').toBe(1);
  at.vote('b', { seat: 0, bot: true }, 3 * idle);
  at.sign('a', 3 * idle + 1);
  expect(at.due(0, 3 * idle + 1), 'and what was voted stands').toBe('idle');
});
