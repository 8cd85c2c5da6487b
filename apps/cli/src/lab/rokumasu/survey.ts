import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '@minoya/games/rokumasu/long/index';
import { levels } from '@minoya/games/rokumasu/long/levels';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { Work } from '../../command/command.ts';
import { planned } from './arms.ts';
import type { Arm, Findings } from './findings.ts';
import { Journal } from './journal.ts';
import type { Part } from './parts.ts';
import { Pool } from './pool.ts';
import { promises, verdictOf } from './promises.ts';
import { report } from './report.ts';
import type { Who } from './run.ts';
import { sections } from './sections.ts';
import { picture, sheet } from './sheet.ts';
import type { Trial, TrialsJob } from './trials.ts';

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
  const trials: Trial[] = [];
  for (const part of TRIED) {
    const jobs = options.only.includes(part) ? trialJobs(part, options) : [];
    trials.push(...(await pool.play(jobs, part)).flat());
  }
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
  for (const one of judged) work.say(`${verdictOf(one).replaceAll('*', '')}: ${one.asked}: ${one.found}`);
  return judged.every(one => one.kept) ? 0 : 1;
}

const TRIED = ['steps', 'bosses', 'relics'] as const satisfies readonly Part[];

/** Each level is tried on runs of the one below; all bosses and all relics on runs of level 0. */
function trialJobs(part: (typeof TRIED)[number], { runs, seed }: Survey): TrialsJob[] {
  const { relics, bosses } = ruleSets.journey;
  const tried = {
    steps: levels.map((_, below) => ({ below, things: [`level:${below + 1}`] })),
    bosses: [{ below: 0, things: bosses.map(id => `boss:${id}`) }],
    relics: [{ below: 0, things: relics.map(id => `relic:${id}`) }],
  }[part];
  return Array.from({ length: runs }, (_, i) =>
    tried.map(({ below, things }) => ({
      task: 'trials' as const,
      setup: below > 0 ? `journey level=${below}` : 'journey',
      seed: `${seed}-${part}-${i}`,
      things,
    })),
  ).flat();
}

function write(file: string, content: string, work: Work): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  work.say(`wrote ${file}`);
}
