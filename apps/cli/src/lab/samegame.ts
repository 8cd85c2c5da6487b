import { command } from '../command/command.ts';
import { number, some, text } from '../command/option.ts';

const BOARDS = Array.from({ length: 20 }, (_, i) => i + 1);

export const samegame = command({
  name: 'lab samegame',
  does: 'Solves the 20 standard SameGame positions with the stage solver, beside the published scores',
  options: {
    seconds: number('CPU seconds for each position', { usual: 60, min: 0.1, max: 86_400 }),
    boards: some('which positions, as in 1,3,7', BOARDS),
    seed: text('another seed is another run', 'samegame', 'WORD'),
  },
  examples: ['--seconds 5', '--boards 1,3,7 --seed again'],
  ctrlC: 'The positions printed above are whole; nothing is stored.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./keshiki/solve.ts')).solve(options, work),
});
