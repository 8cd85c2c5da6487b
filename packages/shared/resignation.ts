import type { Result, Seat } from '@minoya/kernel';
import type { Chair, RoomResult } from './protocol.ts';

const isIn = (chair: Chair): boolean => chair.cover !== 'resigned';

/** Seats that gave the running game up. */
export function resignedSeats(chairs: readonly Chair[]): readonly Seat[] {
  return chairs.flatMap((chair, seat) => (isIn(chair) ? [] : [seat]));
}

/** What a game's result comes to in a room: who resigned has not won, whatever the bot made of the seat. */
export function roomResult(result: Result, chairs: readonly Chair[]): RoomResult {
  const resigned = resignedSeats(chairs);
  if (resigned.length === 0) return result;
  const stayed = result.scores.flatMap((score, seat) => (resigned.includes(seat) ? [] : [{ score, seat }]));
  const best = Math.max(...stayed.map(one => one.score));
  const first = result.winners.filter(seat => !resigned.includes(seat));
  const winners = first.length > 0 ? first : stayed.filter(one => one.score === best).map(one => one.seat);
  return { ...result, winners, resigned };
}

/** Whether a game is over because everybody else gave it up: one player is left, or only bots are. */
export function endsByResignation(chairs: readonly Chair[]): boolean {
  const stayed = chairs.filter(isIn);
  return stayed.length < 2 || stayed.every(chair => chair.bot !== null);
}

/** The result of such a game: those who stayed have won, with no points counted. */
export function resultByResignation(chairs: readonly Chair[]): RoomResult {
  const winners = chairs.flatMap((chair, seat) => (isIn(chair) ? [seat] : []));
  return { scores: [], winners, resigned: resignedSeats(chairs) };
}
