import type { LiveRoom } from '@minoya/shared/protocol';
import { seatOf } from './chairs.ts';
import type { RoomState } from './room-state.ts';

/** What somebody who sits in a room is told of it from outside; null for everybody else, and when it is closed. */
export function liveRoom({ table, match, code }: RoomState, who: string): LiveRoom | null {
  const seat = seatOf(table, who);
  if (table.phase === 'closed' || seat < 0) return null;
  const { phase, chairs } = table;
  const mine =
    phase === 'playing' && chairs[seat]?.cover !== 'resigned' && match?.game.turn(match.state).includes(seat);
  const taken = chairs.filter(chair => chair.who !== null || chair.bot !== null).length;
  return { code, phase, seats: chairs.length, taken, turn: mine ?? false };
}
