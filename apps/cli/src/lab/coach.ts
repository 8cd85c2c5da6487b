import { command } from '../command/command.ts';
import { flag, text, whole } from '../command/option.ts';

export const coach = command({
  name: 'lab coach',
  does: 'Asks whether the chances that the coach of ロクマス tells are true, and fits the curve that makes them so',
  more: 'Exit code 1 when a tenth is off by more than ten points. The curve belongs into packages/bots/rokumasu/calibration.ts.',
  options: {
    runs: whole('runs to fit on, and as many others to report on', { usual: 120, min: 1, max: 100_000 }),
    setup: text('what is played; several, with commas, in turn', 'standard', 'SETUP'),
    workers: whole('processes', { usual: 1, min: 1, max: 1_024 }),
    seed: text('another seed is other runs', 'coach', 'WORD'),
    journal: text('what was played', 'reports/rokumasu-coach.jsonl', 'FILE'),
    docs: flag('also writes the table into docs'),
  },
  examples: ['', '--runs 10', '--runs 200 --docs'],
  ctrlC: 'Whole runs are in the journal; the same command goes on from there.',
  run: async (options, work) => (await import('./rokumasu/calibrate.ts')).calibrate(options, work),
});
