import { availableParallelism } from 'node:os';
import { command } from '../command/command.ts';
import { choice, flag, text, whole } from '../command/option.ts';
import type { Who } from './rokumasu/run.ts';

const players: readonly Who[] = ['brisk', 'quick', 'steady', 'deep', 'random'];
const count = (does: string, usual: number) => whole(does, { usual, min: 0, max: 1_000_000 });

export const balance = command({
  name: 'lab balance',
  does: 'Lets bots play ロクマス and reports how it goes: win rates, rounds, gold, what each relic is worth',
  more: 'Exit code 1 when a promise is broken.',
  options: {
    runs: whole('runs of the standard set, by the bot and by dice', { usual: 100, min: 1, max: 1_000_000 }),
    classic: count('runs of the classic set', 0),
    pairs: count('pairs for each relic; the eight that look weakest get four times as many', 0),
    who: choice('who plays', players, 'steady'),
    workers: whole('processes', { usual: availableParallelism(), min: 1, max: 1_024 }),
    seed: text('another seed is other runs', 'lab', 'WORD'),
    out: text('the report', 'reports/rokumasu-balance.html', 'FILE'),
    journal: text('what was played; without it, beside the report', null, 'FILE'),
    docs: flag('also writes the tables and the picture into docs'),
  },
  examples: ['--runs 10 --who quick', '--runs 500 --classic 100 --pairs 40 --docs'],
  ctrlC: 'Whole runs are in the journal; the same command goes on from there.',
  run: async (options, work) => (await import('./rokumasu/survey.ts')).survey(options, work),
});
