import { manifests } from '@minoya/games';
import { command } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { choice, some } from '../apps/cli/src/command/option.ts';
import { start } from '../apps/cli/src/command/start.ts';

export const engines = command({
  name: 'engines',
  does: 'Plays the main flow of every game in a browser that is not Chromium, against a server of its own',
  more: 'Firefox is Debian’s; WebKitGTK is driven on a screen of its own. A picture of what failed is left in test-results.',
  words: [
    {
      word: 'FLOW',
      does: 'only these flows',
      count: 'any',
      among: ['house', ...Object.keys(manifests), 'room', 'sideways'],
    },
  ],
  options: {
    in: choice('which browser', ['firefox', 'webkit'], 'firefox'),
    size: some('at these sizes only', ['390x844', '1280x860'], 'SIZES'),
  },
  examples: ['', 'keshiki room', '--in webkit --size 390x844 rokumasu'],
  ctrlC: 'Browser and server are stopped; nothing is left but the pictures.',
  patience: 0,
  run: async (options, work, flows) => (await import('./engines/run.ts')).run(options, work, flows),
});

if (isProgram(import.meta.url)) await start(engines);
