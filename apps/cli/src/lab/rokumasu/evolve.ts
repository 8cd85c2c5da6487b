import { tune } from '@minoya/bots/rokumasu/tune';
import { weights as current, type Weights } from '@minoya/bots/rokumasu/weights';
import type { Work } from '../../command/command.ts';
import { randomBuild } from './builds.ts';

interface Evolving {
  readonly seconds: number;
  /** 0 goes by the clock. */
  readonly generations: number;
  readonly seed: string;
  readonly from: 'current' | 'zero';
  readonly builds: number;
  readonly samples: number;
  readonly rounds: number;
  readonly width: number;
}

/** Generation after generation; the last one's weights are printed. */
export async function evolve(options: Evolving, work: Work): Promise<number> {
  const { seconds, generations, seed, from, builds, ...rest } = options;
  const zero = { board: current.board.map(() => 0), handLeft: 0, flow: 0 };
  const tuning = {
    ...rest,
    seed,
    from: from === 'zero' ? zero : current,
    builds: Array.from({ length: builds }, (_, i) => randomBuild(`${seed} ${i}`)),
  };
  const started = performance.now();
  work.progress('the first generation');
  for (const { number, better, before, weights } of tune(tuning)) {
    const spent = (performance.now() - started) / 1000;
    work.progress(`${spent.toFixed(0)} s, generation ${number}: ${better.toFixed(3)}, before ${before.toFixed(3)}`);
    if (generations > 0 ? number >= generations : spent > seconds) {
      work.say(printed(weights));
      break;
    }
    work.keep(printed(weights));
    if (work.stopped()) break;
  }
  return 0;
}

function printed({ board, handLeft, flow }: Weights): string {
  const short = (value: number): number => Number(value.toFixed(3));
  return `  board: [${board.map(short).join(', ')}],\n  handLeft: ${short(handLeft)},\n  flow: ${short(flow)},`;
}
