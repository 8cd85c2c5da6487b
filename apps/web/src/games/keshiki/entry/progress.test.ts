import { keshiki } from '@minoya/games/keshiki/game';
import { toolIds, tools } from '@minoya/games/keshiki/tools';
import { Match } from '@minoya/kernel';
import { describe, expect, test } from 'vitest';
import {
  counted,
  currentStage,
  kitFor,
  nothing,
  openStages,
  stagesAfter,
  starsFor,
  starTotal,
  toolsGained,
  unaidedOf,
  unaidedStars,
} from './progress.ts';

const best = { score: 500, stars: 1, allClear: false, left: 3, tries: 1, largest: 9, helped: false, line: [] };
const done = (...stages: number[]) => ({ ...nothing, stages: Object.fromEntries(stages.map(n => [n, best])) });

/** A finished game on one row that scores 4, or 9 with an all-clear bonus. */
function finished(line: string, taps: readonly string[], target: number) {
  const match = new Match(keshiki, `board ${target} par 9 ${line}`, '');
  for (const text of [...taps, 'finish']) match.play(0, text);
  return match.state;
}

test('a stage that is not open yet can be played, and earns nothing', () => {
  const game = { state: finished('RRY', ['a0'], 4), largest: 2, helped: false, line: ['a0'] };
  expect(stagesAfter(nothing, 61, game)).toBe(nothing.stages);
  expect(stagesAfter(nothing, 2, game)[2]).toMatchObject({ stars: 1 });
});

test('a tool is new with the star that earns it, and not again', () => {
  const [first] = toolIds.map(id => tools[id].stars).sort((a, b) => a - b);
  const before = done(...Array.from({ length: (first ?? 0) - 1 }, (_, i) => i + 1));
  const after = done(...Array.from({ length: first ?? 0 }, (_, i) => i + 1));
  expect(toolsGained(before, after)).toHaveLength(1);
  expect(toolsGained(after, after)).toEqual([]);
});

describe('[B-20] the map', () => {
  test('opens the first three for a beginner', () => {
    expect([...openStages(nothing)]).toEqual([1, 2, 3]);
    expect(currentStage(nothing)).toBe(1);
  });

  test('always has three uncleared stages, wherever the gaps are', () => {
    const open = openStages(done(1, 3, 4, 7));
    expect([...open].filter(n => ![1, 3, 4, 7].includes(n))).toEqual([2, 5, 6]);
    expect(currentStage(done(1, 3, 4, 7))).toBe(2);
  });

  test('has fewer at the very end, and none when all is done', () => {
    const all = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(openStages(done(...all)).size).toBe(100);
    expect(openStages(done(...all.slice(0, 99))).has(100)).toBe(true);
    expect(currentStage(done(...all))).toBe(100);
  });
});

test('tools chosen for one stage do not go into the next by themselves', () => {
  const now = { ...nothing, kit: ['pop', 'bomb'] as const, kitOf: 12 };
  expect(kitFor(now, 13, ['pop', 'bomb'])).toEqual([]);
  expect(kitFor(now, 12, ['pop', 'bomb'])).toEqual(['pop', 'bomb']);
  expect(kitFor(now, 12, ['pop'])).toEqual(['pop']);
});

describe('[B-15] what is kept of a game', () => {
  const game = (state: ReturnType<typeof finished>) => ({ state, largest: 2, helped: false, line: ['a0'] });

  test('the better score, the most stars, and every try', () => {
    const low = finished('RRY', ['a0'], 1);
    const high = finished('RRR', ['a0'], 1);
    expect([low.score, high.score]).toEqual([4, 14]);
    const first = counted(undefined, game(low));
    expect(first).toMatchObject({ score: 4, stars: 1, left: 1, tries: 1, allClear: false });
    const second = counted(first, game(high));
    expect(second).toMatchObject({ score: 14, stars: 3, tries: 2, allClear: true });
    expect(counted(second, game(low))).toMatchObject({ score: 14, stars: 3, tries: 3 });
  });

  test('a star that the table has announced, before the game is ended; it is no try yet', () => {
    const stars = counted(undefined, { ...game(finished('RRY', ['a0'], 1)), ended: false });
    expect(stars).toMatchObject({ stars: 1, tries: 0 });
    expect(counted(stars, game(finished('RRY', ['a0'], 1)))).toMatchObject({ stars: 1, tries: 1 });
  });

  test('stars follow a par that was thought out later', () => {
    const state = finished('RRY', ['a0'], 1);
    expect(starsFor(state, 4)).toBe(3);
    expect(starsFor(state, 100)).toBe(1);
    expect(starTotal(done(1, 2, 3))).toBe(3);
  });
});

test('stars with help are told apart from those without, until they are earned again alone', () => {
  const game = { state: finished('RRY', ['a0'], 4), largest: 2, line: ['a0'] };
  const helped = counted(undefined, { ...game, helped: true });
  expect([helped.stars > 0, unaidedStars(helped)]).toEqual([true, 0]);
  const alone = counted(helped, { ...game, helped: false });
  expect(unaidedStars(alone)).toBe(alone.stars);
  expect(unaidedStars(counted(alone, { ...game, helped: true })), 'what was earned stays earned').toBe(alone.stars);
  expect(unaidedStars(best), 'a save from before').toBe(1);
});

test('stars of a game with hints or tools are drawn as those of the map are', () => {
  expect([unaidedOf(3, {}), unaidedOf(3, { hints: 1 }), unaidedOf(2, { tools: 1 })]).toEqual([3, 0, 0]);
});
