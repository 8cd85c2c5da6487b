import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSigns } from '@minoya/bots/rokumasu/chance';
import type { Work } from '../../command/command.ts';
import { shareOf } from './stats.ts';
import { Journal } from './journal.ts';
import { fitted } from './logistic.ts';
import { Pool } from './pool.ts';
import type { Position } from './positions.ts';

interface Calibrating {
  readonly runs: number;
  readonly setup: string;
  readonly workers: number;
  readonly seed: string;
  readonly journal: string;
  readonly docs: boolean;
}

/** Positions of some seeds to fit the curve, of others to judge the one that is built in. */
export async function calibrate(options: Calibrating, work: Work): Promise<number> {
  const pool = new Pool(options.workers, new Journal(options.journal), work);
  const from = async (which: string): Promise<Position[]> => {
    const seeds = Array.from({ length: options.runs }, (_, i) => `${options.seed}-${which}-${i}`);
    const setups = options.setup.split(',');
    const jobs = seeds.map((seed, i) => ({ task: 'positions' as const, setup: setups[i % setups.length] ?? '', seed }));
    return (await pool.play(jobs, `positions to ${which}`)).flat();
  };
  const [fit, report] = [await from('fit'), await from('report')];
  if (work.stopped()) return 1;
  const weights = fitted(fit.map(({ signs, won }) => ({ signs, won })));
  work.say(`fitted on ${fit.length} positions, for packages/bots/rokumasu/calibration.ts:`);
  work.say(`  [${weights.map(one => one.toFixed(3)).join(', ')}]`);
  const rows = deciles(report);
  const text = table(rows, report.length);
  work.say(text);
  if (options.docs) write('docs/rokumasu-coach.md', text, work);
  return rows.every(one => one.kept) ? 0 : 1;
}

interface Decile {
  readonly from: number;
  readonly count: number;
  readonly said: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly kept: boolean;
}

const STEPS = 10;
/** How far, in points, what was won may be from what was said. */
const TOLERANCE = 10;

/** By what was said, in tenths: what was said on average and what was won. Kept within ten points, as far as so few can tell. */
export function deciles(report: readonly Position[]): Decile[] {
  const said = report.map(one => ({ chance: fromSigns(one.signs), won: one.won }));
  return Array.from({ length: STEPS }, (_, i) => {
    const some = said.filter(one => Math.min(STEPS - 1, Math.floor(one.chance * STEPS)) === i);
    const mean = (100 * some.reduce((sum, one) => sum + one.chance, 0)) / Math.max(1, some.length);
    const { percent, low, high } = shareOf(some.filter(one => one.won).length, some.length);
    const kept = some.length === 0 || (low <= mean + TOLERANCE && high >= mean - TOLERANCE);
    return { from: i * STEPS, count: some.length, said: mean, won: percent, low, high, kept };
  });
}

function table(rows: readonly Decile[], count: number): string {
  const lines = rows.map(
    ({ from, count: n, said, won, low, high, kept }) =>
      `| ${from}–${from + STEPS} % | ${n} | ${said.toFixed(0)} % | ${won.toFixed(0)} % (${low.toFixed(0)}–${high.toFixed(0)}) | ${kept ? 'kept' : '**missed**'} |`,
  );
  return [
    '# Does the coach of ロクマス tell the truth?',
    '',
    'Written by `npm run lab -- coach --docs`. The coach says how likely the bot is to win the round from a position.',
    `Here are ${count} positions, one a round, from runs in which every fifth placement was any legal one, on seeds that had no part`,
    'in fitting the curve. Behind each, what was said, and how often the bot, playing on with the real pile and real luck, won.',
    '',
    '| said | positions | said on average | won (95 %) | within ten points |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

function write(file: string, content: string, work: Work): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  work.say(`wrote ${file}`);
}
