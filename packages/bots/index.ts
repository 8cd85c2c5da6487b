import { manifests } from '@minoya/games';
import type { Daily } from '@minoya/shared/daily';
import type { AnyBot } from './bot.ts';
import type { AnyGame } from '@minoya/kernel';
import { shownLine as keshikiLine } from './keshiki/par.ts';
import { dailySetup } from './keshiki/proven-deals.ts';
import { polyformBots } from './polyform/levels.ts';
import { randomLevel } from './random.ts';

export type { AnyBot, Bot } from './bot.ts';

/** What a game's folder here brings to the house. A game without a line is played by chance and searches no daily. */
interface Brought {
  /** Weakest first: `<id>/levels.ts`. */
  readonly levels?: readonly AnyBot[];
  /** The setup of a day's game, where it takes a search. */
  readonly dailySetup?: (date: string) => string;
  /** The actions that the page shows beside a finished game; null when it shows none. */
  readonly shownLine?: (setup: string) => readonly string[] | null;
}

/** The one list of what bots there are, by game. */
const brought: Readonly<Record<string, Brought>> = {
  keshiki: { dailySetup, shownLine: keshikiLine },
  polyform: { levels: polyformBots },
};

const all = Object.values(manifests);

/** Bots by game, weakest first; someone for every game, if only by chance. */
export const bots: Readonly<Record<string, readonly AnyBot[]>> = Object.fromEntries(
  all.map(({ game }): [string, readonly AnyBot[]] => [game.id, brought[game.id]?.levels ?? [randomLevel(game)]]),
);

/** The daily of each game that has one: the same for everybody, computed by anybody. Some setups take a second. */
export const dailies: Readonly<Record<string, Daily>> = Object.fromEntries(
  all.flatMap(({ game, daily }): [string, Daily][] => {
    const setup = daily?.setup ?? brought[game.id]?.dailySetup;
    return daily && setup ? [[game.id, { ...daily, setup }]] : [];
  }),
);

/** The line that the page shows beside a finished game of the present rules; null when it shows none. May take a second. */
export function shownLine({ id, version }: AnyGame, setup: string): readonly string[] | null {
  return manifests[id]?.game.version === version ? (brought[id]?.shownLine?.(setup) ?? null) : null;
}
