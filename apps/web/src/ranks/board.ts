import type { AnyGame, Match } from '@minoya/kernel';
import { dailySlot, dayOfSlot, lastDays } from '@minoya/shared/calendar';
import type { Board } from '@minoya/shared/leaderboard';
import type { GameUI } from '../games/game-ui.ts';
import type { Localized } from '../i18n/lang.ts';
import { text } from './text.ts';

/** The date of the daily that a run is, when it is one: somebody may have begun another seed on its slot. */
export function dailyOf<G extends AnyGame>(ui: GameUI<G>, seed: string, slot: string): string | null {
  const date = dayOfSlot(slot);
  return date !== null && ui.daily?.seed(date) === seed ? date : null;
}

const slugOf = ({ day, setup }: Board): string => (day === null ? setup.replaceAll(' ', '-') : dailySlot(day));

/** Where the board is shown. */
export const boardPath = (board: Board): string => `/ranks/${board.game}/${slugOf(board)}`;

/** The board that a finished game belongs on; null when it is on none. */
export function boardFor<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, slot: string): Board | null {
  const { game, version, setup, seed } = match.replay();
  if (!ui.ranks) return null;
  const day = dailyOf(ui, seed, slot);
  const open = ui.ranks.boards.some(one => one.setup === setup);
  return day !== null || open ? { game, version, setup, day } : null;
}

export interface Choice {
  readonly board: Board;
  readonly name: Localized;
  /** Where it is played. */
  readonly path: string;
}

const shownDays = 14;

/** Every board of a game: the last days, then its own. */
export function boardsOf<G extends AnyGame>(ui: GameUI<G>, today: string): { days: Choice[]; open: Choice[] } {
  const { id: game, version } = ui.game;
  return {
    days: lastDays(today, shownDays).map(day => dayChoice(ui, day, today)),
    open: (ui.ranks?.boards ?? []).map(({ setup, name, path }) => ({
      board: { game, version, setup, day: null },
      name,
      path,
    })),
  };
}

function dayChoice<G extends AnyGame>(ui: GameUI<G>, day: string, today: string): Choice {
  const { id: game, version } = ui.game;
  return { board: { game, version, setup: '', day }, name: text.dayOf(day, today), path: `/daily/${game}/${day}` };
}

/** The board of an address; today's daily when it names none. Any past day may be named, also one that is not listed. */
export function boardAt<G extends AnyGame>(ui: GameUI<G>, slug: string, today: string): Choice | null {
  const { days, open } = boardsOf(ui, today);
  if (slug === '') return days[0] ?? null;
  const day = dayOfSlot(slug);
  if (day !== null && day <= today) return dayChoice(ui, day, today);
  return open.find(one => slugOf(one.board) === slug) ?? null;
}
