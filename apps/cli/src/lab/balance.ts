import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { optionOf } from './polyform/options.ts';
import { bars, type Findings, type Lift, lifts } from './rokumasu/figures.ts';
import { Journal } from './rokumasu/journal.ts';
import { Pool } from './rokumasu/pool.ts';
import { report } from './rokumasu/report.ts';
import type { Job, Who } from './rokumasu/run.ts';
import { picture, sheet } from './rokumasu/sheet.ts';

/**
 * `npm run lab -- balance`: how ロクマス plays. `--runs 500` (standard), `--classic 100`, `--pairs 40` for each relic (0: none; the
 * eight that look weakest get four times as many), `--who steady`, `--workers 2`, `--seed lab`, `--out reports/rokumasu.html`,
 * `--journal reports/rokumasu.jsonl` (Ctrl-C, and go on later), `--docs` writes the tables and the picture into docs/.
 * Exit code 1 when a promise is broken.
 */
export async function balance(args: string[]): Promise<number> {
  const option = optionOf(args);
  const out = option('out', 'reports/rokumasu-balance.html');
  const pool = new Pool(
    Number(option('workers', String(availableParallelism()))),
    new Journal(option('journal', out.replace(/\.html$/, '.jsonl'))),
  );
  const jobs = (setup: string, count: number, who: Who): Job[] =>
    Array.from({ length: count }, (_, i) => ({ setup, seed: `${option('seed', 'lab')}-${i}`, who }));
  const runs = Number(option('runs', '100'));
  const who = option('who', 'steady') as Who;
  const findings: Findings = {
    standard: await pool.play(jobs('standard', runs, who), `standard, ${who}`),
    random: await pool.play(jobs('standard', runs, 'random'), 'standard, dice'),
    classic: await pool.play(jobs('classic', Number(option('classic', '0')), who), `classic, ${who}`),
    lifts: await measuredLifts(pool, Number(option('pairs', '0')), jobs),
  };
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, report(findings));
  console.log(`wrote ${out}`);
  if (args.includes('--docs')) {
    writeFileSync('docs/rokumasu-balance.svg', picture(findings));
    writeFileSync('docs/rokumasu-balance.md', sheet(findings));
    console.log('wrote docs/rokumasu-balance.md and its picture');
  }
  const judged = bars(findings);
  for (const { asked, found, kept } of judged) console.log(`${kept ? 'kept' : 'MISSED'}: ${asked}: ${found}`);
  return judged.every(one => one.kept) ? 0 : 1;
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
