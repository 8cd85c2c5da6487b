import type { AnyGame, Seat } from '@minoya/kernel';
import type { RoomClient } from './client.ts';

/** The people who are to act now: no bot, and nobody for whom one stands in. Read from signals, so that whoever asked is told. */
export function awaited(client: RoomClient, game: AnyGame): readonly Seat[] {
  const table = client.table.value;
  const view = client.grewAt.value >= 0 ? client.follower.view : null;
  if (table?.phase !== 'playing' || view === null || game.version !== table.version) return [];
  return game.turn(view).filter(seat => table.chairs[seat]?.who && !table.chairs[seat]?.cover);
}
