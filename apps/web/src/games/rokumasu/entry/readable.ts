import type { Past } from '../../../store/runs.ts';
import { isJourney, loadLong } from '../long/load.ts';
import { ruleSetOf } from './rule-set-of.ts';

/** Finished runs, once everything is here that is asked of them. Without a connection they are still listed. */
export async function readable(past: readonly Past[]): Promise<readonly Past[]> {
  if (past.some(run => isJourney(ruleSetOf(run)))) await loadLong().catch(() => undefined);
  return past;
}
