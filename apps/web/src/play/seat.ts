import type { AnyGame, Match } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';
import { Play } from './play.ts';
import { local } from './session.ts';

/** Puts a match of this device on a table, seen and played from the seats that its marks give to people. */
export function seatAt<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  marks: Readonly<Record<string, number>>,
): Play<G> {
  const table = ui.table?.(match.setup, marks) ?? { viewer: 0 as const };
  const options = { passes: passes(table.seats), givesUp: ui.givesUp, ...table, ...allSeats(match) };
  const play = new Play(local(match, options), ui.eventEffects);
  play.marks.value = { ...marks, ...match.marks };
  return play;
}

/** Machine seats act through this device as well, so the session must let them. */
function allSeats<G extends AnyGame>(match: Match<G>): { seats: readonly number[] } {
  const setup: unknown = match.game.setups.read(match.setup);
  return { seats: Array.from({ length: match.game.seatCount(setup) }, (_, seat) => seat) };
}

const passes = (mine: readonly number[] | undefined) => (seat: number) => mine !== undefined && !mine.includes(seat);
