import { command } from '../command/command.ts';
import { choice, text, whole } from '../command/option.ts';

export const weights = command({
  name: 'lab weights',
  does: "Improves the weights with which ロクマス's bot judges a board, by an evolution strategy, and prints them",
  more: 'They belong into packages/bots/rokumasu/weights.ts. With --generations a run can be repeated: the clock decides nothing.',
  options: {
    seconds: whole('how long, when --generations is 0', { usual: 120, min: 1, max: 604_800 }),
    generations: whole('how many instead; 0 goes by the clock', { usual: 0, min: 0, max: 100_000 }),
    seed: text('another seed is another run', 'weights', 'WORD'),
    from: choice('the weights to begin with', ['current', 'zero'], 'current'),
    builds: whole('runs before a round in which samples are compared', { usual: 12, min: 1, max: 1_000 }),
    samples: whole('weights tried in a generation', { usual: 12, min: 2, max: 1_000 }),
    rounds: whole('imagined rounds for each build', { usual: 4, min: 1, max: 1_000 }),
    width: whole('boards kept while a round is planned', { usual: 3, min: 1, max: 64 }),
  },
  examples: ['--seconds 600 --seed w1', '--from zero --generations 20'],
  ctrlC: 'The weights of the last whole generation are printed.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./rokumasu/evolve.ts')).evolve(options, work),
});
