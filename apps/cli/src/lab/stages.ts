import { writeFileSync } from 'node:fs';
import { STAGE_COUNT, stage } from '@minoya/games/keshiki/stages/index';
import { type Effort, type Made, makeStage } from './keshiki/generate.ts';
import { readStored, storeView } from './keshiki/store.ts';
import { writeReport } from './keshiki/report.ts';

/**
 * `npm run lab -- stages` makes the hundred stages again from their designs and seeds, and writes them into the games
 * package. `--from 11 --to 20` makes some of them, `--par 3000` spends fewer rounds on par (the boards stay the same),
 * `--print` makes nothing: it prints the table of what is stored and writes the report in docs.
 */
export async function stages(args: string[]): Promise<number> {
  if (!args.includes('--print')) {
    const from = option(args, '--from', 1);
    const to = option(args, '--to', STAGE_COUNT);
    await make(from, to, { candidates: 10, look: 800, par: option(args, '--par', 25_000) });
    console.error('stored; npm run lab -- stages --print writes the report');
    return 0;
  }
  const report = writeReport(Array.from({ length: STAGE_COUNT }, (_, i) => stage(i + 1)));
  const docs = new URL('../../../../docs/', import.meta.url);
  writeFileSync(new URL('keshiki-stages.md', docs), report.page);
  writeFileSync(new URL('keshiki-stages.svg', docs), report.picture);
  console.log(report.table);
  return 0;
}

async function make(from: number, to: number, effort: Effort): Promise<void> {
  const made = new Map<number, Made>();
  for (let number = from; number <= to; number++) {
    const one = makeStage(number, effort);
    made.set(number, one);
    const { target, difficulty, line } = one;
    const share = Math.round((100 * target) / line.score);
    console.error(
      `stage ${number}: target ${target} (${share} % of par ${line.score}${line.clears ? ', all clear' : ''}), difficulty ${difficulty}`,
    );
    storeView(Math.ceil(number / 10), i => made.get(i) ?? readStored(i));
    // Lets Ctrl-C through between two stages.
    await new Promise(resolve => setImmediate(resolve));
  }
}

function option(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args[at + 1]);
}
