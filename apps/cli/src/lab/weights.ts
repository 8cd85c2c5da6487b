import { type Generation, tune } from '@minoya/bots/rokumasu/tune';
import { weights as current } from '@minoya/bots/rokumasu/weights';
import { optionOf } from './polyform/options.ts';
import { randomBuild } from './rokumasu/builds.ts';

/**
 * `npm run lab -- weights --seconds 120 --seed w1` improves the weights with which ロクマス's bot judges a board, by an evolution
 * strategy on the same imagined rounds, and prints them for `packages/bots/rokumasu/weights.ts`. `--from zero`, `--generations 20`
 * (reproducible: the seed and the number of generations decide, not the clock), `--builds 12`, `--samples 12`, `--rounds 4`,
 * `--width 3`. Ctrl-C prints what was found so far.
 */
export async function weights(args: string[]): Promise<number> {
  const option = optionOf(args);
  const seed = option('seed', 'weights');
  const most = Number(option('generations', '0'));
  const seconds = Number(option('seconds', '120'));
  const zero = { board: current.board.map(() => 0), handLeft: 0 };
  const tuning = {
    seed,
    from: option('from', 'current') === 'zero' ? zero : current,
    builds: Array.from({ length: Number(option('builds', '12')) }, (_, i) => randomBuild(`${seed} ${i}`)),
    samples: Number(option('samples', '12')),
    rounds: Number(option('rounds', '4')),
    width: Number(option('width', '3')),
  };
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  const started = performance.now();
  let last: Generation | null = null;
  for (const generation of tune(tuning)) {
    last = generation;
    const spent = (performance.now() - started) / 1000;
    const { number, better, before } = generation;
    process.stderr.write(
      `${spent.toFixed(0)} s, generation ${number}: ${better.toFixed(3)}, before ${before.toFixed(3)}\n`,
    );
    await new Promise(resolve => setImmediate(resolve));
    if (stopped || (most > 0 ? number >= most : spent > seconds)) break;
  }
  if (!last) return 1;
  const short = (value: number): number => Number(value.toFixed(3));
  const { board, handLeft } = last.weights;
  console.log(`  board: [${board.map(short).join(', ')}],\n  handLeft: ${short(handLeft)},`);
  return 0;
}
