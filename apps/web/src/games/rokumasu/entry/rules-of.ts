import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { decodeReplay } from '@minoya/kernel';
import type { Past } from '../../../store/runs.ts';

/** The rule set a run was played by. */
export function rulesOf(run: Past): RuleSetId {
  const replay = decodeReplay(run.word);
  const name = replay.ok ? replay.value.setup.split(' ')[0] : '';
  return name === 'journey' || name === 'classic' ? name : 'standard';
}
