import { command } from '../command/command.ts';
import { some, text, whole } from '../command/option.ts';

export const cards = command({
  name: 'lab cards',
  does: "Prints POLYFORM's cards as the solver sees them, and draws the sheet of all of them",
  options: {
    games: whole('lets bots play so many games with 2, 3 and 4 seats each', { usual: 0, min: 0, max: 100_000 }),
    seats: whole('only with so many seats; 0: 2, 3 and 4', { usual: 0, min: 0, max: 4 }),
    pairs: whole('lets the characters play so many pairs against each other', { usual: 0, min: 0, max: 100_000 }),
    plans: some('which characters those are', ['rush', 'build', 'black', 'finish']),
    habits: whole('lets each character play so many games against its level, and counts what it does', {
      usual: 0,
      min: 0,
      max: 100_000,
    }),
    level: text('how strong they play', 'meijin', 'NAME'),
    agreed: text('what the table agrees on besides, such as later=i2', '', 'OPTIONS'),
    hands: text('first hands in the order of play that no table can agree on, such as dot+dot/dot+i2', '', 'HANDS'),
    journal: text('where what was played is kept', 'reports/polyform-cards.jsonl', 'FILE'),
    seed: text('another seed is other games', 'cards', 'WORD'),
    out: text('the sheet', 'docs/polyform-cards.svg', 'FILE'),
    propose: whole('only draws new shapes of so many cells; 0: none', { usual: 0, min: 0, max: 25 }),
    count: whole('how many shapes', { usual: 16, min: 1, max: 1_000 }),
  },
  examples: [
    '',
    '--games 100 --pairs 50',
    '--games 400 --seats 2 --agreed later=i2',
    '--games 400 --seats 2 --hands dot+dot/dot+i2',
    '--propose 12 --seed minoya',
  ],
  ctrlC: 'Whole games are in the journal; the same command goes on from there.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./polyform/print.ts')).print(options, work),
});
