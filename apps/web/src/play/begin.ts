import { type AnyGame, MARKS, Match } from '@minoya/kernel';
import { goBehindShutter } from '../design/shutter.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { presentUI } from '../games/list.ts';
import { loadRun, saveRun } from '../store/runs.ts';
import { isRepeat } from './day-game.ts';
import { playPath } from './paths.ts';
import { prepared } from './prepared.ts';
import { runOf } from './session.ts';
import { dealSeed } from './deal-seed.ts';

interface Begin {
  readonly setup?: string;
  readonly seed?: string;
  readonly slot?: string;
  /** What the run starts with: who sits where, and marks of its replay. */
  readonly marks?: Readonly<Record<string, number>>;
  /** Plies taken over from another game: "play from here". */
  readonly match?: Match;
  /** Never takes the place of a game in progress: another slot of the same name is taken when this one has one. */
  readonly aside?: boolean;
  /** How it is gone to; behind the shutter unless told. */
  readonly go?: (path: string) => void;
}

/** Puts a new run on its slot and goes there. What was on the slot is replaced: ask before. */
export async function begin<G extends AnyGame>(given: GameUI<G>, options: Begin = {}): Promise<void> {
  const named = options.slot ?? 'main';
  const slot = options.aside ? await freeSlot(given.game.id, named) : named;
  // Branches and seeds belong to the rules that dealt them; anything else is begun by the rules of today.
  const dealt = options.match !== undefined || options.seed !== undefined;
  const ui = dealt ? given : (((await presentUI(given.game.id)) ?? given) as GameUI<G>);
  const match = options.match ?? (await freshMatch(ui, options));
  for (const name of MARKS) if (options.marks?.[name] && !match.marks[name]) match.mark(name);
  await saveRun(runOf(ui, match as Match<G>, { slot, started: Date.now(), marks: options.marks ?? {} }));
  (options.go ?? goBehindShutter)(playPath(ui.game.id, slot));
}

async function freshMatch<G extends AnyGame>(ui: GameUI<G>, options: Begin): Promise<Match> {
  if (options.setup !== undefined) await prepared(ui, options.setup);
  const setup = setupFor(ui, options.setup);
  const { seed, practice } =
    options.seed === undefined ? await dealSeed(ui, setup) : { seed: options.seed, practice: false };
  const match = new Match(ui.game, setup, seed);
  if (practice) match.mark('practice');
  if (isRepeat(ui, { seed, slot: options.slot ?? 'main' })) match.mark('repeat');
  return match;
}

/** `branch`, or `branch-2` where a branch is being played already. */
async function freeSlot(game: string, slot: string): Promise<string> {
  for (let n = 1; ; n++) {
    const one = n === 1 ? slot : `${slot}-${n}`;
    const run = await loadRun(game, one);
    if (!run || run.log.length <= 1) return one;
  }
}

/** A setup of older rules may be none of the present ones. */
function setupFor<G extends AnyGame>(ui: GameUI<G>, setup: string | undefined): string {
  return setup !== undefined && ui.game.setups.read(setup) !== null ? setup : ui.setup;
}

/** Marks that say who sits where; the next game at the same table keeps them. */
export function seatMarks(marks: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name.startsWith('seat')));
}
