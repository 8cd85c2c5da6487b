import { command } from '../command/command.ts';
import { choice, text, whole } from '../command/option.ts';

export const tune = command({
  name: 'lab tune',
  does: "Improves the weights of POLYFORM's bots by an evolution strategy on paired deals, and prints them",
  more: 'They belong into packages/bots/polyform/weights.ts. With --generations a run can be repeated: the clock decides nothing.',
  options: {
    seconds: whole('how long, when --generations is 0', { usual: 120, min: 1, max: 604_800 }),
    generations: whole('how many instead; 0 goes by the clock', { usual: 0, min: 0, max: 100_000 }),
    seed: text('another seed is another run', 'tune', 'WORD'),
    from: choice('the weights to begin with', ['tuned', 'plain'], 'tuned'),
    width: whole('boards kept while a turn is searched', { usual: 3, min: 1, max: 64 }),
    samples: whole('weights tried in a generation', { usual: 12, min: 2, max: 1_000 }),
    deals: whole('deals each of them plays', { usual: 9, min: 1, max: 10_000 }),
    seats: whole('seats at the table', { usual: 2, min: 2, max: 4 }),
  },
  examples: ['--seconds 420 --seed t2', '--from plain --generations 20'],
  ctrlC: 'The weights of the last whole generation are printed.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./polyform/evolve.ts')).evolve(options, work),
});
