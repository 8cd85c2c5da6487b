import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { State } from '@minoya/games/rokumasu/state';
import { targetOf } from '@minoya/games/rokumasu/tuned';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { payOf } from '../any-version.ts';
import { bossesAhead, goneBy, roadOf } from './road.ts';

const asked = (state: State, match?: Match<typeof rokumasu>) => roadOf(state, match).map(({ target }) => target);
const fresh = new Match(rokumasu, 'journey', 'ROAD-0001').state;

test('only this set’s boss round is asked more by its boss; bosses of later sets are not known', () => {
  const plain = asked({ ...fresh, bosses: [] });
  const upset = asked({ ...fresh, bosses: ['flip'] });
  expect(upset[2]).toBe(targetOf({ ...fresh, bosses: ['flip'] }, 3));
  expect(upset[2]).toBeGreaterThan(plain[2] ?? 0);
  expect(upset.toSpliced(2, 1)).toEqual(plain.toSpliced(2, 1));
});

test('a round that is over keeps what it asked for, whatever boss the next set has', () => {
  const match = new Match(rokumasu, 'journey', 'ROAD-0001');
  for (const target of [0, 1]) {
    const { round } = match.state;
    // Rounds before a boss may be skipped, which is the quickest way along.
    const step = match.act(0, { type: 'skip', gift: 0 });
    expect(step.ok, `${round} ${target}`).toBe(true);
    while (match.state.pack) match.act(0, { type: 'pass' });
  }
  const { state } = match;
  expect(state.round).toBe(3);
  const then = { ...state, round: 4, bosses: [] };
  expect(asked(then, match)[2]).toBe(state.target);
  expect(asked(then)[2]).toBeNull();
});

test('the shop after a boss knows the next one', () => {
  const shop = { items: [], rerolls: 0, locked: null, coming: ['flip'] } as const;
  const state: State = { ...fresh, round: 3, bosses: [], phase: 'shop', shop };
  expect(bossesAhead(state)).toEqual({ bosses: ['flip'], isNext: true });
  expect(bossesAhead({ ...state, bosses: ['wind'], phase: 'progress', shop: null }).bosses).toEqual(['wind']);
  const next = targetOf({ ...fresh, round: 4, bosses: ['flip'] }, 6);
  expect([asked(state)[5], asked(state)[8]]).toEqual([next, targetOf({ ...fresh, bosses: [] }, 9)]);
});

test('after a skip only the next round has what the gift brings, and the skipped one paid nothing', () => {
  const begun = (gift: 'bounty' | 'headstart') => {
    const match = new Match(rokumasu, 'journey', 'ROAD-0002');
    match.act(0, { type: 'skip', gift: 0 });
    const state = { ...fresh, round: 2, conditions: [{ source: `gift:${gift}`, my: {} }, ...fresh.conditions] };
    return { match, state };
  };
  const { match, state } = begun('bounty');
  expect([1, 2, 3].map(round => payOf({ ...state, bosses: [] }, round).reward)).toEqual([1, 10, 5]);
  expect(goneBy(match, match.length).get(1)).toEqual({ skipped: true, target: null, reward: null });
  const ahead = begun('headstart').state;
  const [before, now] = [asked({ ...fresh, round: 2 }), asked(ahead)];
  expect(now[1]).toBe(Math.floor(((before[1] ?? 0) * 80) / 100));
  expect(now.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
});
