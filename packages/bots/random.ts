import { type AnyGame, pick, type Seat, streams } from '@minoya/kernel';
import type { BotOptions } from './bot.ts';

/** Any legal action of any game. */
export function randomBot(game: AnyGame): (view: unknown, seat: Seat, options: BotOptions) => unknown {
  return (view, seat, { seed }) => pick(streams(seed, ['random']), 'random', [...game.legal(view, seat)]);
}
