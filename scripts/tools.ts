import { command, type Family } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { startMember } from '../apps/cli/src/command/start.ts';
import { noteBuilt, sourcesNow } from './build-stamp.mjs';
import { check, test } from './test.ts';
import { runTool, runTools } from './tool.ts';

const golden = command({
  name: 'golden',
  does: 'Plays the golden playthroughs again, and writes down what comes out now; also docs/commands.md',
  more: 'What changes in a playthrough is a change of the rules: raise the version, and say why in CHANGELOG.md.',
  options: {},
  examples: [''],
  ctrlC: 'Goldens that were told are written; the same command does the others.',
  run: (_options, work) => runTool({ run: 'vitest run --project quick golden -u' }, work),
});

const build = command({
  name: 'build',
  does: 'Builds the web app and the server, whether they are stale or not',
  options: {},
  examples: [''],
  ctrlC: 'The next start builds again what is not whole.',
  run: async (_options, work) => {
    const sources = sourcesNow();
    const parts = [
      { run: 'vite build', in: 'apps/web' },
      { run: 'node build.mjs', in: 'apps/server' },
    ];
    const status = await runTools(parts, work);
    if (status === 0) noteBuilt(sources);
    return status;
  },
});

const format = command({
  name: 'format',
  does: 'Formats every source',
  options: {},
  examples: [''],
  ctrlC: 'Sources are formatted or not, none by half.',
  run: (_options, work) => runTool({ run: 'biome format --write .' }, work),
});

const size = command({
  name: 'size',
  does: 'Compares what a player downloads with its budgets; the web app must have been built',
  options: {},
  examples: [''],
  ctrlC: 'Nothing is changed.',
  run: (_options, work) => runTool({ run: 'size-limit', in: 'apps/web' }, work),
});

export const tools: Family = {
  name: '',
  does: 'What is done with the sources',
  members: [test, check, golden, build, format, size],
};

if (isProgram(import.meta.url)) await startMember(tools);
