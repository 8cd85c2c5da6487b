import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { InForce, State } from '@minoya/games/rokumasu/state';
import { conditionMarks, type ConditionMarks } from '@minoya/games/rokumasu/texts';
import { bossesOf, roundKind, tuned } from '@minoya/games/rokumasu/tuned';

/** States of version 1 are shown by the same screens, and have none of what came after it. */
const of = (s: State): Partial<State> => s;

const none: ConditionMarks = { lines: [], cells: [], asleep: [] };

export const conditionsIn = (s: State): readonly InForce[] => of(s).conditions ?? [];

/** What a round's cleared lines make of its later line points, in tenths: by each line, and by now. Null where nothing flows. */
export function flowIn(s: State): { readonly each: number; readonly now: number } | null {
  const { lines } = of(s);
  const each = lines === undefined || conditionsIn(s).length === 0 ? 0 : tuned(s, 'flow');
  return each > 0 ? { each, now: 10 + (lines ?? 0) * each } : null;
}

export const giftsIn = (s: State): State['gifts'] => of(s).gifts ?? [];

/** What bosses and twists point at now: lines, cells, relics that sleep. */
export const marksNow = (s: State): ConditionMarks => (conditionsIn(s).length > 0 ? conditionMarks(s) : none);

/** The conditions of a round of this set. */
export function conditionsOfRound(s: State, round: number): readonly BossId[] {
  if (of(s).minor) return bossesOf(s, round);
  return roundKind(round) === 'boss' ? s.bosses : [];
}
