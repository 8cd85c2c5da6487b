import type { Action, State } from '@minoya/games/polyform/state';
import type { Bot, BotLevel } from '../bot.ts';
import { apprentice } from './apprentice.ts';
import { searchTurn } from './beam.ts';
import { ACTIONS } from './board.ts';
import { type Lookahead, lookaheadBot } from './lookahead.ts';
import { judgeFor, planAction, sideAction, turnOf } from './think.ts';
import { plain, tuned, type Weights } from './weights.ts';

type PolyformBot = Bot<State, Action>;

/** One whole turn ahead, keeping `width` boards. */
export function beamBot(weights: Weights, width: number): PolyformBot {
  return (view, seat, { stop }) => {
    const mind = judgeFor(view, seat, weights);
    const side = sideAction(view, seat, () => mind);
    if (side) return side;
    const turn = turnOf(view, seat, mind, width);
    return planAction(view, searchTurn({ ...turn, stop })[0]);
  };
}

/** One action ahead. */
export function greedyBot(weights: Weights): PolyformBot {
  return (view, seat) => {
    const mind = judgeFor(view, seat, { ...weights, lead: 0 });
    const side = sideAction(view, seat, () => mind);
    if (side) return side;
    const turn = turnOf(view, seat, mind, 1);
    turn.board[ACTIONS] = 1;
    return planAction(view, searchTurn(turn)[0]);
  };
}

/** What 名人 looks at before each action: about a tenth of a second on one core. */
const MEIJIN: Lookahead = { width: 32, plans: 12, samples: 12, turns: 6, inner: 2 };

/**
 * The four levels, weakest first: chance within reason; one action ahead; the whole turn ahead, with little
 * regard for the others; and the whole turn with the others' answers and the end of the game in sight.
 * How often each beats the one below is measured by `npm run lab -- arena`.
 */
export const polyformBots: readonly BotLevel<State, Action>[] = [
  { id: 'minarai', text: { ja: '見習い', en: 'Apprentice' }, bot: apprentice },
  { id: 'shokunin', text: { ja: '職人', en: 'Artisan' }, bot: greedyBot(plain) },
  { id: 'oyakata', text: { ja: '親方', en: 'Foreman' }, bot: beamBot({ ...tuned, lead: 0.5 }, 6) },
  { id: 'meijin', text: { ja: '名人', en: 'Master' }, bot: lookaheadBot(tuned, MEIJIN) },
];
