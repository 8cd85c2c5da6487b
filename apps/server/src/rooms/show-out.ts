import { mayBeIn } from './chairs.ts';
import type { Room } from './room.ts';

/** Who was removed goes, and who may not look on, before they are shown anything more. */
export function showOut(room: Pick<Room, 'state' | 'members' | 'disconnect'>): void {
  const { table } = room.state;
  for (const member of room.members) {
    if (room.state.isBanned(member.who)) room.disconnect(member, 'kicked');
    else if (table.phase === 'closed') room.disconnect(member, 'closed');
    else if (!mayBeIn(table, member.who, true)) room.disconnect(member, 'no-watching');
  }
}
