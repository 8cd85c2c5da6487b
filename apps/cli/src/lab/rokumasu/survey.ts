import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { Work } from '../../command/command.ts';
import { bars, type Findings, type Lift, lifts } from './figures.ts';
import { Journal } from './journal.ts';
import { Pool } from './pool.ts';
import { report } from './report.ts';
import type { Job, Who } from './run.ts';
import { picture, sheet } from './sheet.ts';

interface Survey {
  readonly runs: number;
  readonly classic: number;
  readonly pairs: number;
  readonly who: Who;
  readonly workers: number;
  readonly seed: string;
  readonly out: string;
  readonly journal: string | null;
  readonly docs: boolean;
}

/** Plays what is not in the journal yet, and writes the report. */
export async function survey(options: Survey, work: Work): Promise<number> {
  const { runs, who, out } = options;
  const pool = new Pool(options.workers, new Journal(options.journal ?? out.replace(/(\.html)?$/, '.jsonl')), work);
  const jobs = (setup: string, count: number, player: Who): Job[] =>
    Array.from({ length: count }, (_, i) => ({ setup, seed: `${options.seed}-${i}`, who: player }));
  const findings: Findings = {
    standard: await pool.play(jobs('standard', runs, who), `standard, ${who}`),
    random: await pool.play(jobs('standard', runs, 'random'), 'standard, dice'),
    classic: await pool.play(jobs('classic', options.classic, who), `classic, ${who}`),
    lifts: await measuredLifts(pool, options.pairs, jobs),
  };
  if (work.stopped()) return 1;
  write(out, report(findings), work);
  if (options.docs) {
    write('docs/rokumasu-balance.svg', picture(findings), work);
    write('docs/rokumasu-balance.md', sheet(findings), work);
  }
  const judged = bars(findings);
  for (const { asked, found, kept } of judged) work.say(`${kept ? 'kept' : 'MISSED'}: ${asked}: ${found}`);
  return judged.every(one => one.kept) ? 0 : 1;
}

function write(file: string, content: string, work: Work): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  work.say(`wrote ${file}`);
}

const SUSPECTS = 8;

/** What a relic may cost at worst, as far as its pairs can tell. */
const lowest = ({ wins }: Lift): number => wins.mean - wins.half;

/** Every relic on some seeds, then the most doubtful again on many: only they can break the promise. */
async function measuredLifts(
  pool: Pool,
  pairs: number,
  jobs: (setup: string, count: number, who: Who) => Job[],
): Promise<Lift[]> {
  if (pairs === 0) return [];
  const against = async (relics: readonly string[], count: number): Promise<Lift[]> => {
    const base = await pool.play(jobs('standard', count, 'brisk'), 'without a relic');
    const started = relics.flatMap(relic => jobs(`standard relics=${relic}`, count, 'brisk'));
    return lifts(base, await pool.play(started, 'with a relic'));
  };
  const first = await against(ruleSets.standard.relics, pairs);
  const worst = [...first].sort((a, b) => lowest(a) - lowest(b)).slice(0, SUSPECTS);
  const again = await against(
    worst.map(lift => lift.relic),
    4 * pairs,
  );
  const better = new Map(again.map(lift => [lift.relic, lift]));
  return first.map(lift => better.get(lift.relic) ?? lift).sort((a, b) => b.rounds.mean - a.rounds.mean);
}
