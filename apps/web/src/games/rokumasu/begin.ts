import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { begin } from '../../play/begin.ts';
import { newSeed } from '../../play/seed.ts';
import type { House } from '../house.ts';

export type RokuHouse = House<typeof rokumasu>;

interface BeginRun {
  readonly setup?: string;
  readonly seed?: string;
  readonly slot?: string;
}

/** A new run with its first round already dealt: two taps from the street to the board. */
export async function beginRun(house: RokuHouse, options: BeginRun = {}): Promise<void> {
  const { setup = 'standard', seed = newSeed(), slot = 'main' } = options;
  const match = new Match(rokumasu, setup, seed);
  match.act(0, { type: 'start' });
  await begin(house, { match, slot });
}
