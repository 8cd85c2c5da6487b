import { expect, test } from 'vitest';
import { newestFirst, type Past } from './runs.ts';

test('finished games are listed by when they ended, not by when they began', () => {
  const game = (id: string, ended: number) => ({ id, ended }) as Past;
  const filed = [game('1', 30), game('2', 10), game('3', 20)];
  expect(newestFirst(filed).map(({ id }) => id)).toEqual(['1', '3', '2']);
});
