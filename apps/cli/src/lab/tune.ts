import { type Generation, tune as generations } from '@minoya/bots/polyform/tune';
import { plain, tuned, type Weights } from '@minoya/bots/polyform/weights';
import { optionOf } from './polyform/options.ts';

/**
 * `npm run lab -- tune --seconds 120 --seed t1` improves POLYFORM's weights by an evolution strategy on paired deals, and
 * prints them for `packages/bots/polyform/weights.ts`. `--from plain`, `--generations 20` (reproducible: the seed and the
 * number of generations decide, not the clock), `--width 3`, `--samples 12`, `--deals 8`, `--seats 2`.
 */
export async function tune(args: string[]): Promise<number> {
  const option = optionOf(args);
  const seconds = Number(option('seconds', '120'));
  const most = Number(option('generations', '0'));
  const started = performance.now();
  const tuning = {
    seed: option('seed', 'tune'),
    from: option('from', 'tuned') === 'plain' ? plain : tuned,
    rivals: [plain, tuned],
    width: Number(option('width', '3')),
    samples: Number(option('samples', '12')),
    deals: Number(option('deals', '9')),
    seats: Number(option('seats', '2')),
  };
  let last: Generation | null = null;
  for (const generation of generations(tuning)) {
    last = generation;
    const spent = (performance.now() - started) / 1000;
    process.stderr.write(
      `${spent.toFixed(0)} s, generation ${generation.number}: better half ${generation.rate.toFixed(3)}\n`,
    );
    if (most > 0 ? generation.number >= most : spent > seconds) break;
    await new Promise(resolve => setImmediate(resolve));
  }
  if (last) console.log(printed(last.weights));
  return 0;
}

function printed(weights: Weights): string {
  return Object.entries(weights)
    .map(([name, value]) => `  ${name}: ${Number(Number(value).toFixed(3))},`)
    .join('\n');
}
