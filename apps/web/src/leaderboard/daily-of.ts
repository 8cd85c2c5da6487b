import type { AnyGame } from '@minoya/kernel';
import { dayOfSlot } from '@minoya/shared/calendar';
import type { GameUI } from '../games/game-ui.ts';

/** The date of the daily that a run is, when it is one: somebody may have begun another seed on its slot. */
export function dailyOf<G extends AnyGame>(ui: GameUI<G>, seed: string, slot: string): string | null {
  const date = dayOfSlot(slot);
  return date !== null && ui.daily?.seed(date) === seed ? date : null;
}
