import { challengeIds } from '@minoya/games/rokumasu/long/challenges';
import { deckIds } from '@minoya/games/rokumasu/long/decks';
import { MOST_LEVEL } from '@minoya/games/rokumasu/long/levels';
import type { Arm } from './findings.ts';
import type { Part } from './parts.ts';
import type { RunJob, Who } from './run.ts';

export type Planned = Omit<Arm, 'outcomes'> & { readonly jobs: readonly RunJob[] };

export interface Planning {
  readonly runs: number;
  readonly only: readonly Part[];
  readonly who: Who;
  readonly seed: string;
}

const SETS = ['journey', 'standard', 'classic'] as const;
const SCRIPTS = ['one-cross', 'two-parallel', 'one-line', 'big-pieces'] as const satisfies readonly Who[];
/** Scripts have to lose here altogether. */
const SCRIPTS_LEVEL = 3;

/** Who plays what, and how often. */
export function planned({ runs, only, who, seed }: Planning): Planned[] {
  const arm = (part: Part, name: string, setup: string, player: Who = who): Planned[] => {
    if (!only.includes(part)) return [];
    const jobs = Array.from({ length: runs }, (_, i) => ({
      task: 'run' as const,
      setup,
      seed: `${seed}-${i}`,
      who: player,
    }));
    return [{ part, name, setup, who: player, jobs }];
  };
  const levels = Array.from({ length: MOST_LEVEL }, (_, i) => i + 1);
  return [
    ...SETS.flatMap(set => arm('sets', set, set)),
    ...SETS.flatMap(set => arm('dice', `${set}, dice`, set, 'random')),
    ...levels.flatMap(level => arm('levels', `level ${level}`, `journey level=${level}`)),
    ...deckIds.slice(1).flatMap(deck => arm('decks', `deck ${deck}`, `journey deck=${deck}`)),
    ...SCRIPTS.flatMap(script => [
      ...arm('scripts', `journey, ${script}`, 'journey', script),
      ...arm('scripts', `level ${SCRIPTS_LEVEL}, ${script}`, `journey level=${SCRIPTS_LEVEL}`, script),
    ]),
    ...arm('hints', 'journey, hints', 'journey', 'hints'),
    ...challengeIds.flatMap(id => arm('challenges', `challenge ${id}`, `journey challenge=${id}`)),
  ];
}
