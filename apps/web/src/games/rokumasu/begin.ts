import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { begin } from '../../play/begin.ts';
import { newSeed } from '../../play/seed.ts';
import type { House } from '../house.ts';
import { houseFor } from '../versions.ts';

export type RokuHouse = House<typeof rokumasu>;

interface BeginRun {
  readonly setup?: string;
  readonly seed?: string;
  readonly slot?: string;
  /** Beside a run in progress, not in its place. */
  readonly aside?: boolean;
  /** The rules to play by; the present ones unless a seed was dealt by older ones. */
  readonly version?: number;
}

/** A new run with its first round already dealt: two taps from the street to the board. */
export async function beginRun(present: RokuHouse, options: BeginRun = {}): Promise<void> {
  const { setup = 'standard', seed = newSeed(), slot = 'main', aside = false, version = rokumasu.version } = options;
  const house = version === rokumasu.version ? present : ((await houseFor(rokumasu.id, version)) as RokuHouse | null);
  if (!house) throw new Error(`no such rules: ${version}`);
  const match = new Match(house.game, setup, seed);
  match.act(0, { type: 'start' });
  await begin(house, { match, slot, aside });
}
