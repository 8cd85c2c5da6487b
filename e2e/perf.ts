import { manifests } from '@minoya/games';
import { command } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { flag, text } from '../apps/cli/src/command/option.ts';
import { start } from '../apps/cli/src/command/start.ts';

const names: readonly string[] = [
  'home',
  ...Object.keys(manifests),
  'drag',
  'drag-rokumasu',
  'score-animation',
  'falls',
  'bots',
];

export const perf = command({
  name: 'perf',
  does: 'Measures how the pages come to a slow phone and how smoothly they move: figures of this machine, not tests',
  more: `Frames are judged by what the page's own thread works for them, in processor time on a CPU four times slower: a task of
50 ms is a frame of 50 ms. A browser slows a CPU down by the clock, so that a thread which other programs keep waiting is charged for the
wait, four times over: where much else runs, --scaled tells more. Drags also tell the longest frame by the clock (0: none over 50 ms), which other programs lengthen.`,
  words: [{ word: 'FIGURE', does: 'only these', count: 'any', among: names }],
  options: {
    url: text('a server that runs already', null, 'URL'),
    'full-speed': flag("on this machine's own CPU"),
    scaled: flag("on this machine's own CPU, its time counted four times: a busy machine lengthens that far less"),
    why: flag('also what the longest tasks did'),
  },
  examples: ['', 'drag falls bots', 'falls --scaled', '--url http://127.0.0.1:3000 --why'],
  ctrlC: 'The figures printed above are whole; browser and server are stopped.',
  needs: ['browser', 'build'],
  patience: 0,
  run: async ({ url, why, scaled, 'full-speed': full }, work, chosen) => {
    const { measure } = await import('./measures.ts');
    const asked = names.filter(name => chosen.length === 0 || chosen.includes(name));
    return measure({ url, why, slowdown: full || scaled ? 1 : 4, times: scaled ? 4 : 1, names: asked }, work);
  },
});

if (isProgram(import.meta.url)) await start(perf);
