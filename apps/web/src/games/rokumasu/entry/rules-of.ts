import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import { decodeReplay, type Localized } from '@minoya/kernel';
import type { Past } from '../../../store/runs.ts';
import { meta } from '../text/meta.ts';

/** What a rule set is called, said before its tables are here: the long game's come later (`loadLong`). */
export const ruleNames: Readonly<Record<RuleSetId, Localized>> = {
  standard: ruleSets.standard.name,
  classic: ruleSets.classic.name,
  journey: meta.journey,
};

/** The rule set a run was played by. */
export function rulesOf(run: Past): RuleSetId {
  const replay = decodeReplay(run.word);
  const name = replay.ok ? replay.value.setup.split(' ')[0] : '';
  return name === 'journey' || name === 'classic' ? name : 'standard';
}
