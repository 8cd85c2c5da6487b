import { readSetup, type Setup, setupFor } from '@minoya/games/polyform/setup';
import { kept } from './choices.ts';

/** What makes the seats even: everyone but the first starts with this piece more (docs/decisions/019). */
export const EVEN: Setup['later'] = 'i2';

/** A new table, as the house lays it: the usual game with an even start. Old games keep the setup they were made with. */
export function newTable(seats: number, changes: Partial<Setup> = {}): Setup {
  return setupFor(seats, { later: EVEN, ...changes });
}

/** What was chosen on this device the last time; before there was an even start nobody had chosen against it. */
export function chosenTable(): Setup {
  const before = readSetup(kept('setup', ''));
  return readSetup(kept('table', '')) ?? (before ? { ...before, later: EVEN } : newTable(2));
}
