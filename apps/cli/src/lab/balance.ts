import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { relicIds } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { playAll } from './rokumasu/pool.ts';
import { lifts, report, winRate } from './rokumasu/report.ts';
import type { Job, Who } from './rokumasu/run.ts';

/** `npm run lab -- balance [--runs 500] [--who steady] [--pairs 40] [--seed lab] [--out reports/rokumasu.html]` */
export async function balance(args: string[]): Promise<number> {
  const option = (name: string, otherwise: string): string => {
    const at = args.indexOf(`--${name}`);
    return at >= 0 ? (args[at + 1] ?? otherwise) : otherwise;
  };
  const runs = Number(option('runs', '100'));
  const pairs = Number(option('pairs', '0'));
  const who = option('who', 'steady') as Who;
  const seed = option('seed', 'lab');
  const out = option('out', 'reports/rokumasu-balance.html');
  const jobs = (setup: string, count: number, by: Who): Job[] =>
    Array.from({ length: count }, (_, i) => ({ setup, seed: `${seed}-${i}`, who: by }));

  const byRules = [];
  for (const rules of Object.keys(ruleSets)) {
    const outcomes = await playAll(jobs(rules, runs, who), `${rules}, ${who}`);
    byRules.push({ name: `${rules}, ${who}`, outcomes });
    const share = winRate(outcomes);
    console.log(`${rules}: won ${share.wins} of ${share.runs} (${share.low.toFixed(1)}–${share.high.toFixed(1)} %)`);
  }
  byRules.push({
    name: 'standard, random',
    outcomes: await playAll(jobs('standard', Math.min(runs, 200), 'random'), 'random'),
  });

  let measured: ReturnType<typeof lifts> = [];
  if (pairs > 0) {
    const base = await playAll(jobs('standard', pairs, 'quick'), 'without a relic');
    const started = relicIds
      .filter(relic => ruleSets.standard.relics.includes(relic))
      .flatMap(relic => jobs(`standard relics=${relic}`, pairs, 'quick'));
    measured = lifts(base, await playAll(started, 'with a relic'));
  }
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, report({ byRules, lifts: measured }));
  writeFileSync(out.replace(/\.html$/, '.json'), JSON.stringify({ byRules, lifts: measured }));
  console.log(`wrote ${out}`);
  return 0;
}
