import type { AnyGame } from '@minoya/kernel';
import { type Signal, signal } from '@preact/signals';
import type { Achievement } from '../games/game-ui.ts';

interface Earned {
  readonly all: Signal<readonly Achievement<AnyGame>[]>;
  /** How many of them have been told. */
  told: number;
}

const known = new WeakMap<object, Earned>();

/** Achievements of the game on a table, in the order in which they were earned: its result tells them. */
export function earnedAt(play: object): Earned {
  const earned = known.get(play) ?? { all: signal([]), told: 0 };
  known.set(play, earned);
  return earned;
}
