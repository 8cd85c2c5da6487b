import { command } from '../command/command.ts';
import { choice, whole } from '../command/option.ts';

export const values = command({
  name: 'lab values',
  does: 'Measures what each relic of ロクマス adds to random builds, for the shop of its bot',
  options: {
    rules: choice('of which rule set', ['standard', 'classic', 'journey'], 'journey'),
    builds: whole('random builds', { usual: 40, min: 1, max: 10_000 }),
    rounds: whole('imagined rounds for each', { usual: 6, min: 1, max: 1_000 }),
  },
  examples: ['', '--builds 5 --rounds 3'],
  ctrlC: 'The means over whole builds are printed.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./rokumasu/gains.ts')).gains(options, work),
});
