import { command } from '../command/command.ts';
import { choice, flag, some, text, whole } from '../command/option.ts';
import { parts } from './rokumasu/parts.ts';
import type { Who } from './rokumasu/run.ts';

const players: readonly Who[] = ['brisk', 'quick', 'steady', 'deep'];

export const balance = command({
  name: 'lab balance',
  does: 'Lets bots play ロクマス and reports how it goes: win rates, how rounds are won, shelves, what relics add and bosses cost',
  more: 'Exit code 1 when a promise is broken.',
  options: {
    runs: whole('runs of each setup and player', { usual: 40, min: 1, max: 1_000_000 }),
    only: some('which parts', parts, 'PARTS'),
    who: choice('who plays for the bot', players, 'steady'),
    workers: whole('processes', { usual: 1, min: 1, max: 1_024 }),
    seed: text('another seed is other runs', 'lab', 'WORD'),
    out: text('the report', 'reports/rokumasu-balance.html', 'FILE'),
    journal: text('what was played; without it, beside the report', null, 'FILE'),
    told: flag('plays nothing more: tells what the journal holds'),
    docs: flag('also writes the tables and the picture into docs'),
  },
  examples: ['--runs 10 --who quick --only sets,dice', '--runs 200 --docs'],
  ctrlC: 'Whole runs are in the journal; the same command goes on from there.',
  run: async (options, work) => (await import('./rokumasu/survey.ts')).survey(options, work),
});
