import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bossIds } from '@minoya/games/rokumasu/bosses';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { Work } from '../../command/command.ts';
import type { Arm, Findings } from './findings.ts';
import { Journal } from './journal.ts';
import type { Part } from './parts.ts';
import { Pool } from './pool.ts';
import { promises } from './promises.ts';
import { report } from './report.ts';
import type { RunJob, Who } from './run.ts';
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
  readonly docs: boolean;
}

/** Plays what is not in the journal yet, and writes the report. */
export async function survey(options: Survey, work: Work): Promise<number> {
  const { out } = options;
  const pool = new Pool(options.workers, new Journal(options.journal ?? out.replace(/(\.html)?$/, '.jsonl')), work);
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

type Planned = Omit<Arm, 'outcomes'> & { readonly jobs: readonly RunJob[] };

/** Who plays what, and how often. */
function planned({ runs, only, who, seed }: Survey): Planned[] {
  const arm = (part: Part, name: string, setup: string, player: Who = who): Planned[] => {
    if (!only.includes(part)) return [];
    const jobs = Array.from({ length: runs }, (_, i) => ({
      task: 'run' as const,
      setup,
      seed: `${seed}-${i}`,
      who: player,
    }));
    return [{ part, name, setup, who: player, jobs }];
  };
  return [
    ...arm('sets', 'standard', 'standard'),
    ...arm('sets', 'classic', 'classic'),
    ...arm('dice', 'standard, dice', 'standard', 'random'),
    ...arm('dice', 'classic, dice', 'classic', 'random'),
    ...SCRIPTS.flatMap(script => arm('scripts', `standard, ${script}`, 'standard', script)),
    ...arm('hints', 'standard, hints', 'standard', 'hints'),
  ];
}

const SCRIPTS = ['one-cross', 'two-parallel', 'one-line', 'big-pieces'] as const satisfies readonly Who[];

function trialJobs({ runs, seed }: Survey): TrialsJob[] {
  const things = [...ruleSets.standard.relics.map(id => `relic:${id}`), ...bossIds.map(id => `boss:${id}`)];
  return Array.from({ length: runs }, (_, i) => ({
    task: 'trials',
    setup: 'standard',
    seed: `${seed}-trial-${i}`,
    things,
  }));
}

function write(file: string, content: string, work: Work): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  work.say(`wrote ${file}`);
}
