import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { enoughFor } from './enough.ts';

/** Clears what it can; buys nothing. */
function thrifty(state: State): Action {
  const legal = [...rokumasu.legal(state, 0)];
  if (state.phase === 'shop') return { type: 'leave' };
  const places = legal.filter(action => action.type === 'place');
  const scores = (action: Action) => {
    const step = rokumasu.apply(state, 0, action);
    return step.ok ? step.state.record.total : 0;
  };
  return (
    places.find(action => scores(action) > state.record.total) ?? places[0] ?? legal[0] ?? ({ type: 'end' } as Action)
  );
}

function lost(setup: string, seed: string): Match<typeof rokumasu> {
  const match = new Match(rokumasu, setup, seed);
  while (!rokumasu.result(match.state)) match.act(0, thrifty(match.state));
  return match;
}

test('a lost run says what it lacked, and the relic left in a shop that the same moves win with', () => {
  const runs = Array.from({ length: 60 }, (_, i) => lost('standard gold=30', `LOST-${i}`));
  const told = runs.flatMap(match => enoughFor(match.replay()) ?? []);
  expect(told.length).toBe(runs.filter(match => match.state.phase === 'lost').length);
  for (const one of told) {
    expect(one.score).toBeLessThan(one.target);
    expect(one.best).toBeLessThanOrEqual(one.score);
    if (one.missed) expect(one.missed.won || one.missed.score > one.score).toBe(true);
  }
  expect(told.some(one => one.missed?.won)).toBe(true);
  expect(told.some(one => one.missed && !one.missed.won)).toBe(true);
});

test('a run that is not over, or was not lost, lacked nothing', () => {
  expect(enoughFor(new Match(rokumasu, 'standard', 'OPEN').replay())).toBeNull();
});
