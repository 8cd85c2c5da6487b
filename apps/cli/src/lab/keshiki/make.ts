import { writeFileSync } from 'node:fs';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import type { Work } from '../../command/command.ts';
import { type Effort, type Made, makeStage } from './generate.ts';
import { writeReport } from './report.ts';
import { readStored, storeView } from './store.ts';

/** Makes stages and stores each as soon as it is whole. */
export function make({ from, to }: { from: number; to: number }, effort: Omit<Effort, 'stopped'>, work: Work): number {
  const made = new Map<number, Made>();
  const count = to - from + 1;
  for (let number = from; number <= to; number++) {
    work.progress(`${number - from} of ${count} stages; making stage ${number}`);
    const one = makeStage(number, { ...effort, stopped: () => work.stopped() });
    if (one === null) return 1;
    made.set(number, one);
    const { target, difficulty, line } = one;
    const share = Math.round((100 * target) / line.score);
    work.say(
      `stage ${number}: target ${target} (${share} % of par ${line.score}${line.clears ? ', all clear' : ''}), difficulty ${difficulty}`,
    );
    storeView(Math.ceil(number / 10), i => made.get(i) ?? readStored(i));
  }
  work.say('stored; npm run lab -- stages --print writes the report');
  return 0;
}

/** Prints what is stored, and writes the report in docs. */
export function report(work: Work): number {
  const { page, picture, table } = writeReport(Array.from({ length: STAGE_COUNT }, (_, i) => stage(i + 1)));
  const docs = new URL('../../../../../docs/', import.meta.url);
  writeFileSync(new URL('keshiki-stages.md', docs), page);
  writeFileSync(new URL('keshiki-stages.svg', docs), picture);
  work.say(table);
  return 0;
}
