import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { type Localized, number } from '../../../i18n/lang.ts';
import type { Past } from '../../../store/runs.ts';
import { type Begun, isPractice, recordOf } from '../entry/rule-set-of.ts';
import { seedOf } from '../entry/stats.ts';
import { run } from '../text/run.ts';

interface Ended extends Begun {
  readonly rules: RuleSetId;
  readonly seed: string | undefined;
  readonly total: number;
}

/** How a run compares with one's own best of its rule set, as the records count it: practice is no part of it. */
export function ownBest(ended: Ended, past: readonly Past[]): Localized | null {
  const others = past.filter(one => recordOf(one) === ended.rules && seedOf(one) !== ended.seed);
  const counts = !isPractice(ended);
  if (others.length === 0) return counts ? run.ownBest(number(ended.total)) : null;
  const before = Math.max(...others.map(one => one.score));
  return counts && ended.total > before ? run.newBest(number(before)) : run.ownBest(number(before));
}
