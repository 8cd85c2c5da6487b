import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { InForce, State } from '@minoya/games/rokumasu/state';
import { conditionMarks, type ConditionMarks } from '@minoya/games/rokumasu/texts';
import { bossesOf, roundKind, tuned } from '@minoya/games/rokumasu/tuned';

/** States of version 1 are shown by the same screens, and have none of what came after it. */
const of = (s: State): Partial<State> => s;

const none: ConditionMarks = { lines: [], cells: [], asleep: [] };

export const conditionsIn = (s: State): readonly InForce[] => of(s).conditions ?? [];

/** The percent of the target that each line of a clear may bring; 0 where there is no such limit. */
export const capIn = (s: State): number => (conditionsIn(s).length > 0 ? tuned(s, 'clearCap') : 0);

export const giftsIn = (s: State): State['gifts'] => of(s).gifts ?? [];

/** What bosses and twists point at now: lines, cells, relics that sleep. */
export const marksNow = (s: State): ConditionMarks => (conditionsIn(s).length > 0 ? conditionMarks(s) : none);

/** The conditions of a round of this set. */
export function conditionsOfRound(s: State, round: number): readonly BossId[] {
  if (of(s).minor) return bossesOf(s, round);
  return roundKind(round) === 'boss' ? s.bosses : [];
}
