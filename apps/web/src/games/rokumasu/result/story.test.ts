import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { curveOf, isRounded, storyOf } from './story.ts';

/** The first legal action, placements first: it fills lines now and then, and loses. */
const simple = (state: State): Action => {
  const legal = [...rokumasu.legal(state, 0)];
  return legal.find(action => action.type === 'place') ?? (legal[0] as Action);
};

test('a run is told by its events: its rounds, its best clear, its relics and its deck', () => {
  const match = new Match(rokumasu, 'standard relics=single_line,first_strike', 'STORY');
  while (!rokumasu.result(match.state)) match.act(0, simple(match.state));
  const { rounds, best, relics, deck } = storyOf(match);
  expect(rounds.map(one => one.round)).toEqual(rounds.map((_, i) => i + 1));
  expect(rounds.at(-1)?.score).toBe(match.state.score);
  expect(best?.points ?? 0).toBe(match.state.record.best);
  expect([relics, deck]).toEqual([match.state.relics, match.state.deck]);
});

test('the curve fills its field from the least to the most, and its axis says both', () => {
  const rounds = [10, 100, 1000].map((score, i) => ({ round: i + 1, target: 10, score }));
  const { scores, axis } = curveOf(rounds, 100, 30);
  expect(scores).toBe('M0.0 30.0L50.0 15.0L100.0 0.0');
  expect(axis).toEqual([
    { value: 10, y: 30 },
    { value: 100, y: 15 },
    { value: 1000, y: 0 },
  ]);
});

test('the axis of a curve says round values, few enough to be read', () => {
  const axisOf = (...scores: number[]) =>
    curveOf(
      scores.map((score, i) => ({ round: i + 1, target: score, score })),
      100,
      30,
    ).axis.map(one => one.value);
  expect(axisOf(45, 56_148)).toEqual([100, 1_000, 10_000]);
  expect(axisOf(28, 956)).toEqual([50, 100, 200, 500]);
  // A run that did not grow tenfold begins at nothing.
  expect(axisOf(45, 138)).toEqual([0, 50, 100]);
  expect(axisOf(18, 24)).toEqual([0, 10, 20]);
  expect(axisOf(61, 70)).toEqual([0, 20, 40, 60]);
});

test('a product that was rounded down is told from one that was whole', () => {
  expect(isRounded({ round: 1, blocks: 60, lines: 4.8, points: 28 })).toBe(true);
  expect(isRounded({ round: 1, blocks: 60, lines: 4.5, points: 27 })).toBe(false);
});

test('a run of one round, and one without a point, have a dot for it', () => {
  const { dots, axis } = curveOf([{ round: 1, target: 43, score: 0 }], 100, 30);
  expect(dots).toEqual([{ round: 1, x: 50, score: 30, target: 0 }]);
  expect(axis.map(one => one.value)).toEqual([0, 20, 40]);
});
