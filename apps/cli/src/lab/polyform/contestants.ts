import type { Bot } from '@minoya/bots';
import { beamBot, levels, polyformBots } from '@minoya/bots/polyform/levels';
import { lookaheadBot } from '@minoya/bots/polyform/lookahead';
import { plain, tuned } from '@minoya/bots/polyform/weights';
import type { Action, State } from '@minoya/games/polyform/state';
import { mctsBot } from './mcts.ts';

/** Everyone who may enter the arena: the levels in every character, and what they are measured against. */
export const contestants: Readonly<Record<string, Bot<State, Action>>> = {
  ...Object.fromEntries(polyformBots.map(({ id, bot }) => [id, bot])),
  plain6: beamBot(plain, 6),
  tuned6: beamBot(tuned, 6),
  tuned24: beamBot(tuned, 24),
  look: lookaheadBot(tuned, { width: 24, plans: 8, samples: 4, turns: 4, inner: 2 }),
  mcts: mctsBot,
};

/** The matches that the product promises, with the least and the most share each may reach. */
export const ladder: readonly {
  readonly a: string;
  readonly b: string;
  readonly goal: number;
  readonly most: number;
}[] = [
  ...levels.slice(1).map(({ id }, i) => ({ a: id, b: levels[i]?.id ?? '', goal: 0.62, most: 0.78 })),
  { a: 'meijin', b: 'mcts', goal: 0.95, most: 1 },
];
