import type { AnyGame, Match } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';
import { pastOf } from '../play/session.ts';
import { allPast, finishRun } from '../store/runs.ts';

/** Games of rooms are filed under this slot. */
export const roomSlot = 'room';

/** Files a finished game of a room once, however often its result is looked at. */
export async function recordRoomGame<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  marks: Readonly<Record<string, number>>,
): Promise<void> {
  const result = ui.game.result(match.state);
  if (!result) return;
  const past = pastOf(ui, match, result, { slot: roomSlot, started: Date.now(), marks });
  const known = await allPast(ui.game.id);
  if (!known.some(one => one.slot === roomSlot && one.word === past.word)) await finishRun(past);
}
