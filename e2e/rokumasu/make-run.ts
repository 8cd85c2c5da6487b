import { writeFileSync } from 'node:fs';
import { encodeReplay } from '@minoya/kernel';
import { command, Failed, type Work } from '../../apps/cli/src/command/command.ts';
import { isProgram } from '../../apps/cli/src/command/is-program.ts';
import { whole } from '../../apps/cli/src/command/option.ts';
import { start } from '../../apps/cli/src/command/start.ts';

export const fullRun = command({
  name: 'full-run',
  does: 'Finds a plain run of ロクマス that the bot wins, and writes it down for the tests',
  more: 'Needed again when the rules change: e2e/rokumasu/full-run.ts.',
  options: { seeds: whole('how many seeds are tried', { usual: 40, min: 1, max: 10_000 }) },
  examples: ['', '--seeds 100'],
  ctrlC: 'The run that the tests have stays as it was.',
  thread: import.meta.url,
  run: ({ seeds }, work) => find(seeds, work),
});

async function find(seeds: number, work: Work): Promise<number> {
  const { botChoice, runUntil } = await import('./runs.ts');
  for (let seed = 0; seed < seeds; seed++) {
    work.progress(`${seed} of ${seeds} seeds`);
    const match = runUntil(
      'standard',
      `FULL-${String(seed).padStart(4, '0')}`,
      () => work.stopped(),
      botChoice('steady'),
    );
    if (work.stopped()) return 1;
    work.say(`${match.seed}: round ${match.state.round}${match.state.record.won ? ', won' : ''}`);
    if (!match.state.record.won) continue;
    const lines = (encodeReplay(match.replay()).match(/.{1,100}/g) ?? []).map(part => `  '${part}',`);
    const text = `/** A whole run, won in round 24. Made by make-run.ts. */\nexport const fullRun = [\n${lines.join('\n')}\n].join('');\n`;
    writeFileSync(new URL('./full-run.ts', import.meta.url), text);
    return 0;
  }
  throw new Failed(`the bot wins with none of ${seeds} seeds`);
}

if (isProgram(import.meta.url)) await start(fullRun);
