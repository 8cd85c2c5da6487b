import { games, manifests } from '@minoya/games';
import type { AnyGame } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';

/** Every game that can be played in a terminal: the house's, and nim to learn from. */
export const playable: Readonly<Record<string, AnyGame>> = { ...games, nim };

/** What is played when only the game is named. */
export const firstSetups: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(manifests).map(([id, { firstSetup }]) => [id, firstSetup])),
  nim: '2: 3 4 5',
};
