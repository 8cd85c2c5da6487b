import { readdirSync } from 'node:fs';
import { command, Refused, type Work } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { flag } from '../apps/cli/src/command/option.ts';
import { start } from '../apps/cli/src/command/start.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 5;
const LEAST_CPU_MS = 400;

async function figures(): Promise<Figure[]> {
  const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.bench.ts'));
  const all: Figure[] = [];
  for (const file of files.sort((a, b) => a.localeCompare(b))) {
    const module: { figures: readonly Figure[] } = await import(new URL(file, import.meta.url).href);
    all.push(...module.figures);
  }
  return all;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Units per CPU second: the best of a few rounds, each long enough for the clock. Ctrl-C is heard between two. */
async function measure(figure: Figure, work: Work): Promise<number> {
  let best = 0;
  for (let round = 0; round < ROUNDS && !work.stopped(); round++) {
    await new Promise(resolve => setImmediate(resolve));
    const start = cpuSeconds();
    let units = 0;
    while ((cpuSeconds() - start) * 1000 < LEAST_CPU_MS) units += figure.run();
    best = Math.max(best, units / (cpuSeconds() - start));
  }
  return best;
}

async function measureAll(json: boolean, wanted: readonly string[], work: Work): Promise<number> {
  const all = (await figures()).filter(f => wanted.length === 0 || wanted.some(name => f.name.startsWith(name)));
  if (all.length === 0) throw new Refused(`no figure's name begins with ${wanted.join(' or ')}`);
  for (const [i, figure] of all.entries()) {
    work.progress(`${i} of ${all.length} figures; measuring ${figure.name}`);
    const perCpuSecond = Math.round(await measure(figure, work));
    if (work.stopped()) return 1;
    work.say(json ? JSON.stringify({ name: figure.name, perCpuSecond, unit: figure.unit }) : row(figure, perCpuSecond));
  }
  return 0;
}

function row({ name, unit, note = '' }: Figure, perCpuSecond: number): string {
  return `${name.padEnd(26)} ${perCpuSecond.toLocaleString('en').padStart(14)} ${unit}/CPU-s  ${note}`;
}

export const bench = command({
  name: 'bench',
  does: 'Measures the speeds the product cares about, by CPU time, so that a busy machine does not change them',
  words: [{ word: 'FIGURE', does: 'those whose name begins so; all of them without', count: 'any' }],
  options: { json: flag('one line of JSON a figure') },
  examples: ['', 'keshiki', 'rokumasu.apply --json'],
  ctrlC: 'The figures printed above are whole.',
  run: ({ json }, work, wanted) => measureAll(json, wanted, work),
});

if (isProgram(import.meta.url)) await start(bench);
