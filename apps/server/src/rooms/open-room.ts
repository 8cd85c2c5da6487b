import type { Room } from './room.ts';
import type { RoomScheduler } from './room-scheduler.ts';

/** A room in memory, and what this node keeps beside it. */
export interface OpenRoom {
  readonly room: Room;
  readonly scheduler: RoomScheduler;
  emptySince: number | null;
  /** What everybody was told last. */
  presence: string;
  presenceTimer: NodeJS.Timeout | null;
  /** Whose signs of life the other nodes have not heard of. */
  readonly unheard: Set<string>;
}

export function openRoom(room: Room, scheduler: RoomScheduler): OpenRoom {
  const told = { presence: '', presenceTimer: null, unheard: new Set<string>() };
  return { room, scheduler, emptySince: performance.now(), ...told };
}

export const namesHere = (room: Room): string[] => [...room.members].map(member => member.who);

/** Who of the table is connected, here or elsewhere, and how many look on. */
export function presentIn(room: Room, elsewhere: readonly string[]): { chairs: boolean[]; watchers: number } {
  const all = new Set([...elsewhere, ...namesHere(room)]);
  const chairs = room.state.table.chairs.map(chair => chair.who !== null && all.has(chair.who));
  return { chairs, watchers: all.size - chairs.filter(Boolean).length };
}
