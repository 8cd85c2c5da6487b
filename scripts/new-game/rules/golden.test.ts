import { playthrough, randomReplay } from '@minoya/kernel/testing/golden';
import { expect, test } from 'vitest';
import { akari } from './game.ts';

test.each(['press 2', 'press 4'])('golden %s', async setup => {
  const replay = randomReplay(akari, setup, 'golden');
  await expect(playthrough(akari, replay)).toMatchFileSnapshot(`golden/${setup.replace(' ', '-')}.txt`);
});
