import { polyformBots } from '@minoya/bots/polyform/levels';
import type { Action } from '@minoya/games/polyform/state';
import type { ChooseAsk } from './client.ts';

/** Longest thought about one action, in milliseconds: three of them stay under what a turn may take. */
const longest = 350;

export function choose({ view, seat, bot: id, seed }: ChooseAsk): Action {
  const until = performance.now() + longest;
  const { bot } = polyformBots.find(one => one.id === id) ?? polyformBots[0] ?? missing();
  return bot(view, seat, { seed, stop: () => performance.now() > until });
}

function missing(): never {
  throw new Error('POLYFORM has no machine players');
}
