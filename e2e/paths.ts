import { command } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { start } from '../apps/cli/src/command/start.ts';
import { runTool } from '../scripts/tool.ts';

const all = ['drop', 'score'];

export const paths = command({
  name: 'paths',
  does: 'Counts the files that a drop and a daily score pass through, and compares them with docs/web.md',
  more: 'V8 says which files of ours run. It fails for a file that the document does not name, for one of its table that did not run, and for more than fifteen.',
  words: [{ word: 'PATH', does: 'only this one', count: 'any', among: all }],
  options: {},
  examples: ['', 'drop'],
  ctrlC: 'Nothing is changed; browser and servers are stopped.',
  needs: ['browser', 'build'],
  patience: 0,
  async run(_options, work, asked) {
    let worst = 0;
    for (const one of asked.length > 0 ? asked : all) {
      if (work.stopped()) return 1;
      worst = Math.max(worst, await runTool({ run: `node --import tsx e2e/${one}-path.ts` }, work));
    }
    return worst;
  },
});

if (isProgram(import.meta.url)) await start(paths);
