import '@minoya/games/rokumasu/long/index';
import { long } from '@minoya/games/rokumasu/long-game';
import { expect, test } from 'vitest';
import { refusalOf } from './CustomRun.tsx';

test('twists that exclude each other are named', () => {
  const { en, ja } = refusalOf('twistsClash', ['windy', 'one_shot', 'small_steps']);
  expect(en).toBe('One Shot and Small Steps exclude each other.');
  expect(ja).toContain('「一発勝負」と「小さな一歩」');
  expect(refusalOf('tooManyTwists', [])).toBe(long.wayRefusals.tooManyTwists);
});
