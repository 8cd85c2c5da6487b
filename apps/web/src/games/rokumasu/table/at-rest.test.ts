import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import type { State } from '@minoya/games/rokumasu/state';
import { liveOf } from '@minoya/games/rokumasu/texts';
import { expect, test } from 'vitest';
import { asItWillBegin } from './at-rest.ts';

const begun = rokumasu.start(rokumasu.setups.read('journey relics=pebble_path,anchor')!, 'rest');
const gathered = (phase: State['phase']): State => ({
  ...begun,
  phase,
  relics: begun.relics.map(owned => (owned.id === 'pebble_path' ? { ...owned, my: { tenths: 12 } } : owned)),
});

test('what a relic gathered in a round is shown in that round, and not on the way to the next', () => {
  const shown = (phase: State['phase']) => liveOf(asItWillBegin(gathered(phase)), 0)?.tenths;
  expect([shown('playing'), shown('cleared')]).toEqual([22, 22]);
  expect([shown('shop'), shown('pack'), shown('progress')]).toEqual([10, 10, 10]);
});
