import { manifests } from '../packages/games/index.ts';
import { command } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { start } from '../apps/cli/src/command/start.ts';

export const art = command({
  name: 'art',
  does: 'Takes what the pictures of links are put together from out of apps/web/art.html',
  more: 'A card for each game, sheets of its marks and of letters, and where everything lies; a test says when they are stale.',
  words: [{ word: 'GAME', does: 'only the pictures of these games', count: 'any', among: Object.keys(manifests) }],
  options: {},
  examples: ['', 'keshiki'],
  ctrlC: 'Pictures that were drawn stay; browser and server are stopped. Run it again: they belong together.',
  needs: ['browser'],
  patience: 0,
  run: async (_options, work, games) => (await import('./draw-art.ts')).drawArt(work, games),
});

if (isProgram(import.meta.url)) await start(art);
