import { keshiki } from '@minoya/games/keshiki/game';
import { goalKinds } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { setupText } from '../own/link.ts';
import { puzzleOf, sampleOf, samples, samplesAbout } from './samples.ts';

test('every sample of the house can be drawn, and all its goals are reached by its line', () => {
  for (const sample of samples) {
    expect(puzzleOf(sample), sample.title.en).not.toBeNull();
    const match = new Match(keshiki, `puzzle ${sample.drawn}`, '');
    for (const tap of sample.line.split(' ')) expect(match.play(0, tap).ok, `${sample.title.en} ${tap}`).toBe(true);
    expect(match.state.reached, sample.title.en).toEqual(match.state.goals.map(() => true));
  }
});

/** Every way in which a board can be played to its end, as the goals that it reaches. */
function endings(state: State, seen = new Set<string>()): readonly string[] {
  const taps = [...keshiki.legal(state, 0)].filter(({ type }) => type === 'tap');
  if (taps.length === 0) return [state.reached.join()];
  return taps.flatMap(tap => {
    const step = keshiki.apply(state, 0, tap);
    const key = step.ok ? step.state.board.cells.join() : '';
    if (!step.ok || seen.has(key)) return [];
    seen.add(key);
    return endings(step.state, seen);
  });
}

test('the letter’s second star can be missed after the first', () => {
  const letter = samples.find(({ title }) => title.en === 'Letter');
  const ends = endings(new Match(keshiki, `puzzle ${letter?.drawn}`, '').state);
  expect(new Set(ends)).toEqual(new Set(['false,false', 'true,false', 'true,true']));
});

test('there is one of the house for every kind of goal, so that no list begins empty', () => {
  for (const kind of goalKinds) expect(samplesAbout(kind).length, kind).toBeGreaterThan(0);
  expect(samplesAbout(null)).toEqual(samples);
});

test('a board of the house is known by its setup, as its page and its table spell it', () => {
  for (const sample of samples) {
    const puzzle = puzzleOf(sample);
    expect(puzzle && sampleOf(setupText(puzzle))?.title).toEqual(sample.title);
  }
  expect(sampleOf('puzzle clear RRG/BBG')).toBeNull();
});
