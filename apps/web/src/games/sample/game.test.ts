import { conform } from '@minoya/kernel/testing/conform';
import { expect, test } from 'vitest';
import { sample } from './game.ts';

test('the worked example conforms', () => {
  expect(conform(sample, [{ target: 36 }, { target: 12 }], { games: 10 })).toEqual([]);
});
