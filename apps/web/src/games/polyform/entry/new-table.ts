import { readSetup, type Setup, setupFor } from '@minoya/games/polyform/setup';
import { kept } from './choices.ts';

/** What makes the seats even: the piece that everyone but the first starts with besides, as measured (docs/decisions/019). */
export const EVEN: Setup['later'] = 'dot';

export const isEven = ({ later }: Setup): boolean => later === EVEN;

/** A new table, as the house lays it: the usual game with an even start. Old games keep the setup they were made with. */
export function newTable(seats: number, changes: Partial<Setup> = {}): Setup {
  return setupFor(seats, { later: EVEN, ...changes });
}

/** What was chosen on this device the last time. */
export function chosenTable(): Setup {
  return readSetup(kept('agreed', '')) ?? chosenBefore() ?? newTable(2);
}

/** As earlier pages kept it: before there was an even start nobody had chosen against it, and the first one was an i2 for more than two. */
function chosenBefore(): Setup | null {
  const table = readSetup(kept('table', ''));
  const setup = table ?? readSetup(kept('setup', ''));
  const wasEven = !table || (table.seats > 2 && table.later === 'i2');
  return setup && wasEven ? { ...setup, later: EVEN } : setup;
}
