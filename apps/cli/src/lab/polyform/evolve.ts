import { tune } from '@minoya/bots/polyform/tune';
import { plain, tuned, type Weights } from '@minoya/bots/polyform/weights';
import type { Work } from '../../command/command.ts';

interface Evolving {
  readonly seconds: number;
  /** 0 goes by the clock. */
  readonly generations: number;
  readonly seed: string;
  readonly from: 'tuned' | 'plain';
  readonly width: number;
  readonly samples: number;
  readonly deals: number;
  readonly seats: number;
}

/** Generation after generation; the last one's weights are printed. */
export async function evolve(options: Evolving, work: Work): Promise<number> {
  const { seconds, generations, from, ...rest } = options;
  const started = performance.now();
  work.progress('the first generation');
  for (const { number, rate, weights } of tune({
    ...rest,
    from: from === 'plain' ? plain : tuned,
    rivals: [plain, tuned],
  })) {
    const spent = (performance.now() - started) / 1000;
    work.progress(`${spent.toFixed(0)} s, generation ${number}: better half ${rate.toFixed(3)}`);
    if (generations > 0 ? number >= generations : spent > seconds) {
      work.say(printed(weights));
      break;
    }
    work.keep(printed(weights));
    if (work.stopped()) break;
  }
  return 0;
}

function printed(weights: Weights): string {
  return Object.entries(weights)
    .map(([name, value]) => `  ${name}: ${Number(Number(value).toFixed(3))},`)
    .join('\n');
}
