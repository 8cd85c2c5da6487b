import { rokumasu } from '@minoya/games/rokumasu/game';
import { openDigits } from '@minoya/games/rokumasu/long/unlocks';
import { type WayRefusal, wayFault } from '@minoya/games/rokumasu/long/way';
import type { Way } from '@minoya/games/rokumasu/state';
import { opened } from './opened.ts';

/** What is open to this player, as a setup writes it: null is everything. */
export function openNow(): string | null {
  const { done, all } = opened.value;
  return all ? null : openDigits(done);
}

/** A way as it is chosen on a screen; what is open is added. */
export type Choice = Omit<Way, 'open'>;

export const plainChoice: Choice = { deck: 'carpenter', level: 0, challenge: null, twists: [] };

/** The setup of a way with what is open to this player, or with everything (null); or why it is none. */
export function setupOf(
  choice: Choice,
  open: string | null = openNow(),
): { readonly line: string } | { readonly why: WayRefusal } {
  const way: Way = { ...choice, open };
  const why = wayFault(way);
  if (why) return { why };
  return {
    line: rokumasu.setups.write({ ...way, rules: 'journey', round: null, gold: null, relics: [], amulets: [] }),
  };
}
