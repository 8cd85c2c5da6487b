import type { AnyGame, Match, Seat } from '@minoya/kernel';
import type { RoomResult } from '@minoya/shared/protocol';
import type { GameUI } from '../games/game-ui.ts';
import { pastOf } from '../play/session.ts';
import { allPast, finishRun } from '../store/runs.ts';

/** Games of rooms are filed under this slot. */
export const roomSlot = 'room';

/** Files a finished game of a room once, however often its result is looked at. */
export async function recordRoomGame<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  {
    marks,
    result,
    seat,
  }: { readonly marks: Readonly<Record<string, number>>; readonly result: RoomResult; readonly seat: Seat },
): Promise<void> {
  // Given up before anybody did anything: nothing was played, so nobody has won or lost.
  if (match.length === 0) return;
  // What the bot made of a seat that was given up counts for nobody.
  const own = result.resigned?.includes(seat) ? { ...marks, resigned: 1 } : marks;
  const past = pastOf(ui, match, result, { slot: roomSlot, started: Date.now(), marks: own });
  const known = await allPast(ui.game.id);
  if (!known.some(one => one.slot === roomSlot && one.word === past.word)) await finishRun(past);
}
