import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '@minoya/games/rokumasu/long/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { Work } from '../../command/command.ts';
import { planned } from './arms.ts';
import type { Arm, Findings } from './findings.ts';
import { Journal } from './journal.ts';
import type { Part } from './parts.ts';
import { Pool } from './pool.ts';
import { promises } from './promises.ts';
import { report } from './report.ts';
import type { Who } from './run.ts';
import { sections } from './sections.ts';
import { picture, sheet } from './sheet.ts';
import type { TrialsJob } from './trials.ts';

interface Survey {
  readonly runs: number;
  readonly only: readonly Part[];
  readonly who: Who;
  readonly workers: number;
  readonly seed: string;
  readonly out: string;
  readonly journal: string | null;
  /** Only what the journal holds. */
  readonly told: boolean;
  readonly docs: boolean;
}

/** Plays what is not in the journal yet, and writes the report. */
export async function survey(options: Survey, work: Work): Promise<number> {
  const { out } = options;
  const pool = new Pool(
    options.told ? 0 : options.workers,
    new Journal(options.journal ?? out.replace(/(\.html)?$/, '.jsonl')),
    work,
  );
  const arms: Arm[] = [];
  for (const { jobs, ...arm } of planned(options)) arms.push({ ...arm, outcomes: await pool.play(jobs, arm.name) });
  const trials = (await pool.play(options.only.includes('trials') ? trialJobs(options) : [], 'trials')).flat();
  if (work.stopped()) return 1;
  const findings: Findings = { arms, trials };
  const told = sections(findings);
  write(out, report(told), work);
  if (options.docs) {
    write('docs/rokumasu-balance.svg', picture(told), work);
    write(
      'docs/rokumasu-balance.md',
      sheet(
        told,
        arms.reduce((sum, arm) => sum + arm.outcomes.length, 0),
      ),
      work,
    );
  }
  const judged = promises(findings);
  for (const { asked, found, kept } of judged) work.say(`${kept ? 'kept' : 'MISSED'}: ${asked}: ${found}`);
  return judged.every(one => one.kept) ? 0 : 1;
}

function trialJobs({ runs, seed }: Survey): TrialsJob[] {
  const { relics, bosses } = ruleSets.journey;
  const things = [...relics.map(id => `relic:${id}`), ...bosses.map(id => `boss:${id}`)];
  return Array.from({ length: runs }, (_, i) => ({
    task: 'trials',
    setup: 'journey',
    seed: `${seed}-trial-${i}`,
    things,
  }));
}

function write(file: string, content: string, work: Work): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  work.say(`wrote ${file}`);
}
