import type { Action, State } from '@minoya/games/rokumasu/state';
import type { BotOptions } from '../bot.ts';
import { efforts, plan, type Way } from './plan.ts';
import { everyPlacement, type Placement } from './search.ts';
import { shopAction, shopEfforts } from './shop.ts';

/** What a player is told: first which piece, then where; the rest of the plan for who wants to see it. */
export interface Hint {
  readonly action: Action;
  /** The whole hand as the bot would play it. Empty outside a round. */
  readonly placements: readonly Placement[];
  /** Share of imagined piles in which this wins the round. */
  readonly wins: number;
}

/** The bot's advice for a view; null when there is nothing to decide. Answers with the best so far when stopped. */
export function hint(view: State, options: BotOptions): Hint | null {
  if (view.phase === 'shop')
    return { action: shopAction(view, options.seed, shopEfforts.quick), placements: [], wins: 0 };
  if (view.phase !== 'playing') return null;
  const way = advised(view, plan(view, { ...options, effort: efforts.steady }));
  const first = way?.path[0];
  if (!way || !first) return null;
  return { action: first, placements: way.path, wins: way.wins };
}

/** A player who sees points on the board is not told to leave them: the advised hand scores no less than any one placement. */
function advised(view: State, ways: readonly Way[]): Way | undefined {
  let most: Way | undefined;
  for (const { placement, node } of everyPlacement(view)) {
    const points = node.s.score - view.score;
    if (points > (most?.points ?? 0)) most = { path: [placement], points, outlook: node.value, wins: 0 };
  }
  return ways.find(way => way.points >= (most?.points ?? 0)) ?? most;
}
