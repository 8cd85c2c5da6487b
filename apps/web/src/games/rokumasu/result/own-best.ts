import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { type Localized, number } from '../../../i18n/lang.ts';
import type { Past } from '../../../store/runs.ts';
import { type Begun, isPractice, recordOf, setupOf } from '../entry/rule-set-of.ts';
import { seedOf } from '../entry/stats.ts';
import { run } from '../text/run.ts';

interface Ended extends Begun {
  readonly rules: RuleSetId;
  readonly seed: string | undefined;
  readonly total: number;
  /** What it was played with, where bests of the rule set differ by that; null: its name says all. */
  readonly way?: Localized | null;
}

/** The same deck, level and challenge: what was unlocked then makes no other way. */
const wayOf = (setup: string): string => setup.replace(/ open=\S+/, '');

const isAlike = (past: Past, { setup }: Begun): boolean => wayOf(setupOf(past)) === wayOf(setup);

/** How a run compares with one's own best of its way, as the records count it: practice is no part of it. */
export function ownBest(ended: Ended, past: readonly Past[]): Localized | null {
  const others = past.filter(one => recordOf(one) === ended.rules && seedOf(one) !== ended.seed && isAlike(one, ended));
  const counts = !isPractice(ended);
  const ownBestOf = (n: number) => (ended.way ? run.ownBestOf(number(n), ended.way) : run.ownBest(number(n)));
  if (others.length === 0) return counts && ended.total > 0 ? ownBestOf(ended.total) : null;
  const before = Math.max(...others.map(one => one.score));
  return counts && ended.total > before ? run.newBest(number(before)) : ownBestOf(before);
}
