import { Match, type AnyGame } from '@minoya/kernel';
import { goBehindShutter } from '../design/shutter.tsx';
import type { House } from '../games/house.ts';
import { saveRun } from '../store/runs.ts';
import { playPath } from './paths.ts';
import { runOf } from './saving.ts';
import { newSeed } from './seed.ts';

interface Begin {
  readonly setup?: string;
  readonly seed?: string;
  readonly slot?: string;
  /** Marks the run starts with, such as who sits where. */
  readonly marks?: Readonly<Record<string, number>>;
  /** Plies taken over from another game: "play from here". */
  readonly match?: Match;
}

/** Puts a new run on its slot and goes there. What was on the slot is replaced: ask before. */
export async function begin<G extends AnyGame>(house: House<G>, options: Begin = {}): Promise<void> {
  const { slot = 'main' } = options;
  const match = options.match ?? new Match(house.game, options.setup ?? house.setup, options.seed ?? newSeed());
  await saveRun(runOf(house, match as Match<G>, { slot, started: Date.now(), marks: options.marks ?? {} }));
  goBehindShutter(playPath(house.game.id, slot));
}

/** Marks that say who sits where; the next game at the same table keeps them. */
export function seatMarks(marks: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name.startsWith('seat')));
}
