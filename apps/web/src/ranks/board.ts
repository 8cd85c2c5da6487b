import { released } from '@minoya/archive/released';
import type { AnyGame, Match } from '@minoya/kernel';
import { dailySlot, dayOfSlot, lastDays } from '@minoya/shared/calendar';
import type { Board } from '@minoya/shared/leaderboard';
import type { House } from '../games/house.ts';
import type { Localized } from '../i18n/lang.ts';
import { text } from './text.ts';

/** The date of the daily that a run is, when it is one: somebody may have begun another seed on its slot. */
export function dailyOf<G extends AnyGame>(house: House<G>, seed: string, slot: string): string | null {
  const date = dayOfSlot(slot);
  return date !== null && house.daily?.seed(date) === seed ? date : null;
}

/** Every version of a game's rules that has boards, newest first. */
export const versionsOf = (game: string): readonly number[] => [...(released[game] ?? [])].reverse();

/** `stage-27`; with its version when that is not the newest: `stage-27@1`. */
function slugOf({ game, version, day, setup }: Board): string {
  const name = day === null ? setup.replaceAll(' ', '-') : dailySlot(day);
  return version === (versionsOf(game)[0] ?? version) ? name : `${name}@${version}`;
}

/** Where the board is shown. */
export const boardPath = (board: Board): string => `/ranks/${board.game}/${slugOf(board)}`;

/** The board that a finished game belongs on; null when it is on none. */
export function boardFor<G extends AnyGame>(house: House<G>, match: Match<G>, slot: string): Board | null {
  const { game, version, setup, seed } = match.replay();
  if (!house.ranks) return null;
  const day = dailyOf(house, seed, slot);
  const open = house.ranks.boards.some(one => one.setup === setup);
  return day !== null || open ? { game, version, setup, day } : null;
}

export interface Choice {
  readonly board: Board;
  readonly name: Localized;
  /** Where it is played; null when nobody begins a game by such rules any more. */
  readonly path: string | null;
}

const shownDays = 14;

/** Every board of a game: the last days, then its own. Each version of the rules has boards of its own. */
export function boardsOf<G extends AnyGame>(
  house: House<G>,
  today: string,
  version = house.game.version,
): { days: Choice[]; open: Choice[] } {
  const { id: game } = house.game;
  const days = lastDays(today, shownDays).map(day => dayChoice(house, day, today));
  const open = (house.ranks?.boards ?? []).map(
    ({ setup, name, path }): Choice => ({ board: { game, version, setup, day: null }, name, path }),
  );
  const then = (choice: Choice): Choice => choiceThen(house, choice, version);
  return { days: days.map(then), open: open.map(then) };
}

/** The same board under another version of the rules. */
function choiceThen<G extends AnyGame>(house: House<G>, choice: Choice, version: number): Choice {
  const { board, name, path } = choice;
  return { board: { ...board, version }, name, path: version === house.game.version ? path : null };
}

function dayChoice<G extends AnyGame>(house: House<G>, day: string, today: string): Choice {
  const { id: game, version } = house.game;
  return { board: { game, version, setup: '', day }, name: text.dayOf(day, today), path: `/daily/${game}/${day}` };
}

/** The board of an address; today's daily when it names none. Any past day may be named, also one that is not listed. */
export function boardAt<G extends AnyGame>(house: House<G>, slug: string, today: string): Choice | null {
  const { id, version: newest } = house.game;
  const [name = '', named] = slug.split('@');
  const version = named === undefined ? newest : Number(named);
  if (version !== newest && !versionsOf(id).includes(version)) return null;
  const { days, open } = boardsOf(house, today, version);
  if (name === '') return days[0] ?? null;
  const day = dayOfSlot(name);
  if (day !== null && day <= today) return choiceThen(house, dayChoice(house, day, today), version);
  return open.find(({ board }) => board.setup.replaceAll(' ', '-') === name) ?? null;
}
