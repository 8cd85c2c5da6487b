import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { expect, test } from 'vitest';
import { wayLine } from './run-line.ts';

test('the way of a run is told whole: deck, level and twists', () => {
  const setup = rokumasu.setups.read('journey deck=giants level=2 twists=rows_only,singles');
  expect(wayLine(rokumasu.start(setup!, 'way'))?.ja).toBe('長旅、巨人、2段、横だけ、粒ぞろい');
});
