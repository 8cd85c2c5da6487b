import type { EventLog } from '../store/log.ts';
import type { Room } from './room.ts';

const COMPARED_AT_ONCE = 2_000;

/** Rooms whose logs are not as long as they believe read them. */
export async function compareWithLogs(rooms: readonly Room[], log: EventLog): Promise<void> {
  for (let i = 0; i < rooms.length; i += COMPARED_AT_ONCE) {
    const some = rooms.slice(i, i + COMPARED_AT_ONCE);
    const heads = await log.heads(some.map(room => room.id));
    for (const room of some) if (heads.get(room.id) !== room.state.n) room.readLog();
  }
}
