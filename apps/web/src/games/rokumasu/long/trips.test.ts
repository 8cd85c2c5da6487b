import '@minoya/games/rokumasu/long/index';
import { encodeReplay } from '@minoya/kernel';
import { expect, test } from 'vitest';
import type { Past } from '../../../store/runs.ts';
import { tripsOf } from './trips.ts';

const past = (marks: Readonly<Record<string, number>>): Past =>
  ({
    word: encodeReplay({ game: 'rokumasu', version: 7, setup: 'journey', seed: 'TRIP-0001', log: [] }),
    score: 378,
    won: false,
    marks,
  }) as unknown as Past;

test('what was begun by “Play from here” is practice: cards count it as little as the records do', () => {
  expect(tripsOf([past({ branch: 1 }), past({ chosen: 1 }), past({})]).map(one => one.practice)).toEqual([
    true,
    true,
    false,
  ]);
});
