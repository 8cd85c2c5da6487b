import { type AnyGame, pick, type Seat, streams } from '@minoya/kernel';
import type { AnyBot, BotOptions } from './bot.ts';

/** Any legal action of any game. */
export function randomBot(game: AnyGame): (view: unknown, seat: Seat, options: BotOptions) => unknown {
  return (view, seat, { seed }) => pick(streams(seed, ['random']), 'random', [...game.legal(view, seat)]);
}

/** The same as a menu offers it, for games that have nobody better. */
export const randomLevel = (game: AnyGame): AnyBot => ({
  id: 'random',
  text: { ja: '気まぐれ', en: 'Random' },
  bot: randomBot(game),
});
