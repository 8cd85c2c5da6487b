import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { begin } from '../../../play/begin.ts';
import { newSeed } from '../../../play/seed.ts';
import type { GameUI } from '../../game-ui.ts';
import { uiFor } from '../../versions.ts';

export type RokumasuUI = GameUI<typeof rokumasu>;

interface BeginRun {
  readonly setup?: string;
  readonly seed?: string;
  readonly slot?: string;
  /** The rules to play by; the present ones unless a seed was dealt by older ones. */
  readonly version?: number;
}

/** A new run with its first round already dealt: two taps from the street to the board. */
export async function beginRun(present: RokumasuUI, options: BeginRun = {}): Promise<void> {
  const { setup = 'standard', seed = newSeed(), slot = 'main', version = rokumasu.version } = options;
  const ui = version === rokumasu.version ? present : ((await uiFor(rokumasu.id, version)) as RokumasuUI | null);
  if (!ui) throw new Error(`no such rules: ${version}`);
  const match = new Match(ui.game, setup, seed);
  match.act(0, { type: 'start' });
  await begin(ui, { match, slot });
}
