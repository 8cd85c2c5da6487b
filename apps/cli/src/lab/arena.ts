import { command } from '../command/command.ts';
import { text, whole } from '../command/option.ts';

export const arena = command({
  name: 'lab arena',
  does: "Plays POLYFORM's ladder: every level against the one below, the strongest against what it is measured by",
  more: 'Pairs share a deal with the seats swapped. Exit code 1 when a promised share is missed.',
  options: {
    a: text('one match instead, of this contestant', null, 'NAME'),
    b: text('against this one', null, 'NAME'),
    pairs: whole('pairs of games in each match', { usual: 200, min: 1, max: 100_000 }),
    seed: text('another seed is other deals', 'arena', 'WORD'),
    ms: whole("milliseconds of processor time for a decision; 0: each bot's own measure", {
      usual: 0,
      min: 0,
      max: 600_000,
    }),
    store: text('where what was played is kept', 'reports/polyform-arena.json', 'FILE'),
  },
  examples: ['--pairs 20', '--a oyakata --b tuned24 --pairs 50'],
  ctrlC: 'Whole pairs are stored; the same command goes on from there.',
  thread: import.meta.url,
  run: async (options, work) => (await import('./polyform/matches.ts')).playAll(options, work),
});
