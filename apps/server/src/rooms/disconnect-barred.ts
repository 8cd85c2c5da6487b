import type { Audience } from './audience.ts';
import { mayBeIn } from './chairs.ts';
import type { RoomState } from './room-state.ts';

/** Who was removed goes, and who may not look on, before they are shown anything more. */
export function disconnectBarred(state: RoomState, audience: Audience): void {
  const { table } = state;
  for (const member of audience.members) {
    if (state.isBanned(member.who)) audience.disconnect(member, 'kicked');
    else if (table.phase === 'closed') audience.disconnect(member, 'closed');
    else if (!mayBeIn(table, member.who, true)) audience.disconnect(member, 'no-watching');
  }
}
