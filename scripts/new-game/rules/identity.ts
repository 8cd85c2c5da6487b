import type { Identity } from '@minoya/kernel/testing/identity';
import { akari, turnedBy } from './game.ts';
import type { State } from './state.ts';

/** Dark boards, so that games are won too. */
const prefers = ({ lit }: State): number => -lit.filter(Boolean).length;
const setups = [2, 3, 4, 5, 6].map(presses => `press ${presses}`);

/** What makes these rules version `akari.version`; see packages/archive. */
export const identity: Identity = {
  game: akari,
  tables: { turned: Array.from({ length: 9 }, (_, lamp) => turnedBy(lamp)) },
  plays: setups.flatMap(setup => [
    { setup, games: 40, mostPlies: 20 },
    { setup, games: 40, mostPlies: 20, prefers },
  ]),
};
