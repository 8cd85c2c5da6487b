import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import { decodeReplay, type Localized } from '@minoya/kernel';
import type { Past } from '../../../store/runs.ts';
import { meta } from '../text/meta.ts';
import { table } from '../text/play.ts';
import { grants } from './custom-run.ts';

/** What a rule set is called, said before its tables are here: the long game's come later (`loadLong`). */
export const ruleNames: Readonly<Record<RuleSetId, Localized>> = {
  standard: ruleSets.standard.name,
  classic: ruleSets.classic.name,
  journey: meta.journey,
};

export function setupOf({ word }: Past): string {
  const replay = decodeReplay(word);
  return replay.ok ? replay.value.setup : '';
}

/** The rule set a run was played by. */
export function ruleSetOf(run: Past): RuleSetId {
  const [name] = setupOf(run).split(' ');
  return name === 'journey' || name === 'classic' ? name : 'standard';
}

export interface Begun {
  readonly setup: string;
  readonly marks: Readonly<Record<string, number>>;
}

/** Whether a run is practice by how it was begun. */
export const isPractice = ({ setup, marks }: Begun): boolean =>
  !!marks['lesson'] || !!marks['branch'] || !grants(setup, marks);

/** What a run is summed up with: its rule set's, or what was practice by how it was begun. */
export function recordOf(run: Past): RuleSetId | 'practice' {
  return isPractice({ setup: setupOf(run), marks: run.marks }) ? 'practice' : ruleSetOf(run);
}

/** Whoever has played the long game and, practice aside, nothing else goes on with it. */
export function playsOnlyJourneys(past: readonly Past[]): boolean {
  const kinds = past.map(recordOf).filter(kind => kind !== 'practice');
  return kinds.length > 0 && kinds.every(kind => kind === 'journey');
}

export const recordName = (id: RuleSetId | 'practice'): Localized =>
  id === 'practice' ? table.practice : ruleNames[id];
