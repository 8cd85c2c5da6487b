import type { AnyGame } from '@minoya/kernel';
import { dayOfSlot, lastDays } from '@minoya/shared/calendar';
import { type Leaderboard, SHELVES } from '@minoya/shared/leaderboard';
import type { GameUI } from '../games/game-ui.ts';
import type { Localized } from '../i18n/lang.ts';
import { versionsOf } from './sending.ts';
import { text } from './text.ts';

export interface Choice {
  readonly board: Leaderboard;
  readonly name: Localized;
  /** Where it is played; null when nobody begins a game by such rules any more. */
  readonly path: string | null;
  /** What it is listed under, where there are many. */
  readonly group?: Localized;
}

const shownDays = 14;

/** Every board of a game: the last days, then its own. Each version of the rules has boards of its own. */
export function leaderboardsOf<G extends AnyGame>(
  ui: GameUI<G>,
  today: string,
  version = ui.game.version,
): { days: Choice[]; open: Choice[] } {
  const { id: game } = ui.game;
  const days = lastDays(today, shownDays).map(day => dayChoice(ui, day, today));
  const open = (ui.leaderboards?.boards ?? []).map(
    ({ setup, ...told }): Choice => ({ board: { game, version, setup, day: null }, ...told }),
  );
  const then = (choice: Choice): Choice => choiceThen(ui, choice, version);
  return { days: days.map(then), open: open.map(then) };
}

/** The same board under another version of the rules. */
function choiceThen<G extends AnyGame>(ui: GameUI<G>, choice: Choice, version: number): Choice {
  const { board, path } = choice;
  return { ...choice, board: { ...board, version }, path: version === ui.game.version ? path : null };
}

function dayChoice<G extends AnyGame>(ui: GameUI<G>, day: string, today: string): Choice {
  const { id: game, version } = ui.game;
  return { board: { game, version, setup: '', day }, name: text.dayOf(day, today), path: `/daily/${game}/${day}` };
}

/** The board of an address; today's daily when it names none. Any past day may be named, also one that is not listed. */
export function leaderboardAt<G extends AnyGame>(ui: GameUI<G>, slug: string, today: string): Choice | null {
  const { id, version: newest } = ui.game;
  const [place = '', kept = 'unaided'] = slug.split('~');
  const shelf = SHELVES.find(one => one === kept);
  const [name = '', named] = place.split('@');
  const version = named === undefined ? newest : Number(named);
  if (!shelf || (version !== newest && !versionsOf(id).includes(version))) return null;
  const found = choiceNamed(ui, name, today, version);
  return found && { ...found, board: { ...found.board, shelf } };
}

function choiceNamed<G extends AnyGame>(ui: GameUI<G>, name: string, today: string, version: number): Choice | null {
  const { days, open } = leaderboardsOf(ui, today, version);
  if (name === '') return days[0] ?? null;
  const day = dayOfSlot(name);
  if (day !== null && day <= today) return choiceThen(ui, dayChoice(ui, day, today), version);
  return open.find(({ board }) => board.setup.replaceAll(' ', '-') === name) ?? null;
}
