import { leavingOf } from './decide.ts';
import type { Room } from './room.ts';

/** Those whose identity was deleted while no node had this room loaded leave it now, before anybody is shown it. */
export async function leaveLate(room: Room, gone: readonly string[]): Promise<void> {
  for (const who of gone) if (leavingOf(room.state, who)) await room.propose(() => leavingOf(room.state, who));
}

/** Somebody's identity was deleted: at every table here it is as if they had left. */
export function leaveAll(rooms: Iterable<Room>, nameIn: (room: string) => string): void {
  for (const room of rooms) {
    const who = nameIn(room.id);
    // Asked again when its turn comes: another node may have been faster.
    if (leavingOf(room.state, who)) void room.propose(() => leavingOf(room.state, who));
  }
}
