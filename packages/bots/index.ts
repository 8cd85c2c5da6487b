import { games } from '@minoya/games';
import type { AnyBot } from './bot.ts';
import { polyformBots } from './polyform/levels.ts';
import { randomBot } from './random.ts';

export type { AnyBot, Bot, BotLevel, BotOptions } from './bot.ts';

/** Someone for every game, if only by chance. */
const anyone = Object.values(games).map((game): [string, readonly AnyBot[]] => [
  game.id,
  [{ id: 'random', text: { ja: '気まぐれ', en: 'Random' }, bot: randomBot(game) }],
]);

/** Bots by game, weakest first. */
export const bots: Readonly<Record<string, readonly AnyBot[]>> = {
  ...Object.fromEntries(anyone),
  polyform: polyformBots,
};
