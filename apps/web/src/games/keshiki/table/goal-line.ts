import { type Goal, goalsIn, isReached, missing } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { gapWords, goalWords } from './goal-words.ts';

/** The goal that is to be reached next, in a few words. */
interface GoalLine {
  /** 0 for ★. */
  readonly index: number;
  readonly goal: Goal;
  readonly text: Localized;
  /** How many taps are left for it; null: any number. */
  readonly taps: Localized | null;
  /** Its taps are used up: nothing counts any more until some are taken back. */
  readonly late: boolean;
}

/** What a player goes for now; null when nothing is left to go for. */
export function goalLine(state: State): GoalLine | null {
  const goals = goalsIn(state);
  const [first] = goals;
  // Without the first star there is none, so that no other goal is worth anything.
  if (first && !isReached(state, 0) && late(first, state.taps))
    return { index: 0, goal: first, text: overdue(first.within ?? 0), taps: null, late: true };
  const index = goals.findIndex((goal, i) => !isReached(state, i) && !late(goal, state.taps));
  const goal = goals[index];
  return goal ? { index, goal, text: gap(goal, state), taps: tapsLeft(goal, state.taps), late: false } : null;
}

const late = ({ within }: Goal, taps: number): boolean => within !== null && taps >= within;

const overdue = (within: number): Localized =>
  fill(
    { ja: '{within}手を使いきりました。戻すとやり直せます。', en: 'All {within} moves are used. Undo to try again.' },
    { within },
  );

/** The largest group does not grow bit by bit: it is said whole. How few may stay is said beside how many are too many. */
function gap(goal: Goal, { board, score, most }: State): Localized {
  if (goal.kind === 'big') return goalWords({ ...goal, within: null });
  const more = missing(goal, board, score, most);
  if (goal.kind !== 'few') return gapWords(goal, more);
  return fill(
    { ja: '残り{amount}個まで（あと{more}個）', en: 'Leave {amount} at most ({more} to go)' },
    { amount: goal.amount, more },
  );
}

function tapsLeft({ within }: Goal, taps: number): Localized | null {
  if (within === null) return null;
  const left = within - taps;
  return fill(
    left === 1 ? { ja: 'あと{left}手', en: '{left} move left' } : { ja: 'あと{left}手', en: '{left} moves left' },
    { left },
  );
}
