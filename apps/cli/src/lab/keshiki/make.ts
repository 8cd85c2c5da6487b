import { writeFileSync } from 'node:fs';
import { writeGoal } from '@minoya/games/keshiki/goals';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import type { Work } from '../../command/command.ts';
import { choose, type Effort, type Made } from './choose.ts';
import { wantedDifficulty } from './design.ts';
import { designOf } from './designs/index.ts';
import { writeReport } from './report.ts';
import { readStored, storeView } from './store.ts';
import { survey } from './survey.ts';

/** Makes stages from their designs and stores each as soon as it is whole; one that no board holds stays as it was. */
export function make(numbers: readonly number[], effort: Omit<Effort, 'search'>, work: Work): number {
  const made = new Map<number, Made>();
  const search = { width: 32, rounds: 250, stopped: () => work.stopped() };
  for (const [i, number] of numbers.entries()) {
    work.progress(`${i} of ${numbers.length} stages; making stage ${number}`);
    const { made: one, fell } = choose(number, designOf(number), { ...effort, search });
    if (work.stopped()) return 1;
    const reasons = Object.entries(fell).map(([why, count]) => `${why} ${count}`);
    work.say(`stage ${number}: ${one ? told(number, one) : 'no board holds'}; passed over: ${reasons.join(', ')}`);
    if (!one) continue;
    made.set(number, one);
    storeView(Math.ceil(number / 10), n => made.get(n) ?? readStored(n));
  }
  work.say('stored; npm run lab -- stages --print writes the report');
  return 0;
}

function told(number: number, { goals, difficulty, line }: Made): string {
  const wanted = wantedDifficulty(number);
  return `${goals.map(writeGoal).join()}, difficulty ${difficulty} (wanted ${wanted}), ${line.taps.length} taps`;
}

/** Measures what is stored, prints how it stands, and writes the report in docs. */
export function report(journal: string, work: Work): number {
  const found = survey(
    Array.from({ length: STAGE_COUNT }, (_, i) => stage(i + 1)),
    journal,
    work,
  );
  if (!found) return 1;
  const { page, picture, boards, table } = writeReport(found);
  const docs = new URL('../../../../../docs/', import.meta.url);
  writeFileSync(new URL('keshiki-stages.md', docs), page);
  writeFileSync(new URL('keshiki-stages.svg', docs), picture);
  writeFileSync(new URL('keshiki-boards.svg', docs), boards);
  work.say(table);
  return 0;
}
