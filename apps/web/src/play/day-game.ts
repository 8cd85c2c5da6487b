import { type AnyGame, hash, type LogEntry, type Match } from '@minoya/kernel';
import { dailyOf, dayNumber, dayOfSlot } from '@minoya/shared/calendar';
import type { GameUI } from '../games/game-ui.ts';
import { firstTry, keepFirstTry, lineWasShown } from '../store/tries.ts';
import { noteHintsFollowed } from './hints-followed.ts';
import type { Play } from './play.ts';

type Dated = Pick<GameUI<never>, 'daily'> & { readonly game: { readonly id: string } };

interface Deal {
  readonly seed: string;
  readonly slot: string;
}

/** By which the first game of a day is known again. */
const movesOf = (log: readonly LogEntry[]): number => hash(log.map(({ line }) => line).join('\n'));

/** Whether a slot is that of a day that has not begun: nobody plays it before all others can. */
export function isAhead(slot: string, today: string): boolean {
  const date = dayOfSlot(slot);
  return date !== null && dayNumber(date) > dayNumber(today);
}

/** Whether the one game of this day is over on this device: what is begun of it repeats it. */
export function isRepeat({ daily, game }: Dated, deal: Deal): boolean {
  const date = dailyOf(daily, deal);
  return date !== null && firstTry(game.id, date) !== null;
}

/** Whether this is the one game of its day, and not over yet. */
export function isDaysGame(ui: Dated, deal: Deal & { readonly marks: Readonly<Record<string, number>> }): boolean {
  return dailyOf(ui.daily, deal) !== null && !deal.marks['repeat'] && !isRepeat(ui, deal);
}

/** A day counts once, also the game that was given up: what is played of it afterwards is practice. */
export function endDay({ daily, game }: Dated, run: Deal & { readonly log: readonly LogEntry[] }): void {
  const date = dailyOf(daily, run);
  if (date !== null && firstTry(game.id, date) === null) keepFirstTry(game.id, date, movesOf(run.log));
}

/**
 * A daily counts once: whatever follows the first game that was finished says so, and what follows a look at our line, or
 * repeats what hints gave here before.
 */
export function noteTry<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, match: Match<G>, slot: string): void {
  if (!match.marks.shown && lineWasShown(ui.game, match.setup)) play.mark('shown');
  noteHintsFollowed(ui, play, match);
  const date = dailyOf(ui.daily, { seed: match.seed, slot });
  if (date === null || match.marks.repeat) return;
  const first = firstTry(ui.game.id, date);
  if (first === null) keepFirstTry(ui.game.id, date, movesOf(match.log));
  else if (first !== movesOf(match.log)) play.mark('repeat');
}
