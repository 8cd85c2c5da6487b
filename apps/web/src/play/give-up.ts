import type { AnyGame } from '@minoya/kernel';
import type { Resigned } from '../games/game-ui.ts';
import { go } from '../router.ts';
import { finishRun } from '../store/runs.ts';
import { endDay, isDaysGame } from './day-game.ts';
import { giveUpCosts } from './give-up-text.ts';
import type { OpenRun } from './open.ts';
import { resultPath } from './paths.ts';
import { pastOf } from './session.ts';

/** Words of the menu about the end of a run in progress. */
const giveUpWords = {
  replaceKeeps: {
    ja: 'いまのランはリタイアになり、記録に残ります。',
    en: 'You give up the run in progress. It stays in your records.',
  },
  giveUp: { ja: 'リタイアする', en: 'Give up' },
  giveUpAsk: { ja: 'このランをリタイアしますか', en: 'Give up this run?' },
  giveUpText: {
    ja: 'ここまでの結果と分かれ目が見られます。続きは遊べません。',
    en: 'You see how it went and where it turned. It cannot be played on.',
  },
} as const;

/** The same for a game against others: there it is lost to somebody. */
const resignWords = {
  replaceKeeps: {
    ja: 'いまのゲームは投了になり、記録に残ります。',
    en: 'You resign the game in progress. It stays in your records.',
  },
  giveUp: { ja: '投了する', en: 'Resign' },
  giveUpAsk: { ja: '投了しますか', en: 'Resign this game?' },
  giveUpText: {
    ja: '負けとして記録に残り、分かれ目が見られます。続きは遊べません。',
    en: 'It counts as lost, and you see where it turned. It cannot be played on.',
  },
} as const;

export const wordsFor = <G extends AnyGame>({ ui }: OpenRun<G>): typeof giveUpWords | typeof resignWords =>
  ui.resigns ? resignWords : giveUpWords;

/** What else is lost with a run that is given up: the day's one game, or its place on a leaderboard. */
export function costOf<G extends AnyGame>({ ui, play, match, slot }: OpenRun<G>): (typeof giveUpCosts)[Cost] | null {
  if (isDaysGame(ui, { seed: match.seed, slot, marks: match.marks })) return giveUpCosts.day;
  return play.mayRank ? giveUpCosts.ranked : null;
}
type Cost = keyof typeof giveUpCosts;

/** Whether there is anything of the run to keep. */
const isBegun = <G extends AnyGame>({ match }: OpenRun<G>): boolean => match.length > 1;

/** Whether a run may be given up and kept as it stands: one that is begun, and not over. */
export const mayGiveUp = <G extends AnyGame>(run: OpenRun<G>): boolean =>
  (run.ui.mayGiveUp === true || resignation(run) !== null) && isBegun(run) && run.play.result.value === null;

const resignation = <G extends AnyGame>({ ui, match, play }: OpenRun<G>): Resigned | null =>
  ui.resigns?.(match.setup, play.marks.peek()) ?? null;

/** What the record of a run says that ends here. */
function ended<G extends AnyGame>(run: OpenRun<G>): Resigned {
  return resignation(run) ?? { marks: { gaveUp: 1 }, result: { scores: [], winners: [] } };
}

/** Files a run as it stands, with its result page. Returns where that is. */
export async function fileGivenUp<G extends AnyGame>(run: OpenRun<G>): Promise<string> {
  const { ui, play, match, slot, started } = run;
  const { marks, result } = ended(run);
  const past = pastOf(ui, match, result, { slot, started, marks: { ...play.marks.peek(), ...marks } });
  endDay(ui, { seed: match.seed, slot, log: match.log });
  await finishRun(past);
  return resultPath(past.game, past.id);
}

/** Gives a run up and shows what it was, like one that was lost. */
export async function giveUp<G extends AnyGame>(run: OpenRun<G>): Promise<void> {
  go(await fileGivenUp(run), { replace: true });
}
