import { readSetup, type Setup, setupFor } from '@minoya/games/polyform/setup';
import { kept } from './choices.ts';

/** What makes the seats even: the piece that everyone but the first starts with besides, as measured (docs/decisions/019). */
export function evenFor(seats: number): Setup['later'] {
  return seats > 2 ? 'i2' : 'dot';
}

export const isEven = ({ later, seats }: Setup): boolean => later === evenFor(seats);

/** A new table, as the house lays it: the usual game with an even start. Old games keep the setup they were made with. */
export function newTable(seats: number, changes: Partial<Setup> = {}): Setup {
  return setupFor(seats, { later: evenFor(seats), ...changes });
}

/** The same table with another number of seats: an even start stays even. */
export function withSeats(setup: Setup, seats: number): Setup {
  return { ...setup, seats, later: isEven(setup) ? evenFor(seats) : setup.later };
}

/** What was chosen on this device the last time; before there was an even start nobody had chosen against it. */
export function chosenTable(): Setup {
  const before = readSetup(kept('setup', ''));
  return readSetup(kept('table', '')) ?? (before ? { ...before, later: evenFor(before.seats) } : newTable(2));
}
