import { command } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { flag, text } from '../apps/cli/src/command/option.ts';
import { start } from '../apps/cli/src/command/start.ts';

export const shots = command({
  name: 'shots',
  does: 'Takes a picture of every screen in every size, language and theme, with a contact sheet, into shots/',
  words: [
    { word: 'SCREEN', does: 'only screens whose name begins so; film: what moves, frame by frame', count: 'any' },
  ],
  options: {
    quick: flag('one size only'),
    url: text('a server that runs already', null, 'URL'),
  },
  examples: ['', 'home keshiki', '--quick --url http://127.0.0.1:3000'],
  ctrlC: 'The pictures so far are in shots/; browser and server are stopped.',
  refuses: async heads => (await import('./take-shots.ts')).noSuchScreen(heads),
  needs: ['browser', 'build'],
  patience: 0,
  run: async (options, work, heads) => (await import('./take-shots.ts')).takeShots({ ...options, heads }, work),
});

if (isProgram(import.meta.url)) await start(shots);
