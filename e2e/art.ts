import { manifests } from '../packages/games/index.ts';
import { command, Failed } from '../apps/cli/src/command/command.ts';
import { isProgram } from '../apps/cli/src/command/is-program.ts';
import { start } from '../apps/cli/src/command/start.ts';

/** Which of the cards on the page are drawn: those that are asked for, or all. What was drawn before is not replaced by nothing. */
export function cardsToDraw(onPage: readonly string[], asked: readonly string[]): readonly string[] {
  const found = onPage.filter(id => asked.length === 0 || asked.includes(id));
  const missing = asked.filter(id => !found.includes(id));
  if (missing.length > 0) throw new Failed(`apps/web/art.html has no card of ${missing.join(', ')}.`);
  if (found.length === 0) throw new Failed('apps/web/art.html has no cards.');
  return found;
}

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
