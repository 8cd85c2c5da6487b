import type { AnyGame, Seat } from '@minoya/kernel';
import { IDLE_MS } from '@minoya/shared/protocol';
import type { RoomClient } from './client.ts';

/** The people who are to act now: no bot, and nobody for whom one stands in. Read from signals, so that whoever asked is told. */
export function awaited(client: RoomClient, game: AnyGame): readonly Seat[] {
  const table = client.table.value;
  const view = client.grewAt.value >= 0 ? client.follower.view : null;
  if (table?.phase !== 'playing' || view === null || game.version !== table.version) return [];
  return game.turn(view).filter(seat => table.chairs[seat]?.who && !table.chairs[seat]?.cover);
}

/** When the others may have a bot play for a seat, by `performance.now()`: as the server said after the last move, else by that move. */
export function idleAt(client: Pick<RoomClient, 'presence' | 'presenceAt' | 'grewAt'>, seat: Seat): number {
  const told = client.presence.value.idle[seat] ?? null;
  const [toldAt, grewAt] = [client.presenceAt.value, client.grewAt.value];
  return told !== null && toldAt >= grewAt ? toldAt + told : grewAt + IDLE_MS;
}
