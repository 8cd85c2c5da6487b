import { goalsIn, isReached } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import type { Result } from '@minoya/kernel';
import { hasNothingToRank } from '@minoya/shared/leaderboard';
import type { Localized } from '../../../i18n/lang.ts';
import { type About, isPractice, slots } from '../entry/about.ts';
import { openStages, progress } from '../entry/progress.ts';

const text = {
  practice: { ja: '練習です。星も実績もつきません。', en: 'Practice: no stars, no achievements.' },
  uncounted: {
    ja: '★に届いていないので、ほかの目標は数えません。',
    en: 'Without ★ the other goals do not count.',
  },
  nothing: {
    ja: '0点のゲームはランキングに登録できません。',
    en: 'A game without points cannot enter the leaderboard.',
  },
  unranked: {
    ja: '★が得点でない盤では、★に届いたゲームだけをランキングに登録できます。',
    en: 'Where ★ asks for something other than points, only games that reach it can enter the leaderboard.',
  },
} as const;

/** Why a finished game earns no stars: somebody else's moves begin it, or its stage is not open yet. Null when it does. */
export function whyNoStars(about: About, slot: string, marks: Readonly<Record<string, number>>): Localized | null {
  const now = progress.value;
  // A stage that is not open yet may be played, by its page or by its address, and counts for nothing either way.
  const closed = about.stage !== null && now !== null && !openStages(now).has(about.stage);
  const locked = closed || (about.stage !== null && isPractice(slot));
  return (marks['branch'] ?? 0) > 0 || locked || (slot !== '' && isAside(about, slot)) ? text.practice : null;
}

/** A board of the rock garden that is tried beside the walk: it brings nothing to it, and the walk does not go on from it. */
export const isAside = ({ setup }: About, slot: string): boolean => setup?.type === 'endless' && slot !== slots.endless;

/** The goals that count: without the first there is none. */
export const goalsThatCount = (state: State): readonly boolean[] =>
  goalsIn(state).map((_, i) => isReached(state, 0) && isReached(state, i));

/** What is said where a goal was reached for nothing. */
export function whyUncounted(state: State): Localized | null {
  const others = goalsIn(state).some((_, i) => isReached(state, i));
  return others && !isReached(state, 0) ? text.uncounted : null;
}

/** Why a game has no points for a leaderboard: it made none, or the rules give them to those who reach the goal. */
export function whyUnranked({ score }: State, result: Result | null): Localized | null {
  if (!result || !hasNothingToRank(result)) return null;
  return score > 0 ? text.unranked : text.nothing;
}
