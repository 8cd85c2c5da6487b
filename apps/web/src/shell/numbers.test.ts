import { expect, test } from 'vitest';
import type { Past } from '../store/runs.ts';
import { bins, csv, figuresOf, measured } from './numbers.ts';

const past = (score: number, won = false): Past => ({
  id: `1-${score}`,
  game: 'sample',
  version: 1,
  slot: 'main',
  started: 0,
  ended: 60_000,
  score,
  won,
  line: { ja: '', en: '' },
  result: { scores: [score], winners: [] },
  plies: 3,
  word: '1abc',
  marks: {},
});

test('figures of nothing are zeros', () => {
  expect(figuresOf([])).toEqual({ plays: 0, wins: 0, best: 0, average: 0, bestOne: null });
});

test('figures count, and know the best game', () => {
  const all = [past(10), past(40, true), past(25)];
  expect(figuresOf(all)).toMatchObject({ plays: 3, wins: 1, best: 40, average: 25, bestOne: all[1] });
});

test('where points do not compare, percentages do, and games without one are left out', () => {
  const all = [past(453), past(90, true), past(12)];
  const kindOf = ({ score }: Past) => ({
    id: 'stages',
    name: { ja: '', en: '' },
    measure: { text: { ja: '', en: '' }, percent: score === 12 ? null : score / 9 },
  });
  expect(measured(all, kindOf).map(one => one.score)).toEqual([50, 10]);
  expect(measured(all)).toEqual(all);
});

test('every score is in exactly one bin, and there are few bins', () => {
  const scores = [0, 1, 19, 20, 21, 99, 100, 4_860];
  const all = bins(scores);
  expect(all.reduce((sum, bin) => sum + bin.count, 0)).toBe(scores.length);
  expect(all.length).toBeLessThanOrEqual(9);
  expect(bins([])).toEqual([]);
  expect(bins([5])).toHaveLength(6);
});

test('the spreadsheet has one row a game', () => {
  expect(csv([past(7, true)]).split('\n')[1]).toBe(
    'sample,main,1970-01-01T00:00:00.000Z,1970-01-01T00:01:00.000Z,7,1,3,/r/1abc',
  );
});

test('points that were never counted, because somebody resigned, are no best and no average; a run given up keeps its own', () => {
  const uncounted = { scores: [], winners: [0] };
  const won: Past = { ...past(-1, true), result: uncounted };
  const lost: Past = { ...past(3), result: uncounted, marks: { resigned: 1 } };
  const run: Past = { ...past(120), result: uncounted, marks: { gaveUp: 1 } };
  expect(measured([won, lost, run, past(7)]).map(one => one.score)).toEqual([120, 7]);
});
