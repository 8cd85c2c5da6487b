import { rokumasu } from '@minoya/games/rokumasu/game';
import { relics } from '@minoya/games/rokumasu/relics/index';
import type { Action, State } from '@minoya/games/rokumasu/state';
import '@minoya/games/rokumasu/long/index';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { lackOf } from '../result/lack.ts';
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
  const other = legal.find(action => action.type === 'start') ?? legal[0] ?? ({ type: 'end' } as Action);
  return places.find(action => scores(action) > state.record.total) ?? places[0] ?? other;
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
    if (one.missed) expect(one.missed.score).toBeGreaterThanOrEqual(one.target);
  }
  // The page reads the same from the run itself, without waiting.
  for (const match of runs.filter(one => one.state.phase === 'lost'))
    expect(enoughFor(match.replay())).toMatchObject(lackOf(match));
  expect(told.some(one => one.missed)).toBe(true);
  expect(told.some(one => !one.missed)).toBe(true);
});

test('only a relic is told whose own points were enough: not one that adds nothing, nor one that only gives another try', () => {
  // Enough to buy whatever is on offer, so that many relics are met.
  const runs = Array.from({ length: 66 }, (_, i) => lost('journey gold=90', `OWN-${i}`));
  const told = runs.flatMap(match => enoughFor(match.replay())?.missed?.relic ?? []);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(id => relics[id].acts === 'utility')).toEqual([]);
});

test('a run that is not over, or was not lost, lacked nothing', () => {
  expect(enoughFor(new Match(rokumasu, 'standard', 'OPEN').replay())).toBeNull();
});
