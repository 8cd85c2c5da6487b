import { readdirSync } from 'node:fs';
import type { Figure } from './figure.ts';

/**
 * Measures by CPU time, so that a busy machine does not change the figure. `-- NAME` runs the figures whose name
 * begins so; `-- --json` prints one line of JSON a figure.
 */
const ROUNDS = 5;
const LEAST_CPU_MS = 400;

const args = process.argv.slice(2);
const json = args.includes('--json');
const wanted = args.filter(arg => !arg.startsWith('--'));

async function figures(): Promise<Figure[]> {
  const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.bench.ts'));
  const all: Figure[] = [];
  for (const file of files.sort((a, b) => a.localeCompare(b))) {
    const module: { figures: readonly Figure[] } = await import(`./${file}`);
    all.push(...module.figures);
  }
  return all;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Units per CPU second: the best of a few rounds, each long enough for the clock. */
function measure(figure: Figure): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuSeconds();
    let units = 0;
    while ((cpuSeconds() - start) * 1000 < LEAST_CPU_MS) units += figure.run();
    best = Math.max(best, units / (cpuSeconds() - start));
  }
  return best;
}

const all = (await figures()).filter(f => wanted.length === 0 || wanted.some(name => f.name.startsWith(name)));
if (all.length === 0) {
  console.error(`no figure is named ${wanted.join(' ')}`);
  process.exit(1);
}
for (const figure of all) {
  const perCpuSecond = Math.round(measure(figure));
  if (json) console.log(JSON.stringify({ name: figure.name, perCpuSecond, unit: figure.unit }));
  else
    console.log(
      `${figure.name.padEnd(26)} ${perCpuSecond.toLocaleString('en').padStart(14)} ${figure.unit}/CPU-s  ${figure.note ?? ''}`,
    );
}
