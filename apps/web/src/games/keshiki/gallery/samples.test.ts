import { keshiki } from '@minoya/games/keshiki/game';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { setupText } from '../own/link.ts';
import { puzzleOf, sampleOf, samples } from './samples.ts';

test('every sample of the house can be drawn, and all its goals are reached by its line', () => {
  for (const sample of samples) {
    expect(puzzleOf(sample), sample.title.en).not.toBeNull();
    const match = new Match(keshiki, `puzzle ${sample.drawn}`, '');
    for (const tap of sample.line.split(' ')) expect(match.play(0, tap).ok, `${sample.title.en} ${tap}`).toBe(true);
    expect(match.state.reached, sample.title.en).toEqual(match.state.goals.map(() => true));
  }
});

test('a board of the house is known by its setup, as its page and its table spell it', () => {
  for (const sample of samples) {
    const puzzle = puzzleOf(sample);
    expect(puzzle && sampleOf(setupText(puzzle))?.title).toEqual(sample.title);
  }
  expect(sampleOf('puzzle clear RRG/BBG')).toBeNull();
});
