import { command } from '../command/command.ts';
import { text, whole } from '../command/option.ts';

export const cards = command({
  name: 'lab cards',
  does: "Prints POLYFORM's cards as the solver sees them, and draws the sheet of all of them",
  options: {
    games: whole('lets tuned bots play so many games with 2, 3 and 4 seats each', { usual: 0, min: 0, max: 100_000 }),
    pairs: whole('lets four plans play so many pairs against each other', { usual: 0, min: 0, max: 100_000 }),
    seed: text('another seed is other games', 'cards', 'WORD'),
    out: text('the sheet', 'docs/polyform-cards.svg', 'FILE'),
    propose: whole('only draws new shapes of so many cells; 0: none', { usual: 0, min: 0, max: 25 }),
    count: whole('how many shapes', { usual: 16, min: 1, max: 1_000 }),
  },
  examples: ['', '--games 100 --pairs 50', '--propose 12 --seed minoya'],
  ctrlC: 'Nothing is stored.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./polyform/print.ts')).print(options, work),
});
