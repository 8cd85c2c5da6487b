import type { Bot } from '@minoya/bots';
import { beamBot, polyformBots } from '@minoya/bots/polyform/levels';
import { lookaheadBot } from '@minoya/bots/polyform/lookahead';
import { plain, tuned } from '@minoya/bots/polyform/weights';
import type { Action, State } from '@minoya/games/polyform/state';
import { mctsBot } from './mcts.ts';

/** Everyone who may enter the arena: the four levels, and what they are measured against. */
export const contestants: Readonly<Record<string, Bot<State, Action>>> = {
  ...Object.fromEntries(polyformBots.map(({ id, bot }) => [id, bot])),
  plain6: beamBot(plain, 6),
  tuned6: beamBot(tuned, 6),
  tuned24: beamBot(tuned, 24),
  look: lookaheadBot(tuned, { width: 24, plans: 8, samples: 4, turns: 4, inner: 2 }),
  mcts: mctsBot,
};

/** The matches that the product promises, with the share each must reach. */
export const ladder: readonly { readonly a: string; readonly b: string; readonly goal: number }[] = [
  { a: 'shokunin', b: 'minarai', goal: 0.65 },
  { a: 'oyakata', b: 'shokunin', goal: 0.65 },
  { a: 'meijin', b: 'oyakata', goal: 0.65 },
  { a: 'meijin', b: 'plain6', goal: 0.8 },
  { a: 'meijin', b: 'mcts', goal: 0.95 },
];
