import { fold, readReplay } from '@minoya/kernel';
import type { RuleBook } from '../rules.ts';
import { type PublishedRow, shownSum } from './row.ts';

/**
 * What is wrong with a published board, in a few words; null when it is whole: what is shown is what was written, and its proof,
 * played again by the rules of its version, reaches the goal.
 */
export async function boardFault(row: PublishedRow, rules: RuleBook): Promise<string | null> {
  if (row.sum !== shownSum(row)) return 'what is shown of it was changed';
  const read = readReplay(row.proof);
  if (!read.ok) return `its proof cannot be read: ${read.why}`;
  const { game, version, setup } = read.value;
  if (game !== row.game || version !== row.version || setup !== row.setup) return 'its proof is of another board';
  const known = await rules.load(game, version);
  // Rules of a newer version are no fault of the store.
  if (!known) return null;
  const folded = fold(known.game, read.value);
  if (!folded.ok) return 'its proof breaks a rule';
  const winners = known.game.result(folded.state)?.winners ?? [];
  return winners.includes(0) ? null : 'its proof does not reach the goal';
}
