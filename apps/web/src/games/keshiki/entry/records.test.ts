import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import { encodeReplay, Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import type { Past } from '../../../store/runs.ts';
import { nothing } from './progress.ts';
import { recordedAs, starsBySet } from './records.ts';

const past = (setup: string, given: Partial<Past> = {}): Past => ({
  id: '1-keshiki',
  game: 'keshiki',
  version: keshiki.version,
  slot: 'stage-1',
  started: 0,
  ended: 1,
  score: 0,
  won: false,
  line: { ja: '', en: '' },
  result: { scores: [0], winners: [] },
  plies: 0,
  word: encodeReplay(new Match(keshiki, setup, 'TEST-0001').replay()),
  marks: {},
  ...given,
});

test('stages are compared by what share of par was scored, whatever their scale', () => {
  for (const number of [1, 51]) {
    const { id, measure } = recordedAs(past(`stage ${number}`, { score: stage(number).par / 2 }));
    expect([id, measure?.percent]).toEqual(['stages', 50]);
  }
  expect(recordedAs(past('stage 1', { score: 9, version: 1 })).measure?.percent, 'another board had that name').toBe(
    null,
  );
});

test('practice stands apart, and boards without a par have no figure that would mix them', () => {
  expect(recordedAs(past('stage 61', { slot: 'shared' })).id).toBe('practice');
  expect(recordedAs(past('stage 1', { marks: { branch: 1 } })).id).toBe('practice');
  expect(recordedAs(past('puzzle clear RR', { slot: 'own', score: 4 }))).toMatchObject({
    id: 'boards',
    measure: { percent: null },
  });
});

test('the figures begin with the stages, whatever was played last', () => {
  const kinds = [past('endless 1 deal 1 goals 800', { slot: 'endless' }), past('puzzle clear RR'), past('stage 1')].map(
    recordedAs,
  );
  expect(kinds.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ id }) => id)).toEqual([
    'stages',
    'endless',
    'boards',
  ]);
});

test('stars are told set by set', () => {
  const best = { score: 1, stars: 3, allClear: false, left: 0, tries: 1, largest: 2, helped: false, line: [] };
  const sums = starsBySet({ ...nothing, stages: { 1: best, 10: { ...best, stars: 2 }, 11: best, 100: best } });
  expect(sums).toEqual([5, 3, 0, 0, 0, 0, 0, 0, 0, 3]);
});
