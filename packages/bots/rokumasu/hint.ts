import type { Action, State } from '@minoya/games/rokumasu/state';
import type { BotOptions } from '../bot.ts';
import { between, strengths } from './bot.ts';
import { plan } from './plan.ts';
import type { Placement } from './search.ts';

/** What a player is told: first which piece, then where; the rest of the plan for who wants to see it. */
export interface Hint {
  readonly action: Action;
  /** The whole hand as the bot would play it. Empty outside a round. */
  readonly placements: readonly Placement[];
  /** Share of imagined piles in which this wins the round. */
  readonly wins: number;
}

const { effort } = strengths.steady;

/** The bot's advice for a view; null when there is nothing to decide. Answers with the best so far when stopped. */
export function hint(view: State, options: BotOptions): Hint | null {
  if (view.phase === 'playing') return handHint(view, options);
  if (view.phase === 'won' || view.phase === 'lost' || view.phase === 'cleared') return null;
  return { action: between(view, options.seed, strengths.steady), placements: [], wins: 0 };
}

/** What the bot itself would do. The hand that scores most at once was thought through as well: where another is told, it leads further. */
function handHint(view: State, options: BotOptions): Hint | null {
  const way = plan(view, { ...options, effort })[0];
  const first = way?.path[0];
  return way && first ? { action: first, placements: way.path, wins: way.wins } : null;
}
